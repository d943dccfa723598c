import { systemClock } from '#core/clock/instant.ts'

export type Stream<News> = {
  /** Finds the stream's address, at first and after every loss, and listens there. */
  readonly connect: (listen: (address: string) => void) => void
  /** The first news after each opening hold the whole state. */
  readonly onNews: (news: News, isFirst: boolean) => void
  readonly onLost: (isLost: boolean) => void
}

/** The studio sends a heartbeat every five seconds: silence for so long means a lost connection. */
const silentMsMax = 12_000
const lookEveryMs = 1_000
const connectAgainMs = 2_000

/**
 * Follows news of the studio's and answers its time. The browser reconnects a broken connection; one that falls silent, as on a phone
 * that has left its cell, counts as lost and is connected again, as is one that the studio refuses.
 */
export function followStream<News extends { readonly now: number }>({ connect, onNews, onLost }: Stream<News>) {
  // The least delay that was seen is closest to the truth.
  let offset = Number.NEGATIVE_INFINITY
  let heardAt = systemClock.now()
  let source: EventSource | undefined
  const hear = (): void => void (heardAt = systemClock.now())
  const reconnect = (): void => {
    hear()
    connect(listen)
  }
  const listen = (address: string): void => {
    source?.close()
    const opened = new EventSource(address)
    source = opened
    let isFirst = true
    opened.addEventListener('open', () => {
      isFirst = true
      hear()
      onLost(false)
    })
    opened.addEventListener('beat', hear)
    opened.addEventListener('error', () => {
      onLost(true)
      if (opened.readyState === opened.CLOSED) setTimeout(reconnect, connectAgainMs)
    })
    opened.addEventListener('message', ({ data }: MessageEvent<string>) => {
      hear()
      // Only the studio serves its own page.
      const news = JSON.parse(data) as News
      offset = Math.max(offset, news.now - systemClock.now())
      onNews(news, isFirst)
      isFirst = false
    })
  }
  reconnect()
  // A page that the browser keeps for later takes no seat and no connection.
  addEventListener('pagehide', () => source?.close())
  addEventListener('pageshow', ({ persisted }) => persisted && reconnect())
  addEventListener('offline', () => onLost(true))
  addEventListener('online', reconnect)
  setInterval(() => {
    if (source === undefined || systemClock.now() - heardAt < silentMsMax) return
    onLost(true)
    reconnect()
  }, lookEveryMs)
  return (): number => systemClock.now() + (Number.isFinite(offset) ? offset : 0)
}
