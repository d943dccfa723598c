import { addDays, type CalendarDay } from '#core/clock/manila.ts'
import type { SqlValue } from '#platform/db/queryable.ts'
import type { SegmentFact } from '../../facts.ts'
import type { Condition, SegmentRule } from '../../segment-rule.ts'

const columnOf: Readonly<Record<SegmentFact, string>> = {
  registered: 'registered_on',
  seen: 'seen_on',
  played: 'played_on',
  deposited: 'deposited_on',
  bets7: 'bets_7',
  bets30: 'bets_30',
  net30: 'net_30',
  deposits: 'deposits',
  depositSum: 'deposit_sum',
  withdrawalSum: 'withdrawal_sum',
  claims: 'claims',
  vip: 'vip',
  language: 'language',
  device: 'device',
}

export type RuleSql = {
  /** The shape of the conditions, which is the same for other values. */
  readonly name: string
  readonly where: string
  readonly values: readonly SqlValue[]
}

/** The condition of a player's row of facts. Its values are the first of the statement. */
export function ruleSql({ joined, conditions }: SegmentRule, today: CalendarDay): RuleSql {
  const parts = conditions.map((condition, index) => partOf(condition, index + 1))
  return {
    name: `${joined}/${conditions.map(({ fact, is }) => `${fact} ${is}`).join('/')}`,
    where: parts.length === 0 ? 'true' : `(${parts.join(joined === 'all' ? ' and ' : ' or ')})`,
    values: conditions.map((condition) => valueOf(condition, today)),
  }
}

/** A player without the day, such as one who never deposited, counts as longer ago than any. */
function partOf({ fact, is }: Condition, place: number): string {
  const column = columnOf[fact]
  const value = `$${place}`
  const texts: Readonly<Record<Condition['is'], string>> = {
    within: `coalesce(${column} > ${value}::date, false)`,
    before: `coalesce(${column} <= ${value}::date, true)`,
    atLeast: `${column} >= ${value}::bigint`,
    atMost: `${column} <= ${value}::bigint`,
    is: `${column} is not distinct from ${value}::text`,
    isNot: `${column} is distinct from ${value}::text`,
  }
  return texts[is]
}

const valueOf = (condition: Condition, today: CalendarDay): SqlValue =>
  condition.is === 'within' || condition.is === 'before' ? addDays(today, -condition.value) : condition.value
