import type { FastifyReply } from 'fastify'
import { type Duration, seconds } from '#core/clock/duration.ts'

/** Server-sent events to one reader. */
export type Stream = FastifyReply['raw']

/** An event, not a comment, so that the page can detect a lost connection. */
export const beat = 'event: beat\ndata: -\n\n'

const retryUsual = seconds(2)

/** Takes the answer over. What follows are events. A page whose connection is lost returns after `retry`. */
export function beginStream(reply: FastifyReply, retry: Duration = retryUsual): void {
  const { raw } = reply
  reply.hijack()
  raw.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store', 'x-accel-buffering': 'no' })
  raw.write(`retry: ${retry}\n\n`)
}

export const eventOf = <News extends object>(news: News): string => `data: ${JSON.stringify(news)}\n\n`

/** Writes to readers that keep up. One with more unread data than this is dropped, and starts again. */
export const writerTo =
  (waitingBytesMax: number) =>
  (stream: Stream, text: string): void =>
    void (stream.writableLength > waitingBytesMax ? stream.destroy() : stream.write(text))
