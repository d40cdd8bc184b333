"""The rules of Coup: what happens, one function for each thing that can happen.

Plain functions over one record, in the subset that compiles for every target. Nothing calls back:
an action sets a phase, and `settle` runs the phases that need nobody until somebody is asked or the
match is over. The ids (COUP-32, AMB-05) are those of docs/rules/coup.md.
"""

from __future__ import annotations

from ruse.core.chance import roll
from ruse.core.emit import emit
from ruse.games.coup.events import (
    BLOCKED_AS,
    CARD_LOST,
    CHALLENGED,
    COINS_MOVED,
    DEALT,
    DECLARED,
    DRAFTED,
    DREW,
    EXCHANGE_DRAWN,
    EXCHANGE_RETURNED,
    FAILED,
    FINISHED,
    FORFEITED,
    LEFT_ALONE,
    OFFERED,
    OUT,
    PAID,
    PASSED,
    PROVED,
    REFUNDED,
    REFUSED,
    STOLEN,
    SWAP_FORCED,
    TAKEN,
    TURN,
)
from ruse.games.coup.log import note
from ruse.games.coup.state import (
    ACTING,
    AID,
    ANY_SEAT,
    ASSASSIN,
    ASSASSINATE,
    AT_RANDOM,
    BLOCK_AS,
    BLOCKED,
    BLOCKING,
    BOTH_1,
    BOTH_2,
    BY_ASSASSINATION,
    BY_CAUGHT_BLUFF,
    BY_COUP,
    BY_FAILED_CHALLENGE,
    CAPTAIN,
    CHALLENGE,
    CHALLENGING,
    CHALLENGING_BLOCK,
    COINS,
    COUP,
    DECIDING,
    DISPROVED,
    DO_COUP,
    DRAFT_CARD,
    DRAFTING,
    DRAW_THEN_RETURN,
    DUKE,
    ENDING,
    ENVOY,
    EXCHANGE,
    EXCHANGED,
    EXCHANGING,
    FINITE,
    FORCE,
    FORCED,
    GERMAN,
    IMMEDIATE,
    INCOME,
    INQUISITOR,
    KEEP_ONE,
    KEEP_TWO,
    KINDS,
    LEFT,
    LOSE_CARD,
    LOSING,
    LOST,
    NO_CARD,
    NOBODY,
    OFFER_CARD,
    OFFERING,
    OVER,
    PASS,
    PROVEN,
    PROVING,
    PROVING_BLOCK,
    RANDOM,
    RESOLVING,
    SEQUENTIAL,
    SHOW,
    SHOWN,
    STEAL,
    SURVIVORS_SHARE,
    TARGET_FIRST,
    TAX,
    UNBLOCKED,
    State,
)

# For each kind of action: the character it claims, its cost (COUP-22), and whether it can be blocked (COUP-43).
CLAIM_OF = (NO_CARD, NO_CARD, DUKE, ENVOY, NO_CARD, ASSASSIN, CAPTAIN, ENVOY)
COST_OF = (0, 0, 0, 0, 7, 3, 0, 0)
BLOCKABLE = (0, 1, 0, 0, 0, 1, 1, 0)

# The fifteen pairs of characters that an exchange can keep.
PAIR_FIRST = (0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 3, 3, 4)
PAIR_SECOND = (0, 1, 2, 3, 4, 1, 2, 3, 4, 2, 3, 4, 3, 4, 4)


# --- Setup --------------------------------------------------------------------------------------------


def deal(s: State) -> None:
    """Coins, cards and first player (COUP-03 to COUP-07, COUP-11); the draft first asks for picks (COUP-13)."""
    s.alive = (1 << s.players) - 1
    s.turn = roll(s, s.players) if s.first_player == ANY_SEAT else s.first_player
    for card in range(KINDS):
        s.deck[card] = 1 if s.draft_2p else copies(s)
    s.decked = KINDS * s.deck[0]
    for seat in range(s.players):
        s.cards[seat] = 2
        s.coins[seat] = starting_coins(s, seat)
    if s.treasury_rule == FINITE:
        s.treasury = COINS
        for seat in range(s.players):
            s.treasury -= s.coins[seat]
    clear_table(s)
    if s.draft_2p:
        s.phase = DRAFTING
        s.waiting = s.alive
    else:
        for seat in range(s.players):
            deal_hand(s, seat, take_card(s, seat), take_card(s, seat))
        begin_turn(s)


