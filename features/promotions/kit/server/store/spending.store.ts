import { days } from '#core/clock/duration.ts'
import { addDuration, type Instant } from '#core/clock/instant.ts'
import { dayPeriod, monthPeriod, weekPeriod } from '#core/clock/period.ts'
import { type Centavos, zeroCentavos } from '#core/money/centavos.ts'
import type { Transaction } from '#platform/db/database.ts'
import { exactlyOne, type Queryable } from '#platform/db/queryable.ts'
import { statement } from '#platform/db/statement.ts'
import type { SpentAmounts } from '../../rules.ts'

type Row = { readonly subject: string; readonly spent: Centavos }

const open = statement(
  'promotion_spending_open',
  `insert into promotion_spending (key, subject) select $1, s from unnest($2::text[]) as s order by s on conflict do nothing`,
)
const lock = statement<Row>(
  'promotion_spending_lock',
  'select subject, spent from promotion_spending where key = $1 and subject = any($2::text[]) order by subject for update',
)
const find = statement<Row>(
  'promotion_spending_find',
  'select subject, spent from promotion_spending where key = $1 and subject = any($2::text[])',
)
const add = statement(
  'promotion_spending_add',
  'update promotion_spending set spent = spent + $3 where key = $1 and subject = any($2::text[])',
)

export type Spender = {
  readonly key: string
  /** `house`: without the player's own bound; `player`: nothing but it; otherwise both. */
  readonly of?: 'house' | 'player'
  readonly playerId?: bigint
  /** The season whose budget is spent; undefined for promotions that are none. */
  readonly season?: string | undefined
  readonly now: Instant
}

/** Spending so far, locked until the transaction ends: nobody spends the same remainder twice. */
export async function spendingLock(tx: Transaction, spender: Spender): Promise<SpentAmounts> {
  const subjects = subjectsOf(spender)
  await tx.rows(open, [spender.key, subjects])
  return spentOf(await tx.rows(lock, [spender.key, subjects]), spender)
}

export const spendingAdd = (tx: Transaction, spender: Spender, cost: Centavos) =>
  tx.rows(add, [spender.key, subjectsOf(spender), cost])

/** Spending so far, without a lock. */
export const spendingOf = async (db: Queryable, spender: Spender): Promise<SpentAmounts> =>
  spentOf(await db.rows(find, [spender.key, subjectsOf(spender)]), spender)

/** A promotion's spending: total, today, this week and this month. */
export const spendingFind = (db: Queryable, key: string, now: Instant): Promise<Omit<SpentAmounts, 'perPlayer'>> =>
  spendingOf(db, { key, of: 'house', now })

const namesOf = ({ playerId, season, now }: Spender) => {
  const run = season === undefined ? '' : `:${season}`
  return {
    total: `total${run}`,
    daily: dayPeriod(now).key,
    weekly: weekPeriod(now).key,
    monthly: monthPeriod(now).key,
    perPlayer: `player:${playerId}${run}`,
  }
}

function subjectsOf(spender: Spender): string[] {
  const { perPlayer, ...ofHouse } = namesOf(spender)
  const house = spender.of === 'player' ? [] : Object.values(ofHouse)
  return spender.of === 'house' ? house : [...house, perPlayer]
}

function spentOf(rows: readonly Row[], spender: Spender): SpentAmounts {
  const { total, daily, weekly, monthly, perPlayer } = namesOf(spender)
  const of = (name: string) => rows.find(({ subject }) => subject === name)?.spent ?? zeroCentavos
  return {
    total: of(total),
    daily: of(daily),
    weekly: of(weekly),
    monthly: of(monthly),
    perPlayer: of(perPlayer),
  }
}

const recent = statement<{ spent: Centavos }>(
  'promotion_spending_recent',
  `select coalesce(sum(spent), 0)::bigint as spent from promotion_spending
   where key = $1 and subject like 'D%' and subject >= $2 and subject <= $3`,
)
/** What a promotion has given, or reserved, on the last 30 days, today among them. */
export const spendingRecent = async (db: Queryable, key: string, now: Instant): Promise<Centavos> =>
  (await exactlyOne(db.rows(recent, [key, dayPeriod(addDuration(now, days(-29))).key, dayPeriod(now).key]))).spent
