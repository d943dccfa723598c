import type { Draw } from '#core/draw/draw.ts'
import { adviceFor } from '#games/poker/math/blackjack/basic-strategy.ts'
import { valueOf } from '#games/poker/math/blackjack/hand-total.ts'
import type { RoundTable } from '#games/poker/math/blackjack/round.ts'
import { bestHold } from '#games/poker/math/best-hold.ts'
import type { Card } from '#games/poker/math/cards.ts'
import { deucesGrade } from '#games/poker/math/deuces-grade.ts'
import { deucesPays } from '#games/poker/math/deuces-wild.ts'
import { isWorthRaising } from '#games/poker/math/is-worth-raising.ts'
import { jacksGrade } from '#games/poker/math/jacks-grade.ts'
import { jacksPays } from '#games/poker/math/jacks-or-better.ts'
import { leastWorthPlaying } from '#games/poker/math/tatlong-baraha.ts'
import { threeCardScore } from '#games/poker/math/three-card-score.ts'
import { moveOf } from './how-bots-play.ts'

const deuce = 0

type Hand = { readonly cards: readonly Card[] }
type Duel = { readonly player: readonly Card[]; readonly dealer: readonly Card[] }

/**
 * The move that a title's return is stated for, from what a player sees. Where every move returns the same, any is as good.
 */
export function goodMoveOf(code: string, view: unknown, draw: Draw): object {
  // Each title's view is what its own rules answered.
  const move = moves[code]
  return move === undefined ? moveOf(code, view, draw) : move(view)
}

const moves: Readonly<Record<string, (view: unknown) => object>> = {
  'jacks-or-better': (view) => ({
    hold: bestHold((view as Hand).cards, { paysOf: (cards) => jacksPays[jacksGrade(cards)] ?? 0 }),
  }),
  'deuces-wild': (view) => ({
    hold: bestHold((view as Hand).cards, {
      paysOf: (cards) => deucesPays[deucesGrade(cards)] ?? 0,
      wildRank: deuce,
    }),
  }),
  'tatlong-baraha': (view) => ({
    act: threeCardScore((view as Duel).player) >= leastWorthPlaying ? 'play' : 'fold',
  }),
  'caribbean-stud': (view) => ({
    act: isWorthRaising((view as Duel).player, (view as Duel).dealer) ? 'play' : 'fold',
  }),
  'bente-uno': (view) => ({ act: bySheet(view as RoundTable) }),
}

/** Insurance is never bought. */
function bySheet({ hands, turn, dealer, acts }: RoundTable): string {
  const hand = hands[turn ?? -1]
  if (hand === undefined) return 'noInsurance'
  const pairOf = acts.includes('split') ? valueOf(hand.cards[0] ?? 0) : undefined
  return adviceFor({ ...hand, pairOf, mayDouble: acts.includes('double') }, valueOf(dealer[0] ?? 0))
}
