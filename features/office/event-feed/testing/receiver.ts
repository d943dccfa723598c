import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import * as v from 'valibot'

export type Arrival = { readonly headers: IncomingHttpHeaders; readonly body: string }

const bodySchema = v.object({
  events: v.array(
    v.object({
      id: v.string(),
      type: v.string(),
      sequence: v.number(),
      player: v.string(),
      data: v.record(v.string(), v.unknown()),
    }),
  ),
})
export type ReceivedEvent = v.InferOutput<typeof bodySchema>['events'][number]

export const eventsIn = ({ body }: Arrival): readonly ReceivedEvent[] => v.parse(bodySchema, JSON.parse(body)).events

type Answer = (response: ServerResponse, received: Arrival) => void

/** A partner's server, which answers as a test wants. */
export async function openReceiver(first: Answer = accept) {
  const received: Arrival[] = []
  let answer = first
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const one = { headers: request.headers, body: Buffer.concat(chunks).toString('utf8') }
      received.push(one)
      answer(response, one)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/feed`,
    received,
    events: () => received.flatMap(eventsIn),
    answerWith: (next: Answer) => {
      answer = next
    },
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
export type Receiver = Awaited<ReturnType<typeof openReceiver>>

export const accept: Answer = (response) => void response.writeHead(204).end()
export const status =
  (code: number, headers: Record<string, string> = {}): Answer =>
  (response) =>
    void response.writeHead(code, headers).end()
