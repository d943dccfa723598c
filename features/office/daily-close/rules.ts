import { minutes } from '#core/clock/duration.ts'
import { addDuration, type Instant } from '#core/clock/instant.ts'
import { addDays, type CalendarDay, endOfDay } from '#core/clock/manila.ts'
import { formatDay, formatInstant } from '#core/clock/manila-format.ts'
import type { Centavos } from '#core/money/centavos.ts'
import { formatMoney } from '#core/money/format-money.ts'
import { formatMessage } from '#core/message/format-message.ts'
import type { Condition, ConditionName } from './condition.ts'
import { conditionMessages as messages } from './messages.ts'

type ProviderComparison = { readonly provider: string; readonly comparedAt: Instant | null }

export type DayFacts = {
  readonly day: CalendarDay
  readonly now: Instant
  /** The first open day before this one, since the first closing. */
  readonly openBefore: CalendarDay | undefined
  readonly check: { readonly checkedAt: Instant; readonly transfers: bigint; readonly violations: bigint } | undefined
  readonly isSummedUp: boolean
  readonly settlements: readonly ProviderComparison[]
  readonly differences: bigint
  readonly games: readonly ProviderComparison[]
  readonly gameDifferences: bigint
  readonly deposits: bigint
  readonly payouts: bigint
  readonly root:
    | {
        readonly total: Centavos
        readonly players: bigint
        readonly madeAt: Instant
        /** False: it was measured too late to state the liability at the end of the day. */
        readonly isOfDayEnd: boolean
      }
    | undefined
}

/** The ledger itself waits this long before it considers a day over. */
const grace = minutes(10)

export const isOver = (day: CalendarDay, now: Instant): boolean => now >= addDuration(endOfDay(day), grace)

/** All conditions with their state, in words. */
export function conditionsOf(facts: DayFacts): readonly Condition[] {
  return [
    over(facts),
    dayBefore(facts),
    ledger(facts),
    facts.isSummedUp ? met('accounts', messages.accountsTotalled) : blocks('accounts', messages.accountsNotTotalled),
    compared('settlements', facts, {
      of: facts.settlements,
      differences: facts.differences,
      none: messages.noSettlements,
      toResolve: messages.settlementDifferences,
    }),
    compared('games', facts, {
      of: facts.games,
      differences: facts.gameDifferences,
      none: messages.noGameReports,
      toResolve: messages.gameDifferences,
    }),
    orders(facts),
    root(facts),
  ]
}

export const blockersOf = (conditions: readonly Condition[]): readonly string[] =>
  conditions.filter(({ state }) => state === 'blocks').map(({ text }) => text)

const met = (name: ConditionName, text: string): Condition => ({ name, state: 'met', text })
const blocks = (name: ConditionName, text: string): Condition => ({ name, state: 'blocks', text })

const over = ({ day, now }: DayFacts): Condition =>
  isOver(day, now)
    ? met('over', formatMessage(messages.dayEnded, { time: formatInstant(endOfDay(day)) }))
    : blocks('over', formatMessage(messages.dayNotOver, { time: formatInstant(addDuration(endOfDay(day), grace)) }))

const dayBefore = ({ openBefore }: DayFacts): Condition =>
  openBefore === undefined
    ? met('dayBefore', messages.earlierDaysClosed)
    : blocks('dayBefore', formatMessage(messages.earlierDayOpen, { date: formatDay(openBefore) }))

function ledger({ day, check }: DayFacts): Condition {
  if (check === undefined || check.checkedAt < endOfDay(day)) return blocks('ledger', messages.ledgerNotChecked)
  const checked = { transfers: check.transfers.toLocaleString('en-PH'), time: formatInstant(check.checkedAt) }
  return check.violations > 0n
    ? blocks('ledger', formatMessage(messages.ledgerOutOfBalance, { ...checked, count: Number(check.violations) }))
    : met('ledger', formatMessage(messages.ledgerInBalance, checked))
}

type Comparison = {
  readonly of: readonly ProviderComparison[]
  readonly differences: bigint
  readonly none: string
  readonly toResolve: typeof messages.settlementDifferences | typeof messages.gameDifferences
}

function compared(name: ConditionName, { day }: DayFacts, { of, differences, none, toResolve }: Comparison): Condition {
  const missing = of.filter(({ comparedAt }) => comparedAt === null || comparedAt < endOfDay(day))
  if (missing.length > 0) return blocks(name, formatMessage(messages.notCompared, { providers: namesOf(missing) }))
  if (differences > 0n) return blocks(name, formatMessage(toResolve, { count: Number(differences) }))
  return met(name, of.length === 0 ? none : formatMessage(messages.compared, { providers: namesOf(of) }))
}

const namesOf = (of: readonly ProviderComparison[]): string => of.map(({ provider }) => provider).join(', ')

const orders = ({ deposits, payouts }: DayFacts): Condition =>
  deposits + payouts === 0n
    ? met('orders', messages.ordersSettled)
    : blocks('orders', formatMessage(messages.ordersOpen, { deposits: String(deposits), payouts: String(payouts) }))

/**
 * The liability at the end of a day is known at that moment only: a missed root stays missing, and a late one says so.
 */
function root({ day, now, root: made }: DayFacts): Condition {
  if (made?.isOfDayEnd === false) return noted(lateRootText(made))
  if (made !== undefined) return met('root', formatMessage(messages.proofRoot, owedIn(made)))
  if (now < endOfDay(addDays(day, 1))) return blocks('root', messages.proofRootMissing)
  return noted(messages.proofRootMissed)
}

const noted = (text: string): Condition => ({ name: 'root', state: 'noted', text })

type Root = NonNullable<DayFacts['root']>

const owedIn = ({ total, players }: Root) => ({
  total: formatMoney(total),
  count: Number(players),
  players: players.toLocaleString('en-PH'),
})

const lateRootText = (made: Root): string =>
  formatMessage(messages.proofRootLate, { ...owedIn(made), time: formatInstant(made.madeAt) })
