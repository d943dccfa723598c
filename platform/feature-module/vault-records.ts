import type { Instant } from '#core/clock/instant.ts'
import type { CalendarDay } from '#core/clock/manila.ts'
import type { Json } from '#core/json.ts'
import type { Transaction } from '../db/database.ts'

/** The values of one record in the order of its kind's columns. Times are milliseconds since 1970, amounts are centavos. */
export type VaultRecord = readonly Json[]

/** A day of Manila. Half-open: includes `from`, excludes `until`. */
export type VaultDay = { readonly day: CalendarDay; readonly from: Instant; readonly until: Instant }

/** A sum of a day's records under its name. */
type VaultSum = readonly [name: string, amount: bigint]

/**
 * One kind of record that a feature gives the regulator's vault. The records of a day are the same whenever they are read after
 * the day: what changes later is a record of the day on which it changed. Players stand in them by their ID only.
 */
export type VaultKind = {
  /** The name of its file, which `docs/vault.md` describes. */
  readonly name: string
  readonly columns: readonly string[]
  /** More about the day, for the head of its file. */
  readonly about?: (tx: Transaction, day: VaultDay) => Promise<Json>
  /** Every record of the day in order, page by page: a day exceeds memory. */
  readonly pages: (tx: Transaction, day: VaultDay) => AsyncIterable<readonly VaultRecord[]>
  /** What a record adds to the sums of the manifest. */
  readonly sums?: (record: VaultRecord) => readonly VaultSum[]
}

/** A whole number as JSON has it. Throws beyond what JSON can hold exactly, instead of rounding. */
export function whole(value: bigint): number {
  const number = Number(value)
  if (!Number.isSafeInteger(number)) throw new RangeError(`${value} exceeds the whole numbers of JSON`)
  return number
}

/** A value of a record as text. */
export const textOf = (value: Json | undefined): string => (typeof value === 'string' ? value : '')

export const wholeOrNull = (value: bigint | null): number | null => (value === null ? null : whole(value))
