import type { Draw } from '#core/draw/draw.ts'
import { fairDraw } from '#core/draw/fair-draw.ts'

export type RevealedDraw = { readonly seed: string; readonly clientSeed: string; readonly nonce: number }

const hexOf = (bytes: ArrayBuffer): string =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('')

/** SHA-256 of the seed's text: what was shown before the draw. */
export const hashOfSeed = async (seed: string): Promise<string> =>
  hexOf(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(seed)))

/** The first draws of a revealed seed, worked out again by this browser: one block of 32 bytes, enough for eight. */
export async function recomputeDraw({ seed, clientSeed, nonce }: RevealedDraw): Promise<Draw> {
  const text = new TextEncoder()
  const hmac = { name: 'HMAC', hash: 'SHA-256' }
  const key = await crypto.subtle.importKey('raw', text.encode(seed), hmac, false, ['sign'])
  const block = new Uint8Array(await crypto.subtle.sign('HMAC', key, text.encode(`${clientSeed}:${nonce}:0`)))
  return fairDraw({ hmac: () => block, clientSeed, nonce, offset: 0 }).draw
}
