import { minutes } from '#core/clock/duration.ts'
import { addDuration, type Instant } from '#core/clock/instant.ts'
import { addDays, type CalendarDay, endOfDay } from '#core/clock/manila.ts'
import { formatDay, formatInstant } from '#core/clock/manila-format.ts'
import type { Centavos } from '#core/money/centavos.ts'
import { formatMoney } from '#core/money/format-money.ts'
import type { Condition, ConditionName } from './condition.ts'

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
    facts.isSummedUp
      ? met('accounts', 'What each account of the house received and paid is kept.')
      : blocks('accounts', 'The accounts of the house are not summed up yet.'),
    compared('settlements', facts, {
      of: facts.settlements,
      differences: facts.differences,
      none: 'No payment provider tells what it settles.',
      subject: 'settlements of payment providers',
    }),
    compared('games', facts, {
      of: facts.games,
      differences: facts.gameDifferences,
      none: 'No provider of games can be asked for its rounds.',
      subject: 'rounds of providers of games',
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
    ? met('over', `It ended on ${formatInstant(endOfDay(day))}, Manila.`)
    : blocks('over', `The day can be closed from ${formatInstant(addDuration(endOfDay(day), grace))} on.`)

const dayBefore = ({ openBefore }: DayFacts): Condition =>
  openBefore === undefined
    ? met('dayBefore', 'No day before it is open.')
    : blocks('dayBefore', `${formatDay(openBefore)} is still open: days are closed in their order.`)

function ledger({ day, check }: DayFacts): Condition {
  if (check === undefined || check.checkedAt < endOfDay(day)) {
    return blocks('ledger', 'The ledger was not checked since the day ended.')
  }
  const when = `${check.transfers.toLocaleString('en-PH')} transfers checked on ${formatInstant(check.checkedAt)}`
  return check.violations > 0n
    ? blocks('ledger', `The ledger is not sound: ${counted(check.violations, 'violation')}, ${when}.`)
    : met('ledger', `Drift 0: ${when}.`)
}

type Comparison = {
  readonly of: readonly ProviderComparison[]
  readonly differences: bigint
  readonly none: string
  readonly subject: string
}

function compared(name: ConditionName, { day }: DayFacts, { of, differences, none, subject }: Comparison): Condition {
  const missing = of.filter(({ comparedAt }) => comparedAt === null || comparedAt < endOfDay(day))
  if (missing.length > 0) {
    return blocks(name, `Not compared since the day ended: ${missing.map(({ provider }) => provider).join(', ')}.`)
  }
  if (differences > 0n) return blocks(name, `${counted(differences, 'difference')} in ${subject} to be explained.`)
  if (of.length === 0) return met(name, none)
  return met(name, `${of.map(({ provider }) => provider).join(', ')}: compared, and nothing is left to be explained.`)
}

function orders({ deposits, payouts }: DayFacts): Condition {
  if (deposits + payouts === 0n) return met('orders', 'No deposit and no payout of the day is undecided.')
  const stuck = [
    ...(deposits > 0n ? [counted(deposits, 'deposit')] : []),
    ...(payouts > 0n ? [counted(payouts, 'payout')] : []),
  ]
  return blocks('orders', `${stuck.join(' and ')} without a last word of the provider.`)
}

/**
 * The liability at the end of a day is known at that moment only: a missed root stays missing, and a late one says so.
 */
function root({ day, now, root: made }: DayFacts): Condition {
  if (made?.isOfDayEnd === false) return noted(lateRootText(made))
  if (made !== undefined) {
    return met('root', `${formatMoney(made.total)} owed to ${counted(made.players, 'player')}, in the root of the day.`)
  }
  if (now < endOfDay(addDays(day, 1))) return blocks('root', 'The root of the day is not made yet.')
  return noted('No root was made at the end of this day, and none can be made any more.')
}

const noted = (text: string): Condition => ({ name: 'root', state: 'noted', text })

const lateRootText = ({ total, players, madeAt }: NonNullable<DayFacts['root']>): string =>
  `The root was measured at ${formatInstant(madeAt)}: ${formatMoney(total)} owed to ${counted(players, 'player')} then. What was owed at the end of this day is not known.`

const counted = (count: bigint, what: string): string =>
  `${count.toLocaleString('en-PH')} ${what}${count === 1n ? '' : 's'}`
