export type Figure = {
  readonly what: string
  readonly value: number
  readonly unit: string
  readonly digits?: number
  /** What else there is to say, such as how far the runs lie apart. */
  readonly note?: string
  /** What we claim: above it the bench fails. */
  readonly bar?: number
}

/** Prints the figures as a table, and makes the process fail when one of them is above its bar. */
export function reportFigures(title: string, figures: readonly Figure[]): void {
  const rows = figures.map(rowOf)
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0))) ?? []
  const line = (row: readonly string[]) =>
    row.map((cell, column) => (column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0)))
  process.stdout.write(`${title}\n${rows.map((row) => `  ${line(row).join('  ').trimEnd()}`).join('\n')}\n`)
  const missed = figures.filter(({ value, bar }) => bar !== undefined && !(value <= bar))
  for (const { what } of missed) process.stdout.write(`  MISSED: ${what}\n`)
  if (missed.length > 0) process.exitCode = 1
}

function rowOf({ what, value, unit, digits = 0, note = '', bar }: Figure): readonly string[] {
  return [what, `${value.toFixed(digits)} ${unit}`, note, bar === undefined ? '' : `at most ${bar} ${unit}`]
}
