"""Event cards: hands, windows, and what each event does (JDG-A13-CARD)."""

from __future__ import annotations

from berthier.games.gloire import counting
from berthier.games.gloire.activation import Activate
from berthier.games.gloire.board import Board
from berthier.games.gloire.cards import (
    Discard,
    Offer,
    PlayCard,
    is_conceivable,
    pa0_cards,
    pd_cards,
    play,
    plays,
)
from berthier.games.gloire.command import give
from berthier.games.gloire.kit import COALITION, DRY, FRENCH, RAIN
from berthier.games.gloire.lines import check_lines
from berthier.games.gloire.paying import march
from berthier.games.gloire.records import Battle, Half
from berthier.games.gloire.supply import FULL, TWO_THIRDS
from berthier.kernel import flow
from berthier.kernel.flow import PASS, Call

from .drive import new_board, small_board
from .luck import script


def half_of(b: Board, name: str) -> int:
    return [half.id for half in b.kit.halves].index(name)


def hold(b: Board, side: int, *names: str) -> None:
    """These events in a hand, alone in the deck."""
    b.hands[side] = sorted(half_of(b, name) >> 1 for name in names)


def take(b: Board, option: object) -> None:
    flow.answer(b, flow.asked(b)[0], option)


def names(b: Board, side: int, moment: str) -> set[str]:
    return {b.kit.halves[half].id for _, half, _ in plays(b, side, moment)}


def fighting(label: str, moment_hand: tuple[int, str], **more: str) -> Board:
    """Napoleon with III Corps and the Guard attacks Yorck in b; one event in somebody's hand."""
    pieces = {"napoleon": "b", "corps-3": "b:9", "vieille-garde": "b:2", "yorck-corps": "b:4"}
    b = small_board("ab bc cd", {**pieces, **more})
    box = b.kit.box["b"]
    forces = [b.at[side][box] for side in (0, 1)]
    b.entered = [box, b.kit.link[box][b.kit.box["a"]], 11, FRENCH]
    b.records = [Half(FRENCH), Battle(FRENCH, box, forces, type=2, planned=2, tactics=[2, 2])]
    b.stack = [Call("half", "end"), Call("battle", label)]
    hold(b, *moment_hand)
    return b


def fight_of(b: Board) -> Battle:
    record = b.records[-1]
    assert isinstance(record, Battle)
    return record


# --- hands


def test_the_french_draw_first_and_a_deck_that_is_empty_is_made_anew() -> None:
    """JDG-A13-2-1, JDG-A13-CARD-7, R111: hands stay out of it."""
    b = new_board("viceroy", 1)
    b.pile, b.aside, b.hands = [3], [7, 9], [[0], [1]]
    oracle = script(b, A13_2_1_0="3", A13_2_1_1="9")
    pa0_cards(b)
    assert (b.hands, b.pile, b.aside) == ([[0, 3], [1, 9]], [7], [])
    assert [draw.bound for draw in oracle.drawn] == [1, 2]


def test_a_match_without_cards_has_none() -> None:
    b = new_board("viceroy", 1, cards="off")
    pa0_cards(b)
    assert b.hands == [[], []]
    assert new_board("viceroy", 1).pile == [0, 1, 2, 3, 4, 5, 7, 9]


def test_nobody_keeps_more_than_two() -> None:
    """JDG-A13-CARD-8."""
    b = new_board("viceroy", 1)
    b.hands = [[0, 3, 4], [1, 2]]
    b.stack = []
    flow.push(b, pd_cards(b))
    flow.advance(b)
    assert isinstance(flow.asked(b)[0], Discard)
    assert b.offered == [0, 3, 4]
    take(b, 3)
    assert (b.hands, b.aside) == ([[0, 4], [1, 2]], [3])
    assert not b.stack


