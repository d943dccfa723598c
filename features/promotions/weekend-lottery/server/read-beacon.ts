import { createHash } from 'node:crypto'
import * as v from 'valibot'
import { seconds } from '#core/clock/duration.ts'
import { isBeaconSignature } from '#platform/crypto/beacon-signature.ts'
import type { Log } from '#platform/log/log.ts'
import type { CallOutside } from '#platform/outside/call-outside.ts'

export type BeaconSource = {
  readonly callOutside: CallOutside
  /** Where drand's HTTP API answers: the first that has the round is used. */
  readonly beaconUrls: readonly string[]
  readonly log: Pick<Log, 'warn'>
}

export type BeaconRound = { readonly randomness: string; readonly signature: string }

type RoundRequest = { readonly chain: string; readonly round: number; readonly publicKey: string }

const hex = v.pipe(v.string(), v.regex(/^[0-9a-f]+$/))
const roundIn = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ round: v.number(), randomness: v.pipe(hex, v.length(64)), signature: hex }),
)

const timeoutMs = Number(seconds(5))
const answerBytesMax = 4_096

/**
 * A round of the public beacon, signed by the chain's key. Undefined: no relay has it, or what they answer is not that
 * round, or was signed by somebody else.
 */
export async function readBeacon(source: BeaconSource, request: RoundRequest): Promise<BeaconRound | undefined> {
  const { callOutside, beaconUrls, log } = source
  const { chain, round } = request
  for (const url of beaconUrls) {
    const call = {
      service: 'drand',
      url: `${url}/${chain}/public/${round}`,
      method: 'GET',
      timeoutMs,
      answerBytesMax,
    } as const
    const answer = await callOutside(call)
    if (answer?.status !== 200) continue
    const parsed = v.safeParse(roundIn, answer.body)
    if (parsed.success && isSigned(parsed.output, request)) {
      const { randomness, signature } = parsed.output
      return { randomness, signature }
    }
    log.warn({ relay: url, round }, 'a relay of drand answered with a round that is not signed by the key of its chain')
  }
  return undefined
}

function isSigned(answer: v.InferOutput<typeof roundIn>, { round, publicKey }: RoundRequest): boolean {
  const { randomness, signature } = answer
  const hash = createHash('sha256').update(Buffer.from(signature, 'hex')).digest('hex')
  return answer.round === round && hash === randomness && isBeaconSignature({ round, signature, publicKey })
}
