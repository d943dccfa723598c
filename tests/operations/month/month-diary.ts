/** What happened in the month, as those who acted saw it. */
export type MonthDiary = {
  /** The day of the plan that is being played. */
  day: number
  rounds: number
  signIns: number
  /** The campaign that wins lapsed players back, once it has begun. */
  campaign: number | undefined
  /** Everybody who met the campaign's conditions on the day it began. */
  triggered: ReadonlySet<number>
  readonly happened: Map<string, number>
  readonly note: (what: string, times?: number) => void
}

export function openDiary(): MonthDiary {
  const happened = new Map<string, number>()
  return {
    day: 1,
    rounds: 0,
    signIns: 0,
    campaign: undefined,
    triggered: new Set(),
    happened,
    note: (what, times = 1) => void happened.set(what, (happened.get(what) ?? 0) + times),
  }
}
