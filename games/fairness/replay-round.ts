import { type FairDraw, fairDraw, type SeededHmac } from '#core/draw/fair-draw.ts'
import type { DrawRecord } from '#core/draw/recorded-draw.ts'
import { type Centavos, centavosFromNumber, sumCentavos } from '#core/money/centavos.ts'
import type { Json } from '#games/title/json.ts'
import type { Table } from '#games/title/table.ts'
import type { Step, StepRefusal, Title } from '#games/title/title.ts'
import type { PlayedRound, PublicRound } from './round-proof.ts'

/** What a round comes to when it is played again from its seeds. */
export type Replay = {
  readonly drawn: readonly DrawRecord[]
  /** Each step of the round: what the player saw and what happened in it. */
  readonly shown: readonly { readonly view: Json; readonly events: readonly Json[] }[]
  readonly win: Centavos
}

/** The moves do not fit the rules: no round of ours can have been played like this. */
export class ImpossibleMove extends Error {}

/** Plays a round of one player again: the title's own rules, the draws of its seeds, and the moves as they were made. */
export function replayRound(title: Title, round: PlayedRound, hmac: SeededHmac): Replay {
  const { clientSeed, nonce, moves } = round
  const stake = centavosFromNumber(round.stake)
  const [choice, ...later] = moves
  const paid = possible(title.cost({ stake, choice }))
  const drawsFrom = (offset: number): FairDraw => fairDraw({ hmac, clientSeed, nonce, offset })
  let fair = drawsFrom(0)
  let step = possible(title.begin({ stake, choice, draw: fair.draw }))
  const steps = [{ step, drawn: fair.drawn }]
  for (const move of later) {
    fair = drawsFrom(fair.used())
    step = possible(title.move({ stake: paid, state: step.state, move, draw: fair.draw }))
    steps.push({ step, drawn: fair.drawn })
  }
  return {
    drawn: steps.flatMap(({ drawn }) => drawn),
    shown: steps.map(({ step: { view, events } }) => ({ view, events })),
    win: step.isOver ? step.win : abandoned(title, { stake: paid, step, round }),
  }
}

/** A round that its player left is settled by the title's published rule. */
function abandoned(title: Title, left: { stake: Centavos; step: Step; round: PlayedRound }): Centavos {
  const settlement = title.settle({ stake: left.stake, state: left.step.state })
  // The stakes come back, those of the moves included: the record alone says how much they were.
  return settlement.kind === 'win' ? settlement.win : centavosFromNumber(left.round.win)
}

/** Plays a public round again and settles one player's bets on it. */
export function replayPublicRound(table: Table, round: PublicRound, hmac: SeededHmac): Replay {
  const { clientSeed, nonce, number, before, bets } = round
  const first = fairDraw({ hmac, clientSeed, nonce, offset: 0 })
  const opening = table.open({ draw: first.draw, number, before: before ?? undefined })
  const second = fairDraw({ hmac, clientSeed, nonce, offset: first.used() })
  const result = table.result({ opening, draw: second.draw })
  const wins = bets.map(({ bet, stake }) => table.settle({ stake: centavosFromNumber(stake), opening, bet, result }))
  return {
    drawn: [...first.drawn, ...second.drawn],
    shown: [
      { view: opening, events: [] },
      { view: result, events: [] },
    ],
    win: sumCentavos(wins),
  }
}

function possible<T>(outcome: T | StepRefusal): T {
  if (typeof outcome === 'string') throw new ImpossibleMove(outcome)
  return outcome
}
