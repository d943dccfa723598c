import type { FastifyReply } from 'fastify'

/** Server-sent events to one reader. */
export type Stream = FastifyReply['raw']

/** An event, not a comment, so that the page can detect a lost connection. */
export const beat = 'event: beat\ndata: -\n\n'

/** Takes the answer over. What follows are events. */
export function beginStream(reply: FastifyReply): void {
  const { raw } = reply
  reply.hijack()
  raw.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store', 'x-accel-buffering': 'no' })
  raw.write('retry: 2000\n\n')
}

export const eventOf = <News extends object>(news: News): string => `data: ${JSON.stringify(news)}\n\n`

/** Writes to readers that keep up. One with more unread data than this is dropped, and starts again. */
export const writerTo =
  (waitingBytesMax: number) =>
  (stream: Stream, text: string): void =>
    void (stream.writableLength > waitingBytesMax ? stream.destroy() : stream.write(text))
