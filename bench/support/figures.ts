export type Figure = {
  readonly what: string
  readonly value: number
  readonly unit: string
  readonly digits?: number
  /** A note, such as the spread of the runs. */
  readonly note?: string
  /** What we claim: above it the bench fails. */
  readonly bar?: number
  /** What we claim: below it the bench fails. */
  readonly atLeast?: number
}

/** Prints the figures as a table, and makes the process fail when one of them misses its bar. */
export function reportFigures(title: string, figures: readonly Figure[]): void {
  process.stdout.write(`${title}\n`)
  printTable(figures.map(rowOf))
  const missed = figures.filter(isMissed)
  for (const { what } of missed) process.stdout.write(`  MISSED: ${what}\n`)
  if (missed.length > 0) process.exitCode = 1
}

/** Columns as wide as their widest cell, all but the first to the right. */
export function printTable(rows: readonly (readonly string[])[]): void {
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0))) ?? []
  const line = (row: readonly string[]) =>
    row.map((cell, column) => (column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0)))
  process.stdout.write(`${rows.map((row) => `  ${line(row).join('  ').trimEnd()}`).join('\n')}\n`)
}

const isMissed = ({ value, bar = Number.POSITIVE_INFINITY, atLeast = Number.NEGATIVE_INFINITY }: Figure): boolean =>
  !(value <= bar && value >= atLeast)

function rowOf({ what, value, unit, digits = 0, note = '', bar, atLeast }: Figure): readonly string[] {
  const bars = [
    ...(bar === undefined ? [] : [`at most ${bar} ${unit}`]),
    ...(atLeast === undefined ? [] : [`at least ${atLeast} ${unit}`]),
  ]
  return [what, `${value.toFixed(digits)} ${unit}`, note, bars.join(', ')]
}
