/** When the boss swims: it comes at every full three minutes of the clock, the same for all, and stays for a while. */
export const bossEveryMs = 180_000
export const bossStaysMs = 40_000

export type BossTime = {
  /** Counts its visits since the clock began. */
  readonly visit: number
  /** 0 when it comes, 1 when it has gone; undefined while it is away. */
  readonly part: number | undefined
  readonly passedMs: number
  readonly comesInMs: number
}

export function bossAt(now: number): BossTime {
  const visit = Math.floor(now / bossEveryMs)
  const passed = now - visit * bossEveryMs
  return {
    visit,
    part: passed < bossStaysMs ? passed / bossStaysMs : undefined,
    passedMs: passed,
    comesInMs: bossEveryMs - passed,
  }
}
