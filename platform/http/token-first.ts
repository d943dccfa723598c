import type { FastifyRequest, onRequestAsyncHookHandler } from 'fastify'
import type { Clock } from '#core/clock/instant.ts'
import type { Authenticate, SessionHolder } from './caller.ts'
import { sendReply } from './http-server.ts'
import { faultReply, type WireReply } from './wire-reply.ts'

const tokenLengthMax = 128

/** The token that a request brings, as it brings it. */
export function tokenOf({ headers }: FastifyRequest): string | undefined {
  const token = headers.authorization?.replace(/^Bearer\s+/i, '').trim()
  return token && token.length <= tokenLengthMax ? token : undefined
}

/** Front, back and a picture of the face leave together; more than that at a time is nobody's wish. */
const largeBodiesMax = 3
const retryAfterSeconds = 5

/**
 * Before a large body: whoever has no session is answered before a byte of it is read, and no player sends more than a few
 * at a time, so that one of them never takes the room of all. Staff share a room of their own. The look does not count as a sign that somebody is there;
 * the call itself looks again.
 */
export function tokenFirst(needs: {
  readonly authenticate: Authenticate<SessionHolder>
  readonly clock: Clock
}): onRequestAsyncHookHandler {
  const places = new Places()
  return async (request, reply) => {
    let isOver = false
    let leave = () => {}
    // Listened for before anything is awaited: whoever has gone by then would keep a place for ever.
    reply.raw.once('close', () => {
      isOver = true
      leave()
    })
    const token = tokenOf(request)
    const holder = token && (await needs.authenticate(token, { action: false, now: needs.clock.now() }))
    // What is still on its way belongs to nobody: the connection ends with the answer.
    const refuse = (fault: WireReply) => sendReply(reply.header('connection', 'close'), fault)
    if (!holder || isOver) return refuse(faultReply(401))
    if (holder.playerId === undefined) return
    const place = places.take(holder.playerId)
    if (place === undefined) return refuse(faultReply(429, retryAfterSeconds))
    leave = place
  }
}

/** How many large bodies of each player are under way. */
class Places {
  readonly #taken = new Map<bigint, number>()

  /** Answers how the place is given back; undefined: all are taken. */
  take(who: bigint): (() => void) | undefined {
    const mine = this.#taken.get(who) ?? 0
    if (mine >= largeBodiesMax) return undefined
    this.#taken.set(who, mine + 1)
    return () => {
      const others = (this.#taken.get(who) ?? 0) - 1
      if (others > 0) this.#taken.set(who, others)
      else this.#taken.delete(who)
    }
  }
}
