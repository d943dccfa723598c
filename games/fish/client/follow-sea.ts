import { systemClock } from '#core/clock/instant.ts'
import type { StudioClient } from '#games/client/studio-client.ts'
import { type OwnSeat, type SeaNews, seaEventsPath } from '#games/rgs/sea-contract.ts'

export type SeaEvents = {
  readonly onSeat: (seated: OwnSeat) => void
  readonly onNews: (news: SeaNews, isFirst: boolean) => void
  readonly onLost: (isLost: boolean) => void
}

/** The studio sends a heartbeat every five seconds: silence for so long means a lost connection. */
const silentMsMax = 12_000
const lookEveryMs = 1_000
const sitAgainMs = 2_000

/** Takes a seat and follows its table. A seat that was lost with the connection is asked for again. Answers the studio's time. */
export function followSea(client: StudioClient, { onSeat, onNews, onLost }: SeaEvents): () => number {
  // The least delay that was seen is closest to the truth.
  let offset = Number.NEGATIVE_INFINITY
  let heardAt = systemClock.now()
  let source: EventSource | undefined
  let isSitting = false
  const listen = ({ ticket }: OwnSeat): void => {
    let isFirst = true
    source = new EventSource(`${seaEventsPath}?${new URLSearchParams({ ticket })}`)
    const hear = (): void => void (heardAt = systemClock.now())
    source.addEventListener('open', () => {
      isFirst = true
      hear()
      onLost(false)
    })
    source.addEventListener('beat', hear)
    source.addEventListener('error', () => {
      onLost(true)
      // The studio does not know this seat any more.
      if (source?.readyState === EventSource.CLOSED) setTimeout(() => void sit(), sitAgainMs)
    })
    source.addEventListener('message', ({ data }: MessageEvent<string>) => {
      hear()
      // Only the studio serves its own page.
      const news = JSON.parse(data) as SeaNews
      offset = Math.max(offset, news.now - systemClock.now())
      onNews(news, isFirst)
      isFirst = false
    })
  }
  const sit = async (): Promise<void> => {
    if (isSitting) return
    isSitting = true
    heardAt = systemClock.now()
    const reply = await client.ask('sit', {})
    isSitting = false
    source?.close()
    if (reply.kind === 'answer') {
      onSeat(reply.answer)
      return listen(reply.answer)
    }
    onLost(true)
    // A session that is over sits nowhere; whatever else it was, it may pass.
    if (reply.kind === 'lost') setTimeout(() => void sit(), sitAgainMs)
  }
  void sit()
  // Without its stream the seat is soon free for somebody else, also where the browser keeps the page for later.
  addEventListener('pagehide', () => source?.close())
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) void sit()
  })
  addEventListener('offline', () => onLost(true))
  addEventListener('online', () => void sit())
  setInterval(() => {
    if (source === undefined || systemClock.now() - heardAt < silentMsMax) return
    onLost(true)
    void sit()
  }, lookEveryMs)
  return () => systemClock.now() + (Number.isFinite(offset) ? offset : 0)
}
