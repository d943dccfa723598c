import { endOfDay, isCalendarDay, startOfDay } from '#core/clock/manila.ts'
import { parseMoney } from '#core/money/parse-money.ts'
import { toWireCentavos } from '#core/money/wire-centavos.ts'

type Option = { readonly value: string; readonly label: string }

/** One filter of a list. Choices apply at once; typed text applies on Enter, so that half a name finds nothing odd. */
export type ListFilter = { readonly name: string; readonly label: string } & (
  | {
      readonly kind: 'text'
      readonly placeholder?: string
      /** A person's name or number: it stays out of the address, which browsers and proxies record. */
      readonly isPersonal?: boolean
    }
  | {
      readonly kind: 'choice'
      readonly options: readonly [Option, ...Option[]]
      /** Maps a choice to the server's parameter; defaults to the choice itself. */
      readonly parameterOf?: (value: string) => string | number | boolean
    }
  | { readonly kind: 'number' }
  | { readonly kind: 'money' }
  | { readonly kind: 'fromDay' | 'untilDay' }
  /** A single day, which the server reads as one. */
  | { readonly kind: 'day' }
)

/** Filter values by name; a missing one has its default. */
export type FilterValues = Readonly<Record<string, string>>

type FilterOperand = string | number | boolean

export const valueOf = (filter: ListFilter, values: FilterValues): string =>
  values[filter.name] ?? (filter.kind === 'choice' ? filter.options[0].value : '')

/** Whether an address may set the filter to this value: only offered choices are accepted. */
export const isPossible = (filter: ListFilter, value: string): boolean =>
  filter.kind !== 'choice' || filter.options.some((option) => option.value === value)

/** Whether any filter differs from its default. */
export const isFiltered = (filters: readonly ListFilter[], values: FilterValues): boolean =>
  filters.some((filter) => valueOf(filter, values) !== valueOf(filter, {}))

/** The query for the server. Values that cannot be parsed are left out. */
export function questionOf(filters: readonly ListFilter[], values: FilterValues): Record<string, FilterOperand> {
  const question: Record<string, FilterOperand> = {}
  for (const filter of filters) {
    const operand = operandOf(filter, valueOf(filter, values).trim())
    if (operand !== undefined) question[filter.name] = operand
  }
  return question
}

function operandOf(filter: ListFilter, value: string): FilterOperand | undefined {
  if (filter.kind === 'choice') return filter.parameterOf ? filter.parameterOf(value) : value
  return value === '' ? undefined : readers[filter.kind](value)
}

type Reader = (value: string) => FilterOperand | undefined
const readers: Readonly<Record<Exclude<ListFilter['kind'], 'choice'>, Reader>> = {
  text: (value) => value,
  number: (value) => (/^\d{1,15}$/.test(value) ? Number(value) : undefined),
  money: (value) => {
    const amount = parseMoney(value)
    return typeof amount === 'bigint' ? toWireCentavos(amount) : undefined
  },
  day: (value) => (isCalendarDay(value) ? value : undefined),
  fromDay: (value) => (isCalendarDay(value) ? startOfDay(value) : undefined),
  untilDay: (value) => (isCalendarDay(value) ? endOfDay(value) : undefined),
}
