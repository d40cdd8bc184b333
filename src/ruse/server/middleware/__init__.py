"""What every request passes: limits, headers, logs, metrics, refusals."""