def copies(s: State) -> int:
    """Three of each character; four for 7-8 and five for 9-10 players (COUP-03, COUP-04)."""
    if s.copies_rule == GERMAN or s.players <= 6:
        return 3
    return 4 if s.players <= 8 else 5


def starting_coins(s: State, seat: int) -> int:
    """Two coins; fewer when only two play (COUP-06, COUP-07, AMB-26)."""
    if s.players > 2 or s.two_player_coins == BOTH_2 or (s.draft_2p and s.draft_coins):
        return 2
    if s.two_player_coins == BOTH_1:
        return 1
    return 1 if seat == s.turn else 2


def deal_hand(s: State, seat: int, first: int, second: int) -> None:
    """Both cards of a seat are known to it alone (COUP-05, COUP-09)."""
    emit(s, DEALT, seat, min(first, second), max(first, second), 0)


def draft(s: State, seat: int, card: int) -> None:
    """One card of the own pile is picked in secret, the other four leave the game (COUP-13, AMB-27)."""
    s.pick[seat] = card + 1


def deal_draft(s: State) -> None:
    """The third pile gives each player one more card and is the court deck (COUP-13)."""
    for seat in range(s.players):
        pick = s.pick[seat] - 1
        s.hand[seat, pick] += 1
        emit(s, DRAFTED, seat, pick, 0, 0)
    for seat in range(s.players):
        deal_hand(s, seat, s.pick[seat] - 1, take_card(s, seat))
    begin_turn(s)


# --- The court deck -----------------------------------------------------------------------------------


def draw(s: State) -> int:
    """A random card of the court deck, which has no order; an arranged position may say which."""
    while s.scripted > 0:
        card = s.script[s.script_at] - 1
        s.script_at += 1
        s.scripted -= 1
        if s.deck[card] > 0:
            return card
    at = roll(s, s.decked)
    card = 0
    while at >= s.deck[card]:
        at -= s.deck[card]
        card += 1
    return card


def take_card(s: State, seat: int) -> int:
    """A seat draws one card."""
    card = draw(s)
    s.deck[card] -= 1
    s.decked -= 1
    s.hand[seat, card] += 1
    return card


def return_card(s: State, seat: int, card: int) -> None:
    """A seat puts one card back, to be shuffled in."""
    s.hand[seat, card] -= 1
    s.deck[card] += 1
    s.decked += 1


# --- Coins --------------------------------------------------------------------------------------------


def take(s: State, seat: int, amount: int) -> None:
    """From the treasury, as far as it goes (AMB-07)."""
    if s.treasury_rule == FINITE:
        amount = min(amount, s.treasury)
        s.treasury -= amount
    s.coins[seat] += amount
    emit(s, COINS_MOVED, NOBODY, seat, amount, TAKEN)


def pay(s: State, seat: int, amount: int, why: int) -> None:
    """Into the treasury."""
    s.coins[seat] -= amount
    if s.treasury_rule == FINITE:
        s.treasury += amount
    emit(s, COINS_MOVED, seat, NOBODY, amount, why)


def refund(s: State) -> None:
    """A disproved action gives its cost back (COUP-54)."""
    if s.paid > 0:
        s.coins[s.turn] += s.paid
        if s.treasury_rule == FINITE:
            s.treasury -= s.paid
        emit(s, COINS_MOVED, NOBODY, s.turn, s.paid, REFUNDED)
        s.paid = 0


def forfeit(s: State, seat: int) -> None:
    """The coins of an eliminated player return to the treasury (COUP-18)."""
    if s.coins[seat] > 0:
        pay(s, seat, s.coins[seat], FORFEITED)


def forfeit_all(s: State) -> None:
    """Nobody who is out keeps coins (COUP-18)."""
    for seat in range(s.players):
        if s.cards[seat] == 0:
            forfeit(s, seat)


# --- A turn -------------------------------------------------------------------------------------------


def clear_table(s: State) -> None:
    """Nothing is claimed and nobody is spoken of."""
    s.action = INCOME
    s.target = NOBODY
    s.paid = 0
    s.claimant = NOBODY
    s.claim = NO_CARD
    s.challenger = NOBODY
    s.loser = NOBODY
    s.reason = 0
    s.after = 0
    s.voices = 0
    s.unasked = 0
    s.blockers = 0


def begin_turn(s: State) -> None:
    """The player whose turn it is must choose one action (COUP-21)."""
    clear_table(s)
    s.phase = ACTING
    s.waiting = 1 << s.turn
    emit(s, TURN, s.turn, s.turns + 1, 0, 0)


