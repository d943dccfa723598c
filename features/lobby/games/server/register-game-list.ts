import type { FastifyInstance } from 'fastify'
import * as v from 'valibot'
import { knowsEtag, sendCompressed } from '#platform/http/send-compressed.ts'
import { gameListRoute } from '../contract.ts'
import type { PreparedGameList } from './prepared-game-list.ts'

const params = v.object({ version: v.pipe(v.string(), v.regex(/^\d{1,15}$/), v.transform(Number)) })

/** Serves the game list under its version: what an address once answered it answers for ever, or not at all. */
export function registerGameList(server: FastifyInstance, prepared: () => Promise<PreparedGameList>): void {
  server.get(gameListRoute, async (request, reply) => {
    const parsed = v.safeParse(params, request.params)
    const list = await prepared()
    if (!parsed.success || parsed.output.version !== list.version) return reply.callNotFound()
    reply.headers({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': 'application/json; charset=utf-8',
      etag: list.etag,
      vary: 'accept-encoding',
    })
    if (knowsEtag(request.headers['if-none-match'], list.etag)) return reply.code(304).send()
    return sendCompressed(request, reply, list.bodies)
  })
}
