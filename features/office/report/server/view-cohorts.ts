import type { Instant } from '#core/clock/instant.ts'
import { dayOf } from '#core/clock/manila.ts'
import { zeroCentavos } from '#core/money/centavos.ts'
import { answer } from '#core/contract/outcome.ts'
import { handleStaff } from '#features/office/staff/server/index.ts'
import { depositCohorts } from '#ledger'
import type { Queryable } from '#platform/db/queryable.ts'
import { viewCohorts } from '../contract.ts'
import { monthBefore } from '../rules.ts'

const cohortsMax = 12

/** The last twelve months with every month since, including months without deposits. */
export async function readCohorts(db: Queryable, now: Instant) {
  const today = dayOf(now)
  const found = await depositCohorts(db, monthBefore(today, cohortsMax - 1))
  const cells = new Map(found.map(({ month, age, ...cell }) => [`${month} ${age}`, cell]))
  const ages = Array.from({ length: cohortsMax }, (_, index) => cohortsMax - 1 - index)
  const cohorts = ages.map((age) => {
    const month = monthBefore(today, age)
    const months = Array.from(
      { length: age + 1 },
      (_, since) => cells.get(`${month} ${since}`) ?? { players: 0n, amount: zeroCentavos },
    )
    return { month, months }
  })
  // Months before the very first deposit are omitted.
  const first = cohorts.findIndex(({ months: [begun] }) => begun !== undefined && begun.players > 0n)
  return { cohorts: first < 0 ? [] : cohorts.slice(first) }
}

export const viewCohortsHandler = handleStaff(viewCohorts, async ({ db, now }) => answer(await readCohorts(db, now)))
