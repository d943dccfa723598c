import { type CalendarDay, dayOf } from '#core/clock/manila.ts'
import type { Instant } from '#core/clock/instant.ts'
import type { RecordReason } from './record-kinds.ts'
import { recordWords } from './record-words.ts'

type RecordedMovement = {
  readonly seq: bigint
  readonly at: Instant
  readonly reason: RecordReason
  readonly reference: string
  readonly gameName: string | null
  readonly amount: bigint
  readonly balance: bigint
}

export type StatementLine = {
  readonly number: bigint
  readonly at: Instant
  readonly what: string
  readonly reference: string
  readonly amount: bigint
  readonly balance: bigint
}

/** A statement's lines, oldest first, as banks write them. */
export const statementLines = (
  newestFirst: readonly RecordedMovement[],
  nameOf: (movement: RecordedMovement) => string,
): readonly StatementLine[] =>
  newestFirst
    .map((movement) => ({
      number: movement.seq,
      at: movement.at,
      what: nameOf(movement),
      reference: movement.reference,
      amount: movement.amount,
      balance: movement.balance,
    }))
    .toReversed()

/** A movement's name; play is named after its game. */
export const titleOf = ({ reason, gameName }: Pick<RecordedMovement, 'reason' | 'gameName'>): string =>
  gameName === null ? recordWords[reason].title : `${recordWords[reason].title}: ${gameName}`

/** A CSV cell. Text that a spreadsheet would run as a formula is escaped. */
export function csvText(text: string): string {
  const harmless = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return `"${harmless.replaceAll('"', '""')}"`
}

/** Movements by day in Manila, in their given order. */
export function byDay<Each extends { readonly time: Instant }>(movements: readonly Each[]) {
  const groups: { readonly day: CalendarDay; readonly movements: Each[] }[] = []
  for (const movement of movements) {
    const day = dayOf(movement.time)
    const last = groups.at(-1)
    if (last?.day === day) last.movements.push(movement)
    else groups.push({ day, movements: [movement] })
  }
  return groups
}
