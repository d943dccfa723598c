import type { SlotRecord } from './record.ts'

export type FreeSpins = {
  readonly record: SlotRecord
  readonly count: number
  /** Spins of one session, however often more are won. */
  readonly max: number
  /** The symbol that the session is about, where one was drawn. */
  readonly symbol?: number
  /** Plays one free spin and answers how many more it won. */
  readonly spin: (left: number) => number
}

/** Plays free spins until none is left, or the round has won all that it can. */
export function playFreeSpins({ record, count, max, symbol, spin }: FreeSpins): void {
  const before = record.total()
  record.add({ kind: 'free', count, isMore: false, ...(symbol === undefined ? {} : { symbol }) })
  let granted = Math.min(count, max)
  for (let played = 1; played <= granted && !record.isFull(); played++) {
    const more = Math.min(spin(granted - played), max - granted)
    if (more <= 0) continue
    granted += more
    record.add({ kind: 'free', count: more, isMore: true })
  }
  record.add({ kind: 'freeEnd', pays: record.total() - before })
}