def declare(s: State, seat: int, action: int) -> None:
    """Announce an action with its target and pay its cost at once (COUP-27, AMB-15)."""
    if action <= DO_COUP:
        s.action = action
    else:
        s.action = COUP + (action - DO_COUP - 1) // 9
        s.target = (seat + 1 + (action - DO_COUP - 1) % 9) % s.players
    s.claim = CLAIM_OF[s.action]
    emit(s, DECLARED, seat, s.action, s.target, s.claim)
    s.paid = COST_OF[s.action]
    if s.paid > 0:
        pay(s, seat, s.paid, PAID)
    if s.claim != NO_CARD:
        claim(s, seat, s.claim)
        ask(s, CHALLENGING, s.alive ^ (1 << seat))
    elif s.action == AID:
        ask(s, BLOCKING, s.alive ^ (1 << seat))
    else:
        s.phase = RESOLVING


def claim(s: State, seat: int, card: int) -> None:
    """To use a character is to assert that it lies face down before one, truly or not (COUP-25, COUP-39)."""
    s.claimant = seat
    s.claim = card
    if s.claims[seat, card] < 255:
        s.claims[seat, card] += 1


def resolve(s: State) -> None:
    """The action stands and takes effect (COUP-26)."""
    s.phase = ENDING
    if s.action == INCOME:
        take(s, s.turn, 1)  # COUP-29
    elif s.action == AID:
        take(s, s.turn, 2)  # COUP-30
    elif s.action == TAX:
        take(s, s.turn, 3)  # COUP-32
    elif s.action == STEAL:
        steal(s)
    elif s.action == EXCHANGE:
        draw_for_exchange(s)
    elif s.cards[s.target] > 0:  # against a player already out nothing more happens (AMB-04)
        if s.action == COUP:
            must_lose(s, s.target, BY_COUP, ENDING)  # COUP-31
        elif s.action == ASSASSINATE:
            must_lose(s, s.target, BY_ASSASSINATION, ENDING)  # COUP-33
        else:
            examine(s)


def end_turn(s: State) -> None:
    """Late forfeits (AMB-05), the turn limit (AMB-29), then the next living player clockwise (COUP-12)."""
    forfeit_all(s)
    s.turns += 1
    if s.turns >= s.turn_limit:
        finish(s)
    else:
        s.turn = next_clockwise(s, s.alive, s.turn)
        begin_turn(s)


def finish(s: State) -> None:
    """The match is over (COUP-20, AMB-28)."""
    forfeit_all(s)
    clear_table(s)
    s.phase = OVER
    s.waiting = 0
    emit(s, FINISHED, winners(s), 0, 0, 0)


# --- Windows: challenge and block -----------------------------------------------------------------------


def ask(s: State, phase: int, seats: int) -> None:
    """Open a window to these seats: to all at once and sealed, or one after the other (AMB-01)."""
    s.phase = phase
    s.voices = 0
    if s.response_mode == SEQUENTIAL:
        s.unasked = seats
    else:
        s.waiting = seats


def ask_next(s: State) -> None:
    """The next one in the order in which they would be heard."""
    seat = heard(s, s.unasked)
    s.unasked ^= 1 << seat
    s.waiting = 1 << seat


def speak(s: State, seat: int) -> None:
    """A challenge or a block: sealed until the window closes; asked in order, it closes at once (AMB-01)."""
    s.voices |= 1 << seat
    if s.phase == BLOCKING and s.fa_reblock:
        s.blockers = s.unasked
    s.unasked = 0


def next_clockwise(s: State, seats: int, origin: int) -> int:
    """The first of these seats clockwise from the origin."""
    seat = origin
    while True:
        seat += 1
        if seat == s.players:
            seat = 0
        if seats >> seat & 1:
            return seat


def heard(s: State, seats: int) -> int:
    """Of several challengers or blockers one is heard: the first clockwise from the claimant (AMB-01, AMB-13)."""
    if s.phase == BLOCKING:
        return next_clockwise(s, seats, s.turn)
    if s.challenge_priority == TARGET_FIRST:
        concerned = s.target if s.phase == CHALLENGING else s.turn
        if seats >> concerned & 1:
            return concerned
    if s.challenge_priority == AT_RANDOM:
        return next_clockwise(s, seats, any_of(s, seats))
    return next_clockwise(s, seats, s.claimant)


