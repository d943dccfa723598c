import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { callPrefix } from '#core/contract/envelope.ts'

export type BreakingProxy = {
  readonly url: string
  /** Answers 503 to this call from now on; undefined lets every call through. */
  readonly breaks: (path: string | undefined) => void
  readonly close: () => void
}

/** Stands between a client and the server as a balancer does, and breaks one call. */
export async function openBreakingProxy(target: string): Promise<BreakingProxy> {
  let broken: string | undefined
  const server = createServer((request, reply) => void passOn(request, reply))
  const passOn = async (request: IncomingMessage, reply: ServerResponse) => {
    const path = request.url ?? ''
    if (broken !== undefined && path === callPrefix + broken) return reply.writeHead(503).end('{}')
    const { authorization, 'x-fingerprint': fingerprint } = request.headers
    const answer = await fetch(target + path, {
      method: request.method ?? 'POST',
      headers: {
        'content-type': 'application/json',
        ...(authorization ? { authorization } : {}),
        ...(fingerprint ? { 'x-fingerprint': String(fingerprint) } : {}),
      },
      body: await bodyOf(request),
    })
    return reply.writeHead(answer.status, { 'content-type': 'application/json' }).end(await answer.text())
  }
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    breaks: (path) => {
      broken = path
    },
    close: () => server.close(),
  }
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(Buffer.from(chunk as Uint8Array))
  return Buffer.concat(chunks).toString('utf8')
}
