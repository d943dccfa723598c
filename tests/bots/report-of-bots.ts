import { formatMoney } from '#core/money/format-money.ts'
import { centavos } from '#core/money/centavos.ts'
import type { BotOutcome } from './bots-against-product.ts'
import type { TitleStanding } from './title-standings.ts'

const shownMost = 20
const thousand = 1_000
const whole = (count: number): string => count.toLocaleString('en-PH')
const percent = (part: number): string => (Number.isFinite(part) ? `${(part * 1e2).toFixed(1)} %` : '—')
const money = (amount: bigint): string => formatMoney(centavos(amount))

/** The bots' results for a reader, and whether all invariants hold. */
export function reportOfBots(outcome: BotOutcome): { readonly lines: readonly string[]; readonly isGood: boolean } {
  const { standings, unplayed, differences, ledgerFaults, tally, seconds, bots } = outcome
  const outside = standings.filter(({ isInside }) => !isInside)
  const faults = [...tally.faults].map(([what, times]) => `${what}, ${times} times`)
  const rounds = standings.reduce((sum, standing) => sum + standing.rounds, 0)
  const wrong = [
    ...differences,
    ...ledgerFaults,
    ...faults,
    ...outside.map(({ code }) => `${code} returned what it may not`),
    ...unplayed.map((code) => `${code} was never played to its end`),
  ]
  const lines = [
    ...tableOf(standings),
    '',
    `${whole(bots)} bots, ${whole(Math.round(seconds))} s: ${whole(rounds)} rounds, ${(rounds / seconds).toFixed(0)} a second.`,
    `Answers: half within ${msOf(tally.waitedMs, 0.5)}, 99 of 100 within ${msOf(tally.waitedMs, 0.99)}.`,
    `Refusals, as players get them: ${listOf(tally.refusals)}.`,
    `Answers that did not come in time, and were asked for again: ${listOf(tally.lost)}.`,
    ...wrong.slice(0, shownMost).map((what) => `WRONG: ${what}`),
    wrong.length === 0
      ? 'Studio, platform and ledger agree to the centavo, and every title returned what it may.'
      : `${whole(wrong.length)} things are wrong.`,
  ]
  return { lines, isGood: wrong.length === 0 }
}

function tableOf(standings: readonly TitleStanding[]): string[] {
  const rows = standings.map(({ code, rounds, staked, win, returned, least, most, isInside }) => [
    code,
    whole(rounds),
    money(staked),
    money(win),
    percent(returned),
    `${percent(least)} to ${percent(most)}`,
    isInside ? 'inside' : 'OUTSIDE',
  ])
  const table = [['title', 'rounds', 'staked', 'won', 'returned', 'may return', ''], ...rows]
  const widths = table[0]?.map((_, column) => Math.max(...table.map((row) => row[column]?.length ?? 0))) ?? []
  return table.map((row) =>
    row
      .map((cell, column) => (column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0)))
      .join('  '),
  )
}

const listOf = (counts: ReadonlyMap<string, number>): string =>
  counts.size === 0 ? 'none' : [...counts].map(([what, times]) => `${what} ${whole(times)}`).join(', ')

function msOf(waited: readonly number[], part: number): string {
  const sorted = waited.toSorted((one, other) => one - other)
  const ms = sorted[Math.floor((sorted.length - 1) * part)] ?? 0
  return ms < thousand ? `${ms.toFixed(0)} ms` : `${(ms / thousand).toFixed(1)} s`
}
