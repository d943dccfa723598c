import * as v from 'valibot'
import { clientSeedPattern, type SeededHmac } from '#core/draw/fair-draw.ts'

/** The seeds of a round as a proof names them. */
export const revealedSeed = {
  serverSeed: v.string(),
  /** Shown before the round. */
  seedHash: v.string(),
  clientSeed: v.pipe(v.string(), v.regex(clientSeedPattern)),
  nonce: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
}

const encoder = new TextEncoder()
const sha256 = 'SHA-256'

/** Its message is the text whose HMAC is missing. */
class MissingBlock extends Error {}

/**
 * Runs what draws from a seed, unless the seed is not the one whose hash was shown. Web Crypto answers later and the rules
 * of a game ask at once, so it runs until it lacks a block, and again with it: it must change nothing outside itself.
 */
export async function withRevealedSeed<T>(
  { serverSeed, seedHash }: { readonly serverSeed: string; readonly seedHash: string },
  run: (hmac: SeededHmac) => T,
): Promise<T | { readonly kind: 'otherSeed'; readonly hash: string }> {
  const hash = hexOf(await crypto.subtle.digest(sha256, encoder.encode(serverSeed)))
  if (hash !== seedHash) return { kind: 'otherSeed', hash }
  const algorithm = { name: 'HMAC', hash: sha256 }
  const key = await crypto.subtle.importKey('raw', encoder.encode(serverSeed), algorithm, false, ['sign'])
  const blocks = new Map<string, Uint8Array>()
  const hmac = (text: string): Uint8Array => {
    const block = blocks.get(text)
    if (block === undefined) throw new MissingBlock(text)
    return block
  }
  for (;;) {
    try {
      return run(hmac)
    } catch (error) {
      if (!(error instanceof MissingBlock)) throw error
      const { message: text } = error
      blocks.set(text, new Uint8Array(await crypto.subtle.sign('HMAC', key, encoder.encode(text))))
    }
  }
}

/** The hash of the first seed of a chain in which each seed is the hash of the one that follows it. */
export async function anchorOf(serverSeed: string, position: number): Promise<string> {
  let seed = serverSeed
  for (let step = 0; step <= position; step++) seed = hexOf(await crypto.subtle.digest(sha256, encoder.encode(seed)))
  return seed
}

const hexOf = (bytes: ArrayBuffer): string =>
  [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
