import { dayOf, startOfDay } from '#core/clock/manila.ts'
import { toWireCentavos } from '#core/money/wire-centavos.ts'
import type { TopWin } from '#games/rgs/table-contract.ts'
import type { StudioDependencies } from '../studio-dependencies.ts'
import { crewListTopWins, type WonSeat } from './crew.store.ts'
import type { TableRound } from './table-round.store.ts'

const shown = 5
/** No table plays more rounds in a day. */
const roundsOfDay = 7_200
/** A win that its wallet took long to answer is still found so many rounds later. */
const lookedAtAgain = 20
const hundredths = 100n

type KnownWins = { readonly day: string; readonly number: number; readonly won: readonly WonSeat[] }

/** Keeps the largest wins of the day: the day is read once, and then the last rounds whenever one has begun. */
export function createTopWins({ db, clock }: Pick<StudioDependencies, 'db' | 'clock'>) {
  const known = new Map<string, KnownWins>()
  return async ({ gameCode, number }: Pick<TableRound, 'gameCode' | 'number'>): Promise<readonly TopWin[]> => {
    const day = dayOf(clock.now())
    const before = known.get(gameCode)
    const isSameDay = before?.day === day
    if (isSameDay && before.number === number) return before.won.map(topWinOf)
    const fromNumber = number - (isSameDay ? lookedAtAgain : roundsOfDay)
    const found = await crewListTopWins(db, { gameCode, fromNumber, since: startOfDay(day), count: shown })
    const all = new Map([...(isSameDay ? before.won : []), ...found].map((seat) => [seat.id, seat]))
    const won = [...all.values()].toSorted((one, other) => Number(other.win - one.win)).slice(0, shown)
    known.set(gameCode, { day, number, won })
    return won.map(topWinOf)
  }
}
export type TopWinsReader = ReturnType<typeof createTopWins>

const topWinOf = ({ name, number, staked, win }: WonSeat): TopWin => ({
  name,
  number,
  win: toWireCentavos(win),
  times: Number((win * hundredths) / staked),
})
