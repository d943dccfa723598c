import type { FastifyRequest, onRequestAsyncHookHandler } from 'fastify'
import type { Clock } from '#core/clock/instant.ts'
import type { Authenticate, SessionHolder } from './caller.ts'
import { sendReply } from './http-server.ts'
import { faultReply, type WireReply } from './wire-reply.ts'

const tokenLengthMax = 128

export function tokenOf({ headers }: FastifyRequest): string | undefined {
  const token = headers.authorization?.replace(/^Bearer\s+/i, '').trim()
  return token && token.length <= tokenLengthMax ? token : undefined
}

/** Front, back and a selfie are sent together; more at a time is not legitimate. */
const largeBodiesMax = 3
const retryAfterSeconds = 5

/**
 * Runs before a large body: a caller without a session is answered before a byte of it is read, and each player may
 * send only a few at a time, so that one cannot use up the budget of all. Staff share one allowance. The check does not
 * count as activity; the call itself checks again.
 */
export function tokenFirst(needs: {
  readonly authenticate: Authenticate<SessionHolder>
  readonly clock: Clock
}): onRequestAsyncHookHandler {
  const permits = new Permits()
  return async (request, reply) => {
    let isOver = false
    let leave = () => {}
    // Registered before anything is awaited: a caller who has gone by then would hold a permit for ever.
    reply.raw.once('close', () => {
      isOver = true
      leave()
    })
    const token = tokenOf(request)
    const holder = token && (await needs.authenticate(token, { action: false, now: needs.clock.now() }))
    // The rest of the body belongs to no request: the connection closes with the answer.
    const refuse = (fault: WireReply) => sendReply(reply.header('connection', 'close'), fault)
    if (!holder || isOver) return refuse(faultReply(401))
    if (holder.playerId === undefined) return
    const release = permits.take(holder.playerId)
    if (release === undefined) return refuse(faultReply(429, { retryAfterSeconds }))
    leave = release
  }
}

/** Large bodies in progress, per player. */
class Permits {
  readonly #taken = new Map<bigint, number>()

  /** Returns the release function, or undefined if all permits are taken. */
  take(playerId: bigint): (() => void) | undefined {
    const mine = this.#taken.get(playerId) ?? 0
    if (mine >= largeBodiesMax) return undefined
    this.#taken.set(playerId, mine + 1)
    return () => {
      const others = (this.#taken.get(playerId) ?? 0) - 1
      if (others > 0) this.#taken.set(playerId, others)
      else this.#taken.delete(playerId)
    }
  }
}
