import { autoEndText, type AutoStop } from '#games/client/auto/auto-end-text.ts'
import {
  afterRound,
  type AutoPlan,
  type AutoRun,
  beginAuto,
  endAfter,
  endBefore,
} from '#games/client/auto/auto-play.ts'
import type { Seat as SeatView } from '#games/rgs/table-contract.ts'

export type AutoBetsEvents = {
  readonly onLeft: (left: number | undefined) => void
  /** In words; undefined where what ended it says so itself. */
  readonly onEnded: (text: string | undefined) => void
}

/** Bets of one panel that follow each other by themselves, within the limits that their player has set for them. */
export function createAutoBets({ onLeft, onEnded }: AutoBetsEvents) {
  let run: AutoRun | undefined
  // Until the last bet has been counted, nobody knows what may still be lost.
  let isAwaited = false
  const end = (why: AutoStop): void => {
    if (run === undefined) return
    const ended = run
    run = undefined
    isAwaited = false
    onLeft(undefined)
    // A bet that was refused, and a table that is away, say so in their own words.
    onEnded(why === 'interrupted' ? undefined : autoEndText(why, ended))
  }
  return {
    isOn: () => run !== undefined,
    isAwaited: () => isAwaited,
    /** A bet was made: the next one waits for its end. */
    await(): void {
      isAwaited = run !== undefined
    },
    start(plan: AutoPlan): void {
      run = beginAuto(plan)
      onLeft(run.left)
    },
    stop: end,
    /** Before a bet: whether it may be made. */
    mayBet(stake: number): boolean {
      if (run === undefined || isAwaited) return false
      const why = endBefore(run, stake)
      if (why !== undefined) end(why)
      return why === undefined
    },
    /** The bet's own round is over and paid. */
    count({ staked, win }: Pick<SeatView, 'staked' | 'win'>): void {
      if (run === undefined || !isAwaited) return
      isAwaited = false
      const played = { staked, win, hasBonus: false }
      run = afterRound(run, played)
      onLeft(run.left)
      const why = endAfter(run, played)
      if (why !== undefined) end(why)
    },
  }
}
export type AutoBets = ReturnType<typeof createAutoBets>
