import { minutes } from '#core/clock/duration.ts'
import type { Instant } from '#core/clock/instant.ts'
import { addDays, type CalendarDay, dayOf, endOfDay, startOfDay } from '#core/clock/manila.ts'
import { type Centavos, subtractCentavos, sumCentavos } from '#core/money/centavos.ts'
import { demoPlayerIs } from '#features/players/account/server/index.ts'
import { depositTotal } from '#features/cashier/deposit/server/index.ts'
import { movedSince, type OutsideMovement, outsideMovements, validBetTotal } from '#ledger'
import type { Database } from '#platform/db/database.ts'
import type { Job } from '#platform/jobs/job.ts'
import {
  alertInputs,
  amlRulesVersion,
  findAlerts,
  type LargeDeposits,
  largeDepositsOf,
  type MoneyDay,
} from '../aml-rules.ts'
import { alertSave } from './store/aml-alert.store.ts'
import { clusterOf } from './store/link.store.ts'

const daysLookedAt = 5
/** More players than a family has: whoever works the alert sees all of them in the cluster. */
const clusterMax = 40

/** Checks everybody whose money moved today or yesterday, so that nothing is missed around midnight. */
export const amlJob = ({ db }: { readonly db: Database }): Job => ({
  name: 'risk.aml',
  when: { every: minutes(10) },
  run: async ({ now, signal }) => {
    const today = dayOf(now)
    for (const day of [addDays(today, -1), today]) {
      const from = startOfDay(addDays(day, 1 - daysLookedAt))
      const moved = Map.groupBy(await outsideMovements(db, { from, to: endOfDay(day) }), ({ playerId }) => playerId)
      const large = largeOn(day, moved)
      for (const [playerId, movements] of moved) {
        signal.throwIfAborted()
        if (movements.some(({ at }) => dayOf(at) === day)) await lookAt(db, { playerId, movements, day, large, now })
      }
    }
  },
})

type ByPlayer<Value> = ReadonlyMap<bigint, Value>

/** The large deposits of a day, by player. */
function largeOn(day: CalendarDay, moved: ByPlayer<readonly OutsideMovement[]>): ByPlayer<LargeDeposits> {
  const ofPlayers = [...moved].map(([playerId, movements]) => {
    const deposits = movements.filter(({ reason, at }) => reason === 'deposit' && dayOf(at) === day)
    return [playerId, largeDepositsOf(deposits.map(({ amount }) => amount))] as const
  })
  return new Map(ofPlayers.filter(([, { count }]) => count > 0))
}

/** The large deposits of linked players; of nobody if the player made none. */
async function largeOfLinked(db: Database, playerId: bigint, large: ByPlayer<LargeDeposits>) {
  if (!large.has(playerId) || large.size === 1) return []
  const linked = (await clusterOf(db, playerId, clusterMax)).filter((id) => id !== playerId)
  return linked.flatMap((id) => large.get(id) ?? [])
}

type AmlSubject = {
  readonly playerId: bigint
  readonly movements: readonly OutsideMovement[]
  readonly day: CalendarDay
  readonly large: ByPlayer<LargeDeposits>
  readonly now: Instant
}

async function lookAt(db: Database, { playerId, movements, day, large, now }: AmlSubject): Promise<void> {
  if (await demoPlayerIs(db, playerId)) return
  const days = Array.from({ length: daysLookedAt }, (_, back): MoneyDay => {
    const of = addDays(day, back + 1 - daysLookedAt)
    const amounts = (reason: OutsideMovement['reason']) =>
      movements.filter((each) => each.reason === reason && dayOf(each.at) === of).map(({ amount }) => amount)
    return { day: of, deposits: amounts('deposit'), withdrawn: sumCentavos(amounts('withdrawalSettle')) }
  })
  const validBet = await validBetTotal(db, playerId)
  const depositedEver = (await depositTotal(db, playerId)).total
  const betInFiveDays = await betSince(db, playerId, startOfDay(addDays(day, 1 - daysLookedAt)))
  const linked = await largeOfLinked(db, playerId, large)
  const examined = { days, validBet, depositedEver, betInFiveDays, linked }
  const sums = Object.entries(alertInputs(examined)).map(([name, value]) => [name, String(value)] as const)
  const inputs = Object.fromEntries(sums)
  for (const rule of findAlerts(examined))
    await alertSave(db, { playerId, rule, day, version: amlRulesVersion, inputs, foundAt: now })
}

async function betSince(db: Database, playerId: bigint, since: Instant): Promise<Centavos> {
  const moved = await movedSince(db, playerId, since)
  const sumOf = (of: (typeof moved)[number]['reason']) =>
    sumCentavos(moved.filter(({ reason }) => reason === of).map(({ amount }) => amount))
  return subtractCentavos(sumOf('bet'), sumOf('betRollback'))
}
