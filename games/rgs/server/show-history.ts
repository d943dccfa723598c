import type { Queryable } from '#platform/db/queryable.ts'
import type { History, PastRound } from '../contract.ts'
import { liveSeed, openedSeed, seedInfo } from './keep-seed.ts'
import type { Player } from './player.ts'
import { type Round, roundListByAccount } from './round.store.ts'
import { type RoundStep, roundStepListByRounds } from './round-step.store.ts'
import { viewOf } from './round-view.ts'
import { type SeedRecord, seedListByIds } from './seed.store.ts'
import type { StudioDependencies } from './studio-dependencies.ts'

/** The player's last rounds of this game, with everything that proves them. */
export async function showHistory(needs: StudioDependencies, { session, title }: Player): Promise<History> {
  const { db, clock } = needs
  const rounds = await roundListByAccount(db, session.accountId, title.code)
  const steps = await roundStepListByRounds(
    db,
    rounds.map(({ id }) => id),
  )
  const seeds = await seedsOf(db, rounds)
  const ofRound = Map.groupBy(steps, ({ roundId }) => roundId)
  const live = await liveSeed(db, needs, { accountId: session.accountId, now: clock.now() })
  return {
    seed: seedInfo(live),
    rounds: rounds.flatMap(
      (round) => pastRound(needs, round, ofRound.get(round.id) ?? [], seeds.get(round.seedId)) ?? [],
    ),
  }
}

async function seedsOf(db: Queryable, rounds: readonly Round[]): Promise<ReadonlyMap<bigint, SeedRecord>> {
  const seeds = await seedListByIds(db, [...new Set(rounds.map(({ seedId }) => seedId))])
  return new Map(seeds.map((seed) => [seed.id, seed]))
}

function pastRound(
  needs: StudioDependencies,
  round: Round,
  steps: readonly RoundStep[],
  seed: SeedRecord | undefined,
): PastRound | undefined {
  if (seed === undefined) return undefined
  const isOver = round.state === 'closed' || round.state === 'voided'
  return {
    ...viewOf(round, { seed, shown: steps.at(-1), first: steps[0] }),
    clientSeed: seed.clientSeed,
    serverSeed: seed.revealedAt === null ? null : openedSeed(needs, seed),
    // The draws of an open round would reveal its outcome.
    drawn: isOver ? steps.flatMap(({ drawn }) => drawn) : [],
  }
}
