import { systemClock } from '#core/clock/instant.ts'
import { type TableNews, tableEventsPath } from '#games/rgs/table-contract.ts'

/** What the studio tells of a table, and the studio's time. */
export type News = {
  readonly latest: () => TableNews | undefined
  readonly now: () => number
}
export type NewsEvents = { readonly onNews: (news: TableNews) => void; readonly onLost: (isLost: boolean) => void }

/** Follows a table. A lost connection is taken up again by the browser, and begins with the present state. */
export function followTable(game: string, { onNews, onLost }: NewsEvents): News {
  let latest: TableNews | undefined
  // The least delay that was seen is closest to the truth.
  let offset = Number.NEGATIVE_INFINITY
  const source = new EventSource(`${tableEventsPath}?game=${encodeURIComponent(game)}`)
  source.addEventListener('open', () => onLost(false))
  source.addEventListener('error', () => onLost(true))
  source.addEventListener('message', ({ data }: MessageEvent<string>) => {
    // The studio's own page is told by the studio alone.
    const news = JSON.parse(data) as TableNews
    offset = Math.max(offset, news.now - systemClock.now())
    latest = news
    onNews(news)
  })
  return { latest: () => latest, now: () => systemClock.now() + (Number.isFinite(offset) ? offset : 0) }
}