def any_of(s: State, seats: int) -> int:
    """The seat before a random one of these, so that the next clockwise is it."""
    count = 0
    for seat in range(s.players):
        count += seats >> seat & 1
    at = roll(s, count)
    seat = 0
    while True:
        if seats >> seat & 1:
            if at == 0:
                return (seat + s.players - 1) % s.players
            at -= 1
        seat += 1


def close_challenges(s: State) -> None:
    """Nobody spoke: the claim stands. Else one challenge is heard and must be answered (COUP-49, AMB-21)."""
    on_block = s.phase == CHALLENGING_BLOCK
    if s.voices == 0:
        emit(s, PASSED, s.phase, 0, 0, 0)
        s.phase = BLOCKED if on_block else PROVEN
        return
    s.challenger = heard(s, s.voices)
    s.voices = 0
    emit(s, CHALLENGED, s.challenger, s.claimant, s.claim, 0)
    s.phase = PROVING_BLOCK if on_block else PROVING
    s.waiting = 1 << s.claimant


def may_block(s: State) -> bool:
    """The target of a proven or unchallenged action may block while in the game (AMB-03, AMB-04)."""
    if not BLOCKABLE[s.action] or s.cards[s.target] == 0:
        return False
    return s.block_after_failed_challenge != 0 or s.challenger != s.target


def after_claim(s: State) -> None:
    """The action was not disproved: now it can be blocked, else it takes effect (COUP-27, AMB-02)."""
    if may_block(s):
        ask(s, BLOCKING, 1 << s.target)
    else:
        s.phase = RESOLVING


def close_blocks(s: State) -> None:
    """One block is heard (AMB-13); it is a claim of its own and open to challenge (COUP-39, COUP-47)."""
    if s.voices == 0:
        emit(s, PASSED, s.phase, 0, 0, 0)
        s.phase = RESOLVING
        return
    blocker = heard(s, s.voices)
    if s.fa_reblock and s.response_mode != SEQUENTIAL:
        s.blockers = s.voices ^ (1 << blocker)
    block(s, blocker, DUKE if s.action == AID else s.claim)


def block(s: State, seat: int, card: int) -> None:
    """Claim a character to stop the action (COUP-40 to COUP-42, COUP-45)."""
    s.challenger = NOBODY
    claim(s, seat, card)
    emit(s, BLOCKED_AS, seat, s.turn, card, 0)
    ask(s, CHALLENGING_BLOCK, s.alive ^ (1 << seat))


def after_caught_block(s: State) -> None:
    """The action goes through (COUP-55), unless a table lets the next blocker try (AMB-13)."""
    s.phase = RESOLVING
    s.blockers &= s.alive
    if s.blockers != 0:
        more = s.blockers
        s.phase = BLOCKING
        if s.response_mode == SEQUENTIAL:
            s.blockers = 0
            ask(s, BLOCKING, more)
        else:
            blocker = heard(s, more)
            s.blockers = more ^ (1 << blocker)
            block(s, blocker, DUKE)


def show(s: State, seat: int) -> None:
    """Prove the claim: the card goes into the deck, a new one comes, the challenger loses (COUP-49 to COUP-53)."""
    card = s.claim
    emit(s, PROVED, seat, card, 0, 0)
    return_card(s, seat, card)
    drawn = take_card(s, seat)
    emit(s, DREW, seat, drawn, 0, 0)
    note(s, SHOWN, seat, NOBODY, card, drawn, NO_CARD, NO_CARD)
    must_lose(s, s.challenger, BY_FAILED_CHALLENGE, PROVEN if s.phase == PROVING else BLOCKED)


def refuse(s: State, seat: int) -> None:
    """No proof, for want of the card or of the will (COUP-50): one influence is lost (COUP-51)."""
    emit(s, REFUSED, seat, s.claim, 0, 0)
    must_lose(s, seat, BY_CAUGHT_BLUFF, DISPROVED if s.phase == PROVING else UNBLOCKED)


def reveal_other(s: State, seat: int, card: int) -> None:
    """The one-step proof: to turn over another card is to lose it (AMB-12, `prove_mode`)."""
    emit(s, REFUSED, seat, s.claim, 0, 0)
    s.reason = BY_CAUGHT_BLUFF
    s.after = DISPROVED if s.phase == PROVING else UNBLOCKED
    lose(s, seat, card)


