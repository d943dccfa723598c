import { systemClock } from '#core/clock/instant.ts'
import type { StoredReplay } from '#games/rgs/contract.ts'
import type { TableNews } from '#games/rgs/table-contract.ts'
import { afterFrame } from '../after-frame.ts'
import type { Replay } from './replay.ts'
import type { ReplayControls } from './replay-controls.ts'
import type { StoredTableState } from './replay-client.ts'
import type { ReplayPage } from './replay-page.ts'

type StoredNews = {
  readonly stored: StoredReplay
  readonly state: StoredTableState
  readonly page: ReplayPage
  readonly controls: ReplayControls
  readonly events: Parameters<Replay['followTable']>[0]
}

/** Time to see the bets before the result begins. */
const leadMs = 1_200
/** How long the end is shown before the replay counts as seen. */
const settledMs = 600
const lookMs = 40

/** The stored public round on a clock of its own, which runs as fast as the viewer chose. */
export function followStoredTable(needs: StoredNews): ReturnType<Replay['followTable']> {
  const { stored, state, page, controls, events } = needs
  const clock = createReplayClock(controls)
  let latest: TableNews | undefined
  const tell = (news: TableNews): void => {
    latest = news
    events.onNews(news)
  }
  page.onWatch(async () => {
    // The page that follows the table keeps what it is given before the first news come.
    await afterFrame()
    state.begun++
    state.isOver = false
    const running = newsOf(stored, { round: String(state.begun), now: clock.now() })
    tell(running)
    while (clock.now() < running.endsAt && !controls.isSkipped())
      await new Promise((resolve) => setTimeout(resolve, lookMs))
    clock.advanceTo(running.endsAt)
    state.isOver = true
    tell({ ...running, phase: 'over', now: clock.now() })
    await afterFrame()
    await new Promise((resolve) => setTimeout(resolve, settledMs))
  })
  return { latest: () => latest, now: clock.now, isStored: true }
}

function newsOf({ round, seeds }: StoredReplay, { round: name, now }: Pick<TableNews, 'round' | 'now'>): TableNews {
  if (round.kind !== 'table') throw new Error('a round of one player has no public news')
  const resultAt = now + leadMs
  const endsAt = resultAt + round.runningMs
  return {
    now,
    round: name,
    number: round.number,
    phase: 'running',
    openedAt: now,
    closesAt: now,
    resultAt,
    endsAt,
    nextAt: endsAt,
    seedHash: seeds.hash,
    opening: round.opening,
    result: round.result,
    totals: [],
    bettors: 0,
    traces: [],
  }
}

/** Goes on from where it stands at the speed of the moment. */
function createReplayClock({ speed }: Pick<ReplayControls, 'speed'>) {
  let [shown, looked] = [0, systemClock.now() as number]
  const now = (): number => {
    const present: number = systemClock.now()
    shown += (present - looked) * speed()
    looked = present
    return shown
  }
  return {
    now,
    advanceTo(time: number): void {
      shown = Math.max(now(), time)
    },
  }
}
