import { systemClock } from '#core/clock/instant.ts'
import type { Replay } from '#games/client/replay/replay.ts'
import { type TableNews, tableEventsPath } from '#games/rgs/table-contract.ts'

/** The studio's news of a table, and the studio's time. */
export type News = {
  readonly latest: () => TableNews | undefined
  readonly now: () => number
  /** Of a round that is played again: no other follows it. */
  readonly isStored?: boolean
}
export type FollowedTable = {
  readonly opened: { readonly title: { readonly code: string }; readonly watch: string | null }
  readonly replay?: Replay
}
export type NewsEvents = { readonly onNews: (news: TableNews) => void; readonly onLost: (isLost: boolean) => void }

/** The studio sends a heartbeat every five seconds: silence for so long means a lost connection. */
const silentMsMax = 12_000
const lookEveryMs = 1_000

/**
 * Follows a table. The browser reconnects a broken connection; one that falls silent, as on a phone that has left its
 * cell, counts as lost and is reopened. Both start with the current state.
 */
export function followTable({ opened, replay }: FollowedTable, { onNews, onLost }: NewsEvents): News {
  if (replay !== undefined) return replay.followTable({ onNews })
  const { title, watch } = opened
  let latest: TableNews | undefined
  // The least delay that was seen is closest to the truth.
  let offset = Number.NEGATIVE_INFINITY
  let receivedAt = systemClock.now()
  let source: EventSource | undefined
  const receive = (): void => {
    receivedAt = systemClock.now()
  }
  const open = (): void => {
    source?.close()
    receive()
    source = new EventSource(`${tableEventsPath}?${new URLSearchParams({ game: title.code, watch: watch ?? '' })}`)
    source.addEventListener('open', () => onLost(false))
    source.addEventListener('error', () => onLost(true))
    source.addEventListener('beat', receive)
    source.addEventListener('message', ({ data }: MessageEvent<string>) => {
      receive()
      // Only the studio serves its own page.
      const news = JSON.parse(data) as TableNews
      offset = Math.max(offset, news.now - systemClock.now())
      latest = news
      onNews(news)
    })
  }
  open()
  addEventListener('offline', () => onLost(true))
  addEventListener('online', open)
  setInterval(() => {
    if (systemClock.now() - receivedAt < silentMsMax) return
    onLost(true)
    open()
  }, lookEveryMs)
  return { latest: () => latest, now: () => systemClock.now() + (Number.isFinite(offset) ? offset : 0) }
}
