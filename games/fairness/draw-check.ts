import * as v from 'valibot'
import { fairDraw, type SeededHmac } from '#core/draw/fair-draw.ts'
import type { DrawRecord } from '#core/draw/recorded-draw.ts'
import { revealedSeed, withRevealedSeed } from './revealed-seed.ts'

/** Draws that belong to no round of a game: the point at which a jackpot was won. */
export const drawProof = v.object({
  ...revealedSeed,
  drawn: v.array(v.object({ bound: v.pipe(v.number(), v.safeInteger(), v.minValue(1)), value: v.number() })),
})
export type DrawProof = v.InferOutput<typeof drawProof>

export type DrawCheck =
  | { readonly kind: 'drawn'; readonly drawn: readonly DrawRecord[] }
  | { readonly kind: 'otherSeed'; readonly hash: string }

/** Draws the same bounds again. Whether the values are those that were recorded is for the reader to see. */
export const checkDraws = async (proof: DrawProof): Promise<DrawCheck> =>
  withRevealedSeed(proof, (hmac) => ({ kind: 'drawn', drawn: drawAgain(proof, hmac) }))

function drawAgain({ clientSeed, nonce, drawn }: DrawProof, hmac: SeededHmac): readonly DrawRecord[] {
  const fair = fairDraw({ hmac, clientSeed, nonce, offset: 0 })
  for (const { bound } of drawn) fair.draw(bound)
  return fair.drawn
}