def test_one_uses_his_own_colour_or_a_neutral_one() -> None:
    """JDG-A13-CARD-3: and the other half is lost."""
    b = small_board("ab", {"napoleon": "a", "corps-3": "a:5", "yorck-corps": "b:4"})
    hold(b, FRENCH, "marie-louises", "change-of-weather")
    assert names(b, FRENCH, "own-command") == {"marie-louises", "change-of-weather"}
    b.hands = [[], b.hands[FRENCH]]
    assert names(b, COALITION, "own-command") == {"landwehr", "change-of-weather"}
    play(b, COALITION, ("play", half_of(b, "change-of-weather"), -1))
    assert b.weather == RAIN
    assert (len(b.hands[COALITION]), len(b.aside)) == (1, 1)


def test_a_window_opens_whatever_is_in_the_hand_and_shuts_when_all_know_it_is_in_vain() -> None:
    b = fighting("3 cards", (FRENCH, "marie-louises"))
    b.pile = [half_of(b, "sun-of-austerlitz") >> 1]
    b.strict = 1
    assert plays(b, FRENCH, "before-dice") == []
    assert is_conceivable(b, FRENCH, "before-dice")
    flow.advance(b)
    question = flow.asked(b)[0]
    assert (question.kind, question.seat, b.offered) == ("play-card", FRENCH, [PASS])
    b.pile, b.aside = [], b.pile
    assert not is_conceivable(b, FRENCH, "before-dice")
    b.pile, b.hands[FRENCH] = b.aside, []
    assert not is_conceivable(b, FRENCH, "before-dice")


# --- battles


def test_the_sun_of_austerlitz_shines_on_napoleon_only() -> None:
    b = fighting("3", (FRENCH, "sun-of-austerlitz"))
    flow.advance(b)
    before = counting.count(b, fight_of(b), FRENCH).die
    take(b, b.offered[1])
    assert b.hands[FRENCH] == []
    b = fighting("3", (FRENCH, "sun-of-austerlitz"))
    t = fight_of(b)
    play(b, FRENCH, ("play", half_of(b, "sun-of-austerlitz"), -1))
    assert counting.count(b, t, FRENCH).die == before + 1
    b = fighting("3", (FRENCH, "sun-of-austerlitz"))
    b.chiefs[FRENCH][b.kit.box["b"]] = 0
    assert plays(b, FRENCH, "before-dice") == []


def test_batteries_add_to_guns_that_are_there_when_guns_fire() -> None:
    b = fighting("4", (FRENCH, "grand-battery"))
    t = fight_of(b)
    assert plays(b, FRENCH, "before-dice") == []
    t.sequence = 2
    assert names(b, FRENCH, "before-dice") == {"grand-battery"}
    guns = counting.firing(b, t, FRENCH)
    play(b, FRENCH, ("play", half_of(b, "grand-battery"), -1))
    assert t.edge[4 + FRENCH] == 3
    assert guns > 0


def test_a_die_is_rolled_again_and_the_second_stands() -> None:
    """The Guard is in the battle; the losses come after it."""
    b = fighting("4", (FRENCH, "guard-goes-in"))
    fight_of(b).sequence = 1
    oracle = script(b, X11_0="1 6", X11_1="1")
    flow.advance(b)
    question = flow.asked(b)[0]
    assert (question.kind, question.seat) == ("play-card", FRENCH)
    first = fight_of(b).dice[0]
    take(b, b.offered[1])
    assert not oracle.left_over()
    assert fight_of(b).losses[COALITION] > first


def test_who_holds_until_dark_does_not_go() -> None:
    """Only the side that has failed is asked."""
    b = fighting("4 morale", (COALITION, "until-dark"))
    t = fight_of(b)
    t.sequence, t.shaken, t.start = 1, [0, 1], [11, 4]
    script(b, X13_1="6")
    flow.advance(b)
    assert (flow.asked(b)[0].kind, flow.asked(b)[0].seat) == ("play-card", COALITION)
    twin = b.copy()
    take(b, b.offered[1])
    assert fight_of(b).sequence == 2
    take(twin, PASS)
    assert flow.asked(twin)[0].kind != "play-card"
    assert twin.where[twin.kit.piece["yorck-corps"]] == twin.kit.box["c"]


