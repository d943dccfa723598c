import { type Duration, milliseconds, seconds } from '#core/clock/duration.ts'
import { addDuration, type Instant } from '#core/clock/instant.ts'
import type { Table } from '#games/title/table.ts'
import type { Transaction } from '#platform/db/database.ts'
import { drawOf } from '../keep-seed.ts'
import { seedFind, seedReveal } from '../seed.store.ts'
import type { StudioDependencies } from '../studio-dependencies.ts'
import { nextSeedOf } from './seed-chain.ts'
import {
  publicSeedInsert,
  type TableRound,
  tableRoundFindLatest,
  tableRoundInsert,
  tableRoundSetOver,
  tableRoundSetResult,
  tableTryLock,
} from './table-round.store.ts'

/** A little longer than the wallet's own deadline: so long after the last bet the result is waited for. */
export const closingTime: Duration = seconds(3)

export const resultDueAt = ({ closesAt }: Pick<TableRound, 'closesAt'>): Instant => addDuration(closesAt, closingTime)

/** Advances a table by the steps that are due. Any process may; one at a time does. True if it did. */
export async function advanceTable(needs: StudioDependencies, table: Table): Promise<boolean> {
  if (!isDue(table, await tableRoundFindLatest(needs.db, table.code), needs.clock.now())) return false
  return needs.db.transaction(async (tx) => {
    if (!(await tableTryLock(tx, table.code))) return false
    const round = await tableRoundFindLatest(tx, table.code)
    const now = needs.clock.now()
    if (!isDue(table, round, now)) return false
    if (round === undefined || round.state === 'over') await openRound(tx, needs, { table, before: round, now })
    else if (round.state === 'betting') await bringResult(tx, needs, { table, round, now })
    else await endRound(tx, round, now)
    return true
  })
}

function isDue({ clock }: Table, round: TableRound | undefined, now: Instant): boolean {
  if (round === undefined) return true
  const { state, endsAt } = round
  if (state === 'betting') return now >= resultDueAt(round)
  if (endsAt === null) throw new Error(`round ${round.number} of ${round.gameCode} has a result and no end`)
  return now >= (state === 'running' ? endsAt : addDuration(endsAt, milliseconds(clock.pauseMs)))
}

type TableRoundStart = { readonly table: Table; readonly before: TableRound | undefined; readonly now: Instant }

async function openRound(
  tx: Transaction,
  needs: StudioDependencies,
  { table, before, now }: TableRoundStart,
): Promise<void> {
  const number = (before?.number ?? 0) + 1
  const { sealed, ...place } = await nextSeedOf(tx, needs, { table, before, now })
  const seed = { ...sealed, clientSeed: `${table.code}.${number}` }
  const seedId = await publicSeedInsert(tx, seed, now)
  const fair = drawOf(needs, await seedFind(tx, seedId), { nonce: 0, offset: 0 })
  const opening = table.open({ draw: fair.draw, number, before })
  await tableRoundInsert(tx, {
    gameCode: table.code,
    gameVersion: table.version,
    number,
    seedId,
    ...place,
    opening,
    drawn: fair.drawn,
    bytesUsed: fair.used(),
    openedAt: now,
    closesAt: addDuration(now, milliseconds(table.clock.bettingMs)),
  })
}

type TableRoundEnd = { readonly table: Table; readonly round: TableRound; readonly now: Instant }

/** The result follows from the seed whose hash was shown before: a round that a crash interrupted ends as it would have. */
async function bringResult(
  tx: Transaction,
  needs: StudioDependencies,
  { table, round, now }: TableRoundEnd,
): Promise<void> {
  const fair = drawOf(needs, await seedFind(tx, round.seedId), { nonce: 0, offset: round.bytesUsed })
  const result = table.result({ opening: round.opening, draw: fair.draw })
  await tableRoundSetResult(tx, round.id, {
    result,
    drawn: [...round.drawn, ...fair.drawn],
    bytesUsed: fair.used(),
    resultAt: now,
    endsAt: addDuration(now, milliseconds(table.flight?.runningMs(result) ?? table.clock.runningMs)),
  })
}

async function endRound(tx: Transaction, round: TableRound, now: Instant): Promise<void> {
  await tableRoundSetOver(tx, round.id)
  await seedReveal(tx, round.seedId, now)
}
