import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { asWork } from '#platform/work/work.ts'
import { pullPath, type PullRefusal, pullRefusals } from '../../pull-terms.ts'
import type { FeedDependencies } from '../feed-dependencies.ts'
import { signDelivery, timestampOf } from '../sign-delivery.ts'
import { admitPull } from './admit-pull.ts'
import { answerPull, type PullAnswer } from './answer-pull.ts'
import { refusalWords } from './refusal-words.ts'

type Dependencies = Omit<FeedDependencies, 'audit'>

/** Where partners without an address of their own read their events, one request of each at a time. */
export function registerPullRoutes(server: FastifyInstance, needs: Dependencies): void {
  const underWay = new Set<bigint>()
  const stopping = new AbortController()
  server.addHook('preClose', async () => stopping.abort())
  server.get(pullPath, (request, reply) =>
    asWork({ kind: 'webhook', name: pullPath }, () =>
      pull(needs, { request, reply, underWay, stopping: stopping.signal }),
    ),
  )
}

type Pull = {
  readonly request: FastifyRequest
  readonly reply: FastifyReply
  readonly underWay: Set<bigint>
  readonly stopping: AbortSignal
}

async function pull(needs: Dependencies, { request, reply, underWay, stopping }: Pull): Promise<FastifyReply> {
  const { headers, url: target } = request
  const admission = await admitPull(needs, needs.db, { headers, target, now: needs.clock.now() })
  if (admission.kind === 'refused') {
    const { partnerId, refusal, words = refusalWords[refusal] } = admission
    needs.refusedCalls.note({
      door: 'eventFeed',
      caller: partnerId.slice(0, 15),
      what: 'pull',
      code: refusal,
      detail: words,
    })
    return refuse(reply, { refusal, words })
  }
  const { partner, secrets } = admission
  if (underWay.has(partner.id)) return refuse(reply, { refusal: 'pullUnderWay', retryAfterSeconds: 1 })
  underWay.add(partner.id)
  const gone = new AbortController()
  // Until the partner has read the answer: who reads slowly holds one answer, not many.
  reply.raw.once('close', () => {
    underWay.delete(partner.id)
    gone.abort()
  })
  const query = new URLSearchParams(target.slice(pullPath.length))
  return send(needs, reply, {
    answer: await answerPull(needs, { partner, query, signal: AbortSignal.any([gone.signal, stopping]) }),
    secrets,
    id: String(headers['webhook-id']),
  })
}

type Answer = { readonly answer: PullAnswer; readonly secrets: readonly string[]; readonly id: string }

function send({ clock }: Dependencies, reply: FastifyReply, { answer, secrets, id }: Answer): FastifyReply {
  if (answer.kind === 'refused') return refuse(reply, answer)
  const { body } = answer
  const signed = signDelivery({ id, timestamp: timestampOf(clock.now()), body }, secrets)
  return reply.headers({ ...signed, 'cache-control': 'no-store', 'content-type': 'application/json' }).send(body)
}

type RefusalReply = { readonly refusal: PullRefusal; readonly words?: string; readonly retryAfterSeconds?: number }

function refuse(
  reply: FastifyReply,
  { refusal, words = refusalWords[refusal], retryAfterSeconds }: RefusalReply,
): FastifyReply {
  if (retryAfterSeconds !== undefined) void reply.header('retry-after', retryAfterSeconds)
  return reply.code(pullRefusals[refusal]).header('cache-control', 'no-store').send({ error: refusal, message: words })
}
