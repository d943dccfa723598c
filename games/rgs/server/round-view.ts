import type { Queryable } from '#platform/db/queryable.ts'
import { toWireCentavos } from '#core/money/wire-centavos.ts'
import type { RoundView } from '../contract.ts'
import { isRgsRefusal } from '../rgs-refusals.ts'
import type { Round } from './round.store.ts'
import { type RoundStep, roundStepFind } from './round-step.store.ts'
import { type Seed, seedFind } from './seed.store.ts'

/** The round as its player may see it now. */
export async function roundView(db: Queryable, round: Round): Promise<RoundView> {
  const [seed, shown, first] = await Promise.all([
    seedFind(db, round.seedId),
    roundStepFind(db, round.id, round.step),
    roundStepFind(db, round.id, 0),
  ])
  return viewOf(round, { seed, shown, first })
}

type RoundFacts = {
  readonly seed: Pick<Seed, 'hash'>
  /** The last step that may be seen. */
  readonly shown: RoundStep | undefined
  readonly first: RoundStep | undefined
}

export function viewOf(round: Round, { seed, shown, first }: RoundFacts): RoundView {
  const { refusal } = round
  return {
    id: round.id,
    requestId: round.requestId,
    game: round.gameCode,
    state: statesShown[round.state],
    step: round.step,
    stake: toWireCentavos(round.stake),
    staked: toWireCentavos(round.staked),
    win: toWireCentavos(round.win),
    choice: first?.move ?? null,
    view: shown?.view ?? null,
    events: shown?.events ?? [],
    nonce: round.nonce,
    isFree: round.freeRoundId !== null,
    seedHash: seed.hash,
    at: new Date(round.openedAt).toISOString(),
    ...(refusal !== null && isRgsRefusal(refusal) ? { refusal } : {}),
  }
}

const statesShown = {
  betting: 'pending',
  settling: 'pending',
  open: 'open',
  closed: 'over',
  refused: 'refused',
  voided: 'voided',
} as const
