import { type Centavos, pesos } from '#core/money/centavos.ts'
import { formatMoney } from '#core/money/format-money.ts'
import { toWireCentavos } from '#core/money/wire-centavos.ts'
import type { LocalHelpSection, LocalHelpTable } from '#games/title/help-page.ts'
import type { BetLimit, TableClock } from '#games/title/table.ts'
import { formatLocal, type LocalText } from '#core/message/local-text.ts'
import { liveTexts } from './messages/index.ts'

/** What the chips are worth, and the smallest and largest bet of a table. */
export const chips: readonly Centavos[] = [5n, 10n, 20n, 50n, 100n, 500n, 1_000n].map(pesos)

const smallest = pesos(5n)

/** The most that one player may have on a house table's round, all spots together. */
export const roundMost: Centavos = pesos(50_000n)

/** Up to so many pesos on one bet: less on what pays much. */
export const upTo = (most: bigint): BetLimit => ({ min: smallest, max: pesos(most) })

/** A new road begins after so many rounds; the one before it stays in view. */
export const roadRounds = 60

export const tableClock = (clock: Partial<TableClock> = {}): TableClock => ({
  bettingMs: 16_000,
  runningMs: 7_000,
  pauseMs: 5_000,
  ...clock,
})

/** The same at every table: a section of its help. */
export const tableRule: LocalHelpSection = {
  title: liveTexts.betsAndClock,
  paragraphs: [liveTexts.betCounts, liveTexts.betStays, liveTexts.seedShown],
}

const money = (amount: Centavos): string => formatMoney(toWireCentavos(amount))

type LimitRow = readonly [name: LocalText, limit: BetLimit]

/** The limits of a table as its help prints them: a row for each kind of spot, and the round. */
export const limitsSection = (rows: readonly LimitRow[]): LocalHelpSection => ({
  title: liveTexts.limits,
  paragraphs: [formatLocal(liveTexts.roundLimit, { most: money(roundMost) })],
  table: limitTable(rows),
})

export const limitTable = (rows: readonly LimitRow[]): LocalHelpTable => ({
  head: [liveTexts.bet, liveTexts.minimum, liveTexts.maximum],
  rows: rows.map(([name, { min, max }]) => [name, money(min), money(max)]),
})
