import type { Attempt } from './send-once.ts'
import type { WalletReply } from './wallet-reply.ts'

/** A bet of unknown outcome is rolled back, and a launch token is used once: neither is repeated. */
export type Repetition = 'always' | 'ifNotApplied'

type RepetitionRule = {
  readonly repeats: Repetition
  readonly attemptsMax: number
  readonly wait: (ms: number) => Promise<void>
  readonly random: () => number
}

const backOffMs = 200
// A wallet that asks for a longer pause is left alone; the caller repeats later.
const pauseMsMax = 5_000

/** Attempts until one is answered, as far as GLW/1 lets a request be repeated. */
export async function repeatAttempts(attempt: () => Promise<Attempt>, rule: RepetitionRule): Promise<WalletReply> {
  let worst: WalletReply | undefined
  for (let count = 1; ; count++) {
    const { retryAfterMs = 0, ...reply } = await attempt()
    if (reply.kind === 'ok' || reply.kind === 'refused') return reply
    // An attempt that may have been applied outweighs later ones that were not.
    worst = worst?.kind === 'unknown' ? worst : reply
    if (count >= rule.attemptsMax || retryAfterMs > pauseMsMax || isFinal(worst, rule)) return worst
    await rule.wait(Math.max(retryAfterMs, backOffMs * 2 ** (count - 1) * (1 + rule.random())))
  }
}

const isFinal = ({ kind }: WalletReply, { repeats }: RepetitionRule): boolean =>
  kind === 'unknown' && repeats === 'ifNotApplied'
