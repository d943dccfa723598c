import { instant } from '#core/clock/instant.ts'
import { type CalendarDay, calendarDay, dayOf } from '#core/clock/manila.ts'
import { isSynthetic, monthOfDay } from '#ledger'
import type { Transaction } from '#platform/db/database.ts'
import { type RoundSum, roundSumDays, roundSumsHere, roundSumsKept } from '../store/round-sum.store.ts'
import { linesMissing } from './archived-row.store.ts'
import { readRounds } from './round-file.ts'

const linesPerPage = 2_000

type ArchivedFile = { readonly path: string; readonly month: CalendarDay }

/** The days whose sums are not those of the file's rounds, with the rounds of the month that are here. */
export async function faultyDays(tx: Transaction, { path, month }: ArchivedFile): Promise<CalendarDay[]> {
  const { firstDay, lastDay } = monthOfDay(month)
  const days = { from: firstDay, until: lastDay }
  const sums = new Map<string, bigint>()
  for (const sum of await roundSumsHere(tx, days)) addSum(sums, sum, 1n)
  for await (const lines of readRounds(path, linesPerPage)) {
    for (const line of await linesMissing(tx, lines)) addRound(sums, JSON.parse(line) as StoredRound)
  }
  for (const sum of await roundSumsKept(tx, days)) addSum(sums, sum, -1n)
  const differing = new Set([...sums].flatMap(([key, value]) => (value === 0n ? [] : [key.split('\n')[0] ?? ''])))
  // A day with corrections that are not summed up yet says so itself.
  return (await roundSumDays(tx, days)).filter((day) => differing.has(day))
}

/** What a file says of a round, as the columns of the database are named. */
type StoredRound = {
  readonly player_id: number
  readonly provider_id: string
  readonly game_code: string | null
  readonly game_type: string | null
  readonly stake: number
  readonly win: number
  readonly is_free: boolean
  readonly ended_at: string
}

function addRound(sums: Map<string, bigint>, round: StoredRound): void {
  if (isSynthetic(BigInt(round.player_id))) return
  const sum = {
    day: calendarDay(dayOf(instant(Date.parse(round.ended_at)))),
    providerId: round.provider_id,
    gameCode: round.game_code ?? 'unknown',
    gameType: round.game_type ?? 'unknown',
    rounds: 1n,
    stake: round.is_free ? 0n : BigInt(round.stake),
    win: BigInt(round.win),
  }
  addSum(sums, sum, 1n)
}

function addSum(sums: Map<string, bigint>, sum: RoundSum, sign: 1n | -1n): void {
  const { day, providerId, gameCode, gameType, rounds, stake, win } = sum
  for (const [name, value] of Object.entries({ rounds, stake, win })) {
    const key = [day, providerId, gameCode, gameType, name].join('\n')
    sums.set(key, (sums.get(key) ?? 0n) + sign * value)
  }
}
