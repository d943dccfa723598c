import { days } from '#core/clock/duration.ts'
import { type Instant, subtractDuration } from '#core/clock/instant.ts'
import { sumCentavos } from '#core/money/centavos.ts'
import { registeredAt } from '#features/players/account/server/index.ts'
import { depositDebtOf, depositTotal } from '#features/cashier/deposit/server/index.ts'
import { type MovementSum, movedSince, validBetTotal, withdrawnTotal } from '#ledger'
import type { Queryable } from '#platform/db/queryable.ts'
import { type PayoutFacts, rateRisk, type RiskInputs, type RiskRating } from '../rules.ts'
import { clusterOf, neighboursOf } from './store/link.store.ts'
import { scoreInsert } from './store/risk-score.store.ts'
import { rulesNow } from './rules-now.ts'

const clusterMax = 50

type RiskSubject = { readonly playerId: bigint; readonly leaving?: PayoutFacts | undefined; readonly now: Instant }

/** A player's current rating, from 0 to 100. It is stored with the version of the rules and its inputs. */
export async function riskScoreOf(db: Queryable, { playerId, leaving, now }: RiskSubject): Promise<RiskRating> {
  const [day, month] = await Promise.all([
    movedSince(db, playerId, subtractDuration(now, days(1))),
    movedSince(db, playerId, subtractDuration(now, days(30))),
  ])
  const inputs: RiskInputs = {
    registeredAt: (await registeredAt(db, playerId)) ?? now,
    deposited: (await depositTotal(db, playerId)).total,
    withdrawn: await withdrawnTotal(db, playerId),
    validBet: await validBetTotal(db, playerId),
    debt: await depositDebtOf(db, playerId),
    depositsOfDay: countOf(day, 'deposit'),
    withdrawalsOfDay: countOf(day, 'withdrawalHold'),
    given: sumCentavos(month.filter(({ reason }) => giftReasons.has(reason)).map(({ amount }) => amount)),
    depositedLately: sumCentavos(month.filter(({ reason }) => reason === 'deposit').map(({ amount }) => amount)),
    neighbours: await neighboursOf(db, playerId),
    leaving,
  }
  const { version, rules } = await rulesNow(db)
  const rating = rateRisk(inputs, now, rules)
  const cluster = (await clusterOf(db, playerId, clusterMax)).map(String)
  await scoreInsert(db, {
    ...rating,
    playerId,
    at: now,
    version,
    inputs: { ...spelled(inputs), ...(leaving && { leaving: spelled(leaving) }), cluster },
  })
  return rating
}

/** Reasons for which the house gives money besides game winnings. */
const giftReasons: ReadonlySet<MovementSum['reason']> = new Set(['award', 'gamePromo'])

const countOf = (moved: readonly MovementSum[], of: MovementSum['reason']): number =>
  moved.find(({ reason }) => reason === of)?.count ?? 0

/** Amounts as text: JSON has no bigint. */
const spelled = (inputs: RiskInputs | PayoutFacts): object =>
  Object.fromEntries(
    Object.entries(inputs).map(([name, value]) => [name, typeof value === 'bigint' ? String(value) : value]),
  )
