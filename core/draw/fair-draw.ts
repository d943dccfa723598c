import { type Draw, drawFrom } from './draw.ts'
import { type DrawRecord, recordingDraw } from './recorded-draw.ts'

/** HMAC-SHA256 of a text under the server's seed, 32 bytes. */
export type SeededHmac = (text: string) => Uint8Array

export type FairRound = {
  readonly hmac: SeededHmac
  readonly clientSeed: string
  readonly nonce: number
  /** How many bytes of the round's stream earlier steps have used. */
  readonly offset: number
}

const blockBytes = 32

/**
 * The draws of one round: its bytes are the blocks HMAC-SHA256(serverSeed, "clientSeed:nonce:cursor") for cursor 0, 1, 2 and
 * so on, one after the other. Each draw takes four of them, big end first; numbers that would favour the small ones are
 * thrown away (core/draw). Nothing else goes in: not the player, the balance, the stake or any round before.
 */
export function fairDraw({ hmac, clientSeed, nonce, offset }: FairRound): FairDraw {
  let used = offset
  let block: { readonly cursor: number; readonly bytes: Uint8Array } | undefined
  const bytes = (count: number): Uint8Array => {
    const taken = new Uint8Array(count)
    for (let index = 0; index < count; index++, used++) {
      const cursor = Math.floor(used / blockBytes)
      if (block?.cursor !== cursor) block = { cursor, bytes: hmac(fairText({ clientSeed, nonce, cursor })) }
      taken[index] = block.bytes[used % blockBytes] ?? 0
    }
    return taken
  }
  const { draw, drawn } = recordingDraw(drawFrom(bytes))
  return { draw, drawn, used: () => used }
}

export type FairDraw = {
  readonly draw: Draw
  /** Every draw made, for the record. */
  readonly drawn: readonly DrawRecord[]
  readonly used: () => number
}

const fairText = ({ clientSeed, nonce, cursor }: { clientSeed: string; nonce: number; cursor: number }) =>
  `${clientSeed}:${nonce}:${cursor}`

/** Chosen by the player; without a colon, which parts the text. */
export const clientSeedPattern = /^[A-Za-z0-9 _.-]{1,64}$/
