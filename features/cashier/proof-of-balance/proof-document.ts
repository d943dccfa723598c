import * as v from 'valibot'
import { calendarDayIn } from '#core/clock/manila.ts'
import { instantIn } from '#core/clock/wire-instant.ts'
import { signedCentavosIn } from '#core/money/wire-money.ts'
import { proofFormat } from './proof-format.ts'

const hash = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/))
const count = v.pipe(
  v.number(),
  v.safeInteger(),
  v.minValue(0),
  v.transform((value) => BigInt(value)),
)
// Negative sums are accepted here: the check reports what is wrong with them.
const sum = signedCentavosIn

/** A downloaded proof, from an untrusted source. A tree over all people on earth has 33 steps. */
const proofDocument = v.object({
  format: v.literal(proofFormat),
  root: v.object({ day: calendarDayIn, madeAt: instantIn, players: count, total: sum, hash }),
  leaf: v.object({ playerId: count, amount: sum, seq: count, head: hash, blind: hash }),
  steps: v.pipe(v.array(v.object({ side: v.picklist(['left', 'right']), hash, total: sum })), v.maxLength(64)),
})
export type ProofDocument = v.InferOutput<typeof proofDocument>

/** Undefined: the text is no proof. */
export function readProof(text: string): ProofDocument | undefined {
  try {
    const parsed = v.safeParse(proofDocument, JSON.parse(text))
    return parsed.success ? parsed.output : undefined
  } catch {
    return undefined
  }
}
