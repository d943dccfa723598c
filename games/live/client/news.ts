import { followStream } from '#games/client/follow-stream.ts'
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

/** Follows a table, or the stored round of one. */
export function followTable({ opened, replay }: FollowedTable, { onNews, onLost }: NewsEvents): News {
  if (replay !== undefined) return replay.followTable({ onNews })
  const query = new URLSearchParams({ game: opened.title.code, watch: opened.watch ?? '' })
  let latest: TableNews | undefined
  const now = followStream<TableNews>({
    connect: (listen) => listen(`${tableEventsPath}?${query}`),
    onNews(news) {
      latest = news
      onNews(news)
    },
    onLost,
  })
  return { latest: () => latest, now }
}
