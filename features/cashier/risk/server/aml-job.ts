import { minutes } from '#core/clock/duration.ts'
import type { Instant } from '#core/clock/instant.ts'
import { addDays, dayOf, endOfDay, startOfDay } from '#core/clock/manila.ts'
import { sumCentavos } from '#core/money/centavos.ts'
import { demoPlayerIs } from '#features/players/account/server/index.ts'
import { depositTotal } from '#features/cashier/deposit/server/index.ts'
import { type OutsideMovement, outsideMovements, validBetTotal } from '#ledger'
import type { Database } from '#platform/db/database.ts'
import type { Job } from '#platform/jobs/job.ts'
import { amlRulesVersion, findAlerts, type MoneyDay } from '../aml-rules.ts'
import { alertInsert } from './store/aml-alert.store.ts'

const daysLookedAt = 5

/** Checks everybody whose money moved today or yesterday, so that nothing is missed around midnight. */
export const amlJob = ({ db }: { readonly db: Database }): Job => ({
  name: 'risk.aml',
  when: { every: minutes(10) },
  run: async ({ now, signal }) => {
    const today = dayOf(now)
    for (const day of [addDays(today, -1), today]) {
      const from = startOfDay(addDays(day, 1 - daysLookedAt))
      const moved = Map.groupBy(await outsideMovements(db, { from, to: endOfDay(day) }), ({ playerId }) => playerId)
      for (const [playerId, movements] of moved) {
        signal.throwIfAborted()
        if (movements.some(({ at }) => dayOf(at) === day)) await lookAt(db, { playerId, movements, day, now })
      }
    }
  },
})

type AmlSubject = {
  readonly playerId: bigint
  readonly movements: readonly OutsideMovement[]
  readonly day: ReturnType<typeof dayOf>
  readonly now: Instant
}

async function lookAt(db: Database, { playerId, movements, day, now }: AmlSubject): Promise<void> {
  if (await demoPlayerIs(db, playerId)) return
  const days = Array.from({ length: daysLookedAt }, (_, back): MoneyDay => {
    const of = addDays(day, back + 1 - daysLookedAt)
    const amounts = (reason: OutsideMovement['reason']) =>
      movements.filter((each) => each.reason === reason && dayOf(each.at) === of).map(({ amount }) => amount)
    return { day: of, deposits: amounts('deposit'), withdrawn: sumCentavos(amounts('withdrawalSettle')) }
  })
  const validBet = await validBetTotal(db, playerId)
  const depositedEver = (await depositTotal(db, playerId)).total
  const found = findAlerts({ days, validBet, depositedEver })
  const inputs = {
    deposited: String(sumCentavos(days.at(-1)?.deposits ?? [])),
    deposits: String(days.at(-1)?.deposits.length ?? 0),
    withdrawn: String(days.at(-1)?.withdrawn ?? 0n),
    depositedInFiveDays: String(sumCentavos(days.flatMap(({ deposits }) => deposits))),
    withdrawnInFiveDays: String(sumCentavos(days.map(({ withdrawn }) => withdrawn))),
    validBet: String(validBet),
  }
  for (const rule of found)
    await alertInsert(db, { playerId, rule, day, version: amlRulesVersion, inputs, foundAt: now })
}
