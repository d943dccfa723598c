import type { FastifyInstance } from 'fastify'
import { html } from '../page/html.ts'
import { sendPage } from '../page/send-page.ts'
import { publicKey, signRound } from './sign-round.ts'

type BeaconOptions = { readonly now: () => number }

type RoundParams = { readonly chain: string; readonly round: string }

/** drand's quicknet: the first round, and the time from one to the next. */
const genesis = 1_692_803_367_000
const periodMs = 3_000

/** The stand-in for drand. Rounds are signed by a key of the sandbox: the same in every run, and none before its time. */
export async function registerBeacon(server: FastifyInstance, { now }: BeaconOptions): Promise<void> {
  server.get('', (_request, reply) =>
    sendPage(reply, { title: 'Public randomness', here: '/beacon', body: page(now()) }),
  )
  server.get<{ Params: RoundParams }>('/:chain/public/:round', ({ params: { round } }, reply) => {
    const number = Number(round)
    const isPublic = Number.isSafeInteger(number) && number > 0 && number <= newestRound(now())
    return isPublic ? signRound(number) : reply.code(425).send({ error: 'the round is not public yet' })
  })
}

const newestRound = (now: number): number => Math.floor((now - genesis) / periodMs) + 1

const page = (now: number) => html`
<h1>Public randomness</h1>
<p class="lead">Stands in for drand, whose rounds decide draws: a new one every three seconds, none before its time. The newest
  round is ${newestRound(now)}.</p>
<p>Rounds are signed as drand signs them, by a key of this sandbox. To check a draw with its script, name that key:</p>
<p><code class="block">node verify.mjs --key ${publicKey()} &lt; draw.json</code></p>`