def test_an_orderly_retreat_is_not_pursued() -> None:
    b = fighting("6 cards", (COALITION, "orderly-retreat"), **{"cavalerie-1": "b:3"})
    t = fight_of(b)
    t.loser = COALITION
    t.forces[FRENCH] |= 1 << b.kit.piece["cavalerie-1"]
    flow.advance(b)
    take(b, b.offered[1])
    assert t.spared == 1
    oracle = script(b)
    flow.advance(b)
    assert not oracle.drawn


def test_napoleon_strikes_into_the_void() -> None:
    """The Trachenberg plan: the attacked Force goes back unhurt, and nobody fights."""
    b = fighting("0", (COALITION, "trachenberg"))
    t = fight_of(b)
    t.tactics = [0, 0]
    flow.advance(b)
    assert (flow.asked(b)[0].kind, flow.asked(b)[0].seat) == ("play-card", COALITION)
    take(b, b.offered[1])
    yorck = b.kit.piece["yorck-corps"]
    assert (b.where[yorck], b.pf[yorck]) == (b.kit.box["c"], 4)
    assert not any(isinstance(record, Battle) for record in b.records)
    b = fighting("0", (COALITION, "trachenberg"))
    fight_of(b).attacker = COALITION
    assert plays(b, COALITION, "before-battle") == []


def test_the_saxons_go_over_from_october_on() -> None:
    b = fighting("0", (COALITION, "saxon-defection"), **{"corps-7": "b:2"})
    t = fight_of(b)
    saxons = b.kit.piece["corps-7"]
    t.forces[FRENCH] |= 1 << saxons
    b.turn = 13
    assert plays(b, COALITION, "before-battle") == []
    b.turn = 14
    ((*_, half, target),) = plays(b, COALITION, "before-battle")
    assert target == saxons
    play(b, COALITION, ("play", half, target))
    assert (b.pf[saxons], b.crosses[saxons]) == (1, 1)  # never its last


# --- command and marches


def commanding(*, french: str = "", coalition: str = "") -> Board:
    pieces = {
        "napoleon": "a",
        "corps-3": "a:5",
        "vieille-garde": "a:2",
        "corps-4": "c:2",
        "wittgenstein": "e",
        "yorck-corps": "e:4",
    }
    b = small_board("ab bc cd de", pieces)
    b.records = [Half(FRENCH)]
    check_lines(b, FRENCH)
    if french:
        hold(b, FRENCH, french)
    if coalition:
        hold(b, COALITION, coalition)
    return b


def test_points_are_added_at_once_and_taken_from_the_enemys_next_dice() -> None:
    b = commanding(french="berthier", coalition="couriers")
    army = b.kit.army["grande-armee"]
    ((*_, half, target),) = plays(b, COALITION, "enemy-command")
    assert target == army
    play(b, COALITION, ("play", half, target))
    give(b, army, 3)
    assert b.pc[army] == 6
    ((*_, half, target),) = plays(b, FRENCH, "own-command")
    play(b, FRENCH, ("play", half, target))
    assert b.pc[army] == 8


def test_cossacks_cut_a_third_if_there_is_anything_to_cut() -> None:
    b = commanding(coalition="cossacks")
    army = b.kit.army["grande-armee"]
    b.supplied[army] = FULL
    ((*_, half, target),) = plays(b, COALITION, "enemy-command")
    play(b, COALITION, ("play", half, target))
    assert b.supplied[army] == TWO_THIRDS
    b = commanding(coalition="cossacks")
    b.unsupplied = 1
    assert plays(b, COALITION, "enemy-command") == []


def test_conscripts_go_to_the_line_and_not_to_the_guard() -> None:
    b = commanding(french="marie-louises")
    b.stack = [Offer(FRENCH, "own-command")]
    flow.advance(b)
    assert isinstance(flow.asked(b)[0], PlayCard)
    take(b, b.offered[1])
    corps = [b.kit.piece[name] for name in ("corps-3", "corps-4")]
    assert b.offered == sorted(corps)
    take(b, corps[1])
    take(b, corps[1])
    assert b.pf[corps[1]] == 4


