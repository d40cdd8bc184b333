refusal-not-asked = it is not asked now
refusal-no-such-action = there is no such action
refusal-nothing-said = nothing has been said yet
refusal-too-low = more than the last number must be said
refusal-too-high = no die shows so much
