import type { Instant } from '#core/clock/instant.ts'
import { type Strain, strainList } from '#features/players/responsible-play/server/index.ts'
import { type PlayerOutcome, playerOutcomes } from '#ledger'
import type { Queryable } from '#platform/db/queryable.ts'
import { addValue, differenceOf, estimateOf, noSums, type Sums } from '../../holdout.ts'
import { measureNames, type MeasureName } from '../../holdout-measures.ts'
import { type EnrolledPlayer, enrolmentList, actedUntil } from '../store/holdout.store.ts'

type Measured = { readonly key: string; readonly version: number; readonly now: Instant }
type Group = Record<MeasureName, Sums>

const playersAtOnce = 2_000

/** What a version did to its players: both groups from the moment each player joined, while it acted. */
export async function measureHoldout(db: Queryable, { key, version, now }: Measured) {
  const until = (await actedUntil(db, key, version)) ?? now
  const groups = { held: emptyGroup(), shown: emptyGroup() }
  let since: Instant | undefined
  for (let after = 0n; ; ) {
    const players = await enrolmentList(db, { key, version, after, countMax: playersAtOnce })
    await addPlayers(db, groups, { players, until })
    since = players.reduce((first, { at }) => (first === undefined || at < first ? at : first), since)
    const last = players.at(-1)
    if (last === undefined || players.length < playersAtOnce) break
    after = last.playerId
  }
  return {
    since: since ?? null,
    until,
    players: { held: groups.held.deposits.players, shown: groups.shown.deposits.players },
    measures: measureNames.map((name) => ({
      name,
      shown: estimateOf(groups.shown[name]),
      held: estimateOf(groups.held[name]),
      difference: differenceOf(groups.shown[name], groups.held[name]),
    })),
  }
}

const emptyGroup = (): Group => ({
  deposits: noSums,
  ggr: noSums,
  ngr: noSums,
  bonus: noSums,
  playthrough: noSums,
  limitDays: noSums,
  exclusions: noSums,
})

type Batch = { readonly players: readonly EnrolledPlayer[]; readonly until: Instant }

async function addPlayers(db: Queryable, groups: Record<'held' | 'shown', Group>, { players, until }: Batch) {
  const sinceJoined = players.map(({ playerId, at }) => ({ playerId, since: at }))
  const outcomes = byPlayer(await playerOutcomes(db, sinceJoined, until))
  const strains = byPlayer(await strainList(db, sinceJoined, until))
  for (const { playerId, isHeld } of players) {
    const group = groups[isHeld ? 'held' : 'shown']
    const values = valuesOf(outcomes.get(playerId), strains.get(playerId))
    for (const name of measureNames) group[name] = addValue(group[name], values[name])
  }
}

const byPlayer = <Row extends { readonly playerId: bigint }>(rows: readonly Row[]): ReadonlyMap<bigint, Row> =>
  new Map(rows.map((row) => [row.playerId, row]))

/** Sums of money in centavos, which are small enough for the arithmetic of means. */
function valuesOf(money: PlayerOutcome | undefined, strain: Strain | undefined): Record<MeasureName, number> {
  if (money === undefined || strain === undefined) throw new Error('an enrolled player was not measured')
  const { deposited, ggr, bonus, playedThrough } = money
  return {
    deposits: Number(deposited),
    ggr: Number(ggr),
    ngr: Number(ggr - bonus),
    bonus: Number(bonus),
    playthrough: Number(playedThrough),
    limitDays: strain.limitDays,
    exclusions: strain.exclusions,
  }
}