def test_free_corps_raid_who_is_alone() -> None:
    b = commanding(coalition="free-corps")
    found = {b.kit.piece_ids[target] for _, _, target in plays(b, COALITION, "movement")}
    assert found == {"corps-4"}  # no leader, no Guard
    corps = b.kit.piece["corps-4"]
    play(b, COALITION, ("play", half_of(b, "free-corps"), corps))
    assert b.pf[corps] == 1
    play(b, COALITION, ("play", half_of(b, "free-corps"), corps))
    assert b.pf[corps] == 1


def forming(french: str) -> Board:
    """III Corps is about to leave a."""
    b = commanding(french=french)
    b.pc[b.kit.army["grande-armee"]] = 6
    b.active = FRENCH
    b.stack = [Activate(FRENCH)]
    flow.advance(b)
    take(b, b.kit.piece["corps-3"])
    return b


def test_a_steady_force_leaves_nobody_behind() -> None:
    b = forming("forced-marches")
    take(b, ("play", half_of(b, "forced-marches"), -1))
    assert flow.asked(b)[0].kind == "form"
    oracle = script(b)
    take(b, -2)  # by forced march
    assert march(b).left == 8
    take(b, -1)
    assert not oracle.drawn
    assert b.tired  # all the same


def test_a_bridging_train_costs_no_time() -> None:
    b = small_board("ab bc", {"napoleon": "a", "corps-3": "a:6"}, ab="fleuve")
    hold(b, FRENCH, "bridging-train")
    b.stock, b.pc[b.kit.army["grande-armee"]] = [1, 0], 6
    check_lines(b, FRENCH)
    b.active, b.records, b.stack = FRENCH, [Half(FRENCH)], [Activate(FRENCH)]
    flow.advance(b)
    take(b, b.kit.piece["corps-3"])
    take(b, ("play", half_of(b, "bridging-train"), -1))
    take(b, -1)
    take(b, ("lay", b.kit.box["b"]))
    assert flow.asked(b)[0].kind == "step-to"
    assert march(b).left == 6
    assert b.kit.box["b"] in b.offered
    assert not march(b).train


def test_the_emperor_rides_alone_and_may_still_be_activated() -> None:
    b = commanding(french="emperor-arrives")
    b.active, b.stack = FRENCH, [Activate(FRENCH)]
    flow.advance(b)
    take(b, ("play", half_of(b, "emperor-arrives"), -1))
    take(b, b.kit.box["b"])
    take(b, b.kit.box["c"])
    assert march(b).left == 10
    take(b, -1)
    napoleon = b.kit.piece["napoleon"]
    assert b.where[napoleon] == b.kit.box["c"]
    assert napoleon in b.offered


def test_magazines_bring_stragglers_back_while_dresden_is_held() -> None:
    b = new_board("lutzen-bautzen", 1)
    hold(b, FRENCH, "magazines")
    corps = b.kit.piece["corps-3"]
    b.pf[corps] -= 3
    b.stragglers[corps] = 3
    b.control[b.kit.box["dresden"]] = COALITION
    assert plays(b, FRENCH, "movement") == []
    b.control[b.kit.box["dresden"]] = FRENCH
    strong = b.pf[corps]
    b.stack = play(b, FRENCH, plays(b, FRENCH, "movement")[0])[::-1]
    flow.advance(b)
    assert (b.pf[corps], b.stragglers[corps]) == (strong + 2, 1)


def test_mud_does_not_clear_up() -> None:
    b = commanding(french="change-of-weather")
    b.weather = 2
    assert plays(b, FRENCH, "own-command") == []
    b.weather = RAIN
    play(b, FRENCH, plays(b, FRENCH, "own-command")[0])
    assert b.weather == DRY


def test_a_window_tells_nothing_about_strengths() -> None:
    """Before a battle nobody has counted yet: neither who came by a link nor who stands near."""
    found = set()
    for pf in (1, 4, 11):
        b = fighting("0", (COALITION, "trachenberg"), **{"corps-4": "c:2"})
        b.entered[2] = pf
        b.pf[b.kit.piece["corps-4"]] = pf
        found.add(is_conceivable(b, COALITION, "before-battle"))
    assert found == {False}
    assert is_conceivable(fighting("0", (COALITION, "trachenberg")), COALITION, "before-battle")
