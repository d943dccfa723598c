import { createHash, timingSafeEqual } from 'node:crypto'
import { isIPv4 } from 'node:net'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { sendReply } from './http-server.ts'
import { tokenOf } from './token-first.ts'
import { faultReply } from './wire-reply.ts'
import type { Metrics } from '#platform/metrics/metrics.ts'

/** Serves metrics to callers with the token; if none is set, to this machine only. */
export function serveMetrics(server: FastifyInstance, metrics: Metrics, token: string | undefined): void {
  server.get('/metrics', async (request, reply) => {
    const isAllowed = token === undefined ? isOfThisMachine(request) : isSame(tokenOf(request) ?? '', token)
    if (!isAllowed) return sendReply(reply, faultReply(401))
    return reply
      .header('cache-control', 'no-store')
      .type(metrics.contentType)
      .send(await metrics.text())
  })
}

/** A proxy on this machine forwards others, and its headers say so. */
function isOfThisMachine({ raw, headers }: FastifyRequest): boolean {
  const isForwarded = ['forwarded', 'x-forwarded-for', 'x-real-ip', 'via'].some((name) => name in headers)
  return !isForwarded && isLoopback(raw.socket.remoteAddress ?? '')
}

function isLoopback(address: string): boolean {
  const plain = address.replace(/^::ffff:/, '')
  return plain === '::1' || (isIPv4(plain) && plain.startsWith('127.'))
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest()
const isSame = (a: string, b: string): boolean => timingSafeEqual(digest(a), digest(b))
