import { milliseconds } from '#core/clock/duration.ts'
import { addDuration, type Instant } from '#core/clock/instant.ts'
import { centavos, type Centavos } from '#core/money/centavos.ts'
import { type LimitKind, limitPeriods } from './limit-words.ts'
import { type DayFigures, type Limit, pauseMax, strictest, usedIn } from './rules.ts'

export type LeftToPlay = {
  readonly lossLeft?: Centavos
  readonly stakeLeft?: Centavos
  readonly playEndsAt?: Instant
}

type PlayFacts = {
  readonly figures: readonly DayFigures[]
  /** The last bet or win, if any. */
  readonly lastAt: Instant | undefined
  readonly now: Instant
}

/** What limits leave a player now: the minimum over all periods. */
export function leftToPlay(limits: readonly Limit[], { figures, lastAt, now }: PlayFacts): LeftToPlay {
  const running = lastAt !== undefined && now - lastAt <= pauseMax ? now - lastAt : 0
  const used = {
    day: usedIn('day', figures, now),
    week: usedIn('week', figures, now),
    month: usedIn('month', figures, now),
  }
  const leastOf = (kind: LimitKind, left: (limit: bigint, of: (typeof used)['day']) => bigint): bigint | undefined =>
    limitPeriods.reduce<bigint | undefined>((least, period) => {
      const limit = strictest(limits, kind, period)
      if (limit === undefined) return least
      const leftOfIt = left(limit, used[period])
      return least === undefined || leftOfIt < least ? leftOfIt : least
    }, undefined)
  const loss = leastOf('loss', (limit, of) => limit - of.loss)
  const stake = leastOf('stake', (limit, of) => limit - of.stake)
  const timeMs = leastOf('time', (limit, of) => limit * msPerMinute - of.timeMs)
  return {
    ...(loss === undefined ? {} : { lossLeft: centavos(loss) }),
    ...(stake === undefined ? {} : { stakeLeft: centavos(stake) }),
    ...(timeMs === undefined
      ? {}
      : { playEndsAt: addDuration(now, milliseconds(Math.max(0, Number(timeMs) - running))) }),
  }
}

const msPerMinute = 60_000n

/** A limit is exhausted: no game can be started. */
export const isNothingLeft = ({ lossLeft, stakeLeft, playEndsAt }: LeftToPlay, now: Instant): boolean =>
  (lossLeft !== undefined && lossLeft <= 0n) ||
  (stakeLeft !== undefined && stakeLeft <= 0n) ||
  (playEndsAt !== undefined && playEndsAt <= now)