def fail(s: State) -> None:
    """A blocked action fails and its cost stays spent (COUP-41, COUP-44)."""
    emit(s, FAILED, s.turn, s.action, 0, 0)
    s.phase = ENDING


def disprove(s: State) -> None:
    """A disproved action fails whole and its cost comes back (COUP-54)."""
    refund(s)
    fail(s)


# --- Influence ----------------------------------------------------------------------------------------


def must_lose(s: State, seat: int, reason: int, after: int) -> None:
    """The owner chooses the card (COUP-15); with one left there is nothing to choose (COUP-17)."""
    s.loser = seat
    s.reason = reason
    s.after = after
    if s.cards[seat] > 1:
        s.phase = LOSING
        s.waiting = 1 << seat
    else:
        card = 0
        while s.hand[seat, card] == 0:
            card += 1
        lose(s, seat, card)


def lose(s: State, seat: int, card: int) -> None:
    """Turn a card face up for good (COUP-15)."""
    s.hand[seat, card] -= 1
    s.lost[seat, 2 - s.cards[seat]] = card + 1
    s.cards[seat] -= 1
    s.loser = NOBODY
    s.phase = s.after
    note(s, LOST, seat, NOBODY, card, NO_CARD, NO_CARD, NO_CARD)
    emit(s, CARD_LOST, seat, card, s.reason, 0)
    if s.cards[seat] == 0:
        eliminate(s, seat)


def eliminate(s: State, seat: int) -> None:
    """Without influence a player is out at once (COUP-18, COUP-19); the last one wins (COUP-20)."""
    s.alive ^= 1 << seat
    emit(s, OUT, seat, 0, 0, 0)
    if s.forfeit_timing == IMMEDIATE:
        forfeit(s, seat)
    if s.alive & (s.alive - 1) == 0:
        finish(s)


# --- Character actions ----------------------------------------------------------------------------------


def steal(s: State) -> None:
    """Captain: up to two coins from the target (COUP-34), even from one who has just gone out (AMB-05)."""
    amount = min(2, s.coins[s.target])
    s.coins[s.target] -= amount
    s.coins[s.turn] += amount
    emit(s, COINS_MOVED, s.target, s.turn, amount, STOLEN)


def draw_for_exchange(s: State) -> None:
    """Envoy: the Ambassador draws two cards, the Inquisitor one (COUP-35, COUP-36, AMB-08)."""
    count = 1 if s.envoy == INQUISITOR else 2
    for at in range(count):
        s.drawn[at] = take_card(s, s.turn) + 1
    emit(s, EXCHANGE_DRAWN, s.turn, count, s.drawn[0] - 1, s.drawn[1] - 1 if count == 2 else NO_CARD)
    s.phase = EXCHANGING
    s.waiting = 1 << s.turn


def keep(s: State, seat: int, first: int, second: int) -> None:
    """Keep as many cards as one has influence; as many as were drawn go back (COUP-35, COUP-36, AMB-31)."""
    returned_1 = NO_CARD
    returned_2 = NO_CARD
    for card in range(KINDS):
        spare = s.hand[seat, card] - (1 if card == first else 0) - (1 if card == second else 0)
        while spare > 0:
            return_card(s, seat, card)
            if returned_1 == NO_CARD:
                returned_1 = card
            else:
                returned_2 = card
            spare -= 1
    emit(s, EXCHANGE_RETURNED, seat, 1 if returned_2 == NO_CARD else 2, returned_1, returned_2)
    drawn_2 = s.drawn[1] - 1 if s.drawn[1] > 0 else NO_CARD
    note(s, EXCHANGED, seat, NOBODY, s.drawn[0] - 1, drawn_2, returned_1, returned_2)
    s.drawn[0] = 0
    s.drawn[1] = 0
    s.phase = ENDING


def examine(s: State) -> None:
    """Inquisitor: look at one card of the target, who chooses which (COUP-37, AMB-10)."""
    if s.examine_chooser == RANDOM or s.cards[s.target] == 1:
        at = roll(s, s.cards[s.target]) if s.cards[s.target] > 1 else 0
        card = 0
        while at >= s.hand[s.target, card]:
            at -= s.hand[s.target, card]
            card += 1
        offer(s, s.target, card)
    else:
        s.phase = OFFERING
        s.waiting = 1 << s.target


def offer(s: State, seat: int, card: int) -> None:
    """The card is seen by the Inquisitor alone, before deciding (AMB-10)."""
    s.offered = card + 1
    emit(s, OFFERED, seat, s.turn, card, 0)
    s.phase = DECIDING
    s.waiting = 1 << s.turn


