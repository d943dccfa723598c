import { type Centavos, pesos } from '#core/money/centavos.ts'
import { formatMoney } from '#core/money/format-money.ts'
import { toWireCentavos } from '#core/money/wire-centavos.ts'
import type { HelpSection } from '#games/title/help-page.ts'
import type { BetLimit, TableClock } from '#games/title/table.ts'

/** What the chips are worth, and the smallest and largest bet of a table. */
export const chips: readonly Centavos[] = [5n, 10n, 20n, 50n, 100n, 500n, 1_000n].map(pesos)

const smallest = pesos(5n)

/** The most that one player may have on a house table's round, all spots together. */
export const roundMost: Centavos = pesos(50_000n)

/** Up to so many pesos on one bet: less on what pays much. */
export const upTo = (most: bigint): BetLimit => ({ min: smallest, max: pesos(most) })

export const tableClock = (clock: Partial<TableClock> = {}): TableClock => ({
  bettingMs: 16_000,
  runningMs: 7_000,
  pauseMs: 5_000,
  ...clock,
})

/** The same at every table: a section of its help. */
export const tableRule = {
  title: 'Bets and the clock',
  paragraphs: [
    'A bet counts when it was confirmed before the time was up and your wallet answered before the result. One that is answered later is taken back, whatever it would have brought.',
    'Once confirmed, a bet stands: also when you leave or lose the connection. Wins are paid when the result has been shown. A round that a fault of ours interrupts ends with the result that its seed had decided.',
    'The hash of the seed is shown while bets are taken and the seed itself when the round is over.',
  ],
} as const

const money = (amount: Centavos): string => formatMoney(toWireCentavos(amount))

/** The limits of a table as its help prints them: a row for each kind of spot, and the round. */
export const limitsSection = (rows: readonly (readonly [string, BetLimit])[]): HelpSection => ({
  title: 'Limits',
  paragraphs: [`All your bets in one round: up to ${money(roundMost)}.`],
  table: limitTable(rows),
})

export const limitTable = (rows: readonly (readonly [string, BetLimit])[]) => ({
  head: ['Bet', 'At least', 'At most'],
  rows: rows.map(([name, { min, max }]) => [name, money(min), money(max)]),
})
