import * as v from 'valibot'
import { type Centavos, centavosFromNumber, zeroCentavos } from '#core/money/centavos.ts'
import { shareOf } from '#games/jackpot/wheel.ts'
import { fairDraw, type SeededHmac } from '#core/draw/fair-draw.ts'
import type { DrawRecord } from '#core/draw/recorded-draw.ts'
import { revealedSeed, withRevealedSeed } from './revealed-seed.ts'

const whole = v.pipe(v.number(), v.safeInteger(), v.minValue(0))

/** Draws that belong to no round of a game: the point at which a jackpot was won, and where its wheel stopped. */
export const drawProof = v.object({
  ...revealedSeed,
  drawn: v.array(v.object({ bound: v.pipe(v.number(), v.safeInteger(), v.minValue(1)), value: v.number() })),
  /** Of a jackpot with a wheel. Amounts are centavos. */
  spun: v.optional(v.object({ wheel: v.array(whole), segment: whole, point: whole, dropBy: whole, paid: whole })),
})
export type DrawProof = v.InferOutput<typeof drawProof>

export type DrawCheck =
  | { readonly kind: 'drawn'; readonly drawn: readonly DrawRecord[] }
  | { readonly kind: 'otherSeed'; readonly hash: string }

/** Draws the same bounds again. Whether the values are those that were recorded is for the reader to see. */
export const checkDraws = async (proof: DrawProof): Promise<DrawCheck> =>
  withRevealedSeed(proof, (hmac) => ({ kind: 'drawn', drawn: drawAgain(proof, hmac) }))

/** The payment that follows from the recorded draws. Undefined: there was no wheel. */
export function wheelPayment({ drawn, spun }: Pick<DrawProof, 'drawn' | 'spun'>): Centavos | undefined {
  if (spun === undefined) return undefined
  const [place, stop] = drawn
  const percent = stop === undefined ? undefined : spun.wheel[stop.value]
  if (place === undefined || percent === undefined) return zeroCentavos
  return shareOf(centavosFromNumber(spun.dropBy - place.bound + 1 + place.value), percent)
}

function drawAgain({ clientSeed, nonce, drawn }: DrawProof, hmac: SeededHmac): readonly DrawRecord[] {
  const fair = fairDraw({ hmac, clientSeed, nonce, offset: 0 })
  for (const { bound } of drawn) fair.draw(bound)
  return fair.drawn
}