def leave(s: State) -> None:
    """The target keeps the card (COUP-37)."""
    note(s, LEFT, s.turn, s.target, s.offered - 1, NO_CARD, NO_CARD, NO_CARD)
    emit(s, LEFT_ALONE, s.turn, s.target, 0, 0)
    s.offered = 0
    s.phase = ENDING


def force(s: State) -> None:
    """The target must swap the card; a table says whether it is drawn for before it goes back (COUP-37)."""
    card = s.offered - 1
    target = s.target
    emit(s, SWAP_FORCED, s.turn, target, card, 0)
    if s.examine_order == DRAW_THEN_RETURN:
        drawn = take_card(s, target)
        return_card(s, target, card)
    else:
        return_card(s, target, card)
        drawn = take_card(s, target)
    note(s, FORCED, s.turn, target, card, drawn, NO_CARD, NO_CARD)
    emit(s, DREW, target, drawn, 0, 0)
    s.offered = 0
    s.phase = ENDING


# --- The machine --------------------------------------------------------------------------------------


def act(s: State, seat: int, action: int) -> None:
    """Play an action that `legal` offers to a seat that is asked; then run on to the next question."""
    s.waiting ^= 1 << seat
    phase = s.phase
    if phase == CHALLENGING or phase == CHALLENGING_BLOCK:
        if action == CHALLENGE:
            speak(s, seat)
    elif phase == ACTING:
        declare(s, seat, action)
    elif phase == BLOCKING:
        if action != PASS:
            if s.action != AID:
                s.claim = action - BLOCK_AS  # AMB-23: the block names one character
            speak(s, seat)
    elif phase == PROVING or phase == PROVING_BLOCK:
        if action == SHOW:
            show(s, seat)
        elif action >= LOSE_CARD:
            reveal_other(s, seat, action - LOSE_CARD)
        else:
            refuse(s, seat)
    elif phase == LOSING:
        lose(s, seat, action - LOSE_CARD)
    elif phase == EXCHANGING:
        if action >= KEEP_TWO:
            keep(s, seat, PAIR_FIRST[action - KEEP_TWO], PAIR_SECOND[action - KEEP_TWO])
        else:
            keep(s, seat, action - KEEP_ONE, NO_CARD)
    elif phase == OFFERING:
        offer(s, seat, action - OFFER_CARD)
    elif phase == DECIDING:
        if action == FORCE:
            force(s)
        else:
            leave(s)
    else:
        draft(s, seat, action - DRAFT_CARD)
    if s.waiting == 0:
        settle(s)


def settle(s: State) -> None:
    """Run the phases that need nobody until somebody is asked or the match is over."""
    while s.waiting == 0 and s.phase != OVER:
        phase = s.phase
        if s.unasked != 0:
            ask_next(s)
        elif phase == ENDING:
            end_turn(s)
        elif phase == CHALLENGING or phase == CHALLENGING_BLOCK:
            close_challenges(s)
        elif phase == RESOLVING:
            resolve(s)
        elif phase == PROVEN:
            after_claim(s)
        elif phase == BLOCKING:
            close_blocks(s)
        elif phase == BLOCKED:
            fail(s)
        elif phase == DISPROVED:
            disprove(s)
        elif phase == UNBLOCKED:
            after_caught_block(s)
        else:
            deal_draft(s)


def winners(s: State) -> int:
    """The last player standing (COUP-20); after the turn limit nobody, or all survivors (AMB-29)."""
    if s.alive & (s.alive - 1) == 0 or s.turn_limit_result == SURVIVORS_SHARE:
        return s.alive
    return 0


def score(s: State, seat: int) -> int:
    """One for winning, nothing else: there is no second place (COUP-20)."""
    if s.phase != OVER:
        return 0
    return winners(s) >> seat & 1


def honesty(s: State, seat: int, action: int) -> int:
    """Whether an action claims a character, and truly (COUP-25, COUP-39): 0 no claim, 1 true, 2 a bluff."""
    card = NO_CARD
    if action <= DO_COUP:
        card = CLAIM_OF[action]
    elif action < PASS:
        card = CLAIM_OF[COUP + (action - DO_COUP - 1) // 9]
    elif BLOCK_AS <= action < SHOW:
        card = action - BLOCK_AS
    if card == NO_CARD:
        return 0
    return 1 if s.hand[seat, card] > 0 else 2
