import { createHash } from 'node:crypto'
import * as v from 'valibot'

const challengeBytes = 32

type Bytes = { readonly bytes: (length: number) => Uint8Array }

export const newChallenge = ({ bytes }: Bytes): string => Buffer.from(bytes(challengeBytes)).toString('base64url')

/** An act that a passkey confirms, with everything that must not change between the question and the act. */
export type ConfirmedAct = {
  readonly playerId: bigint
  readonly act: 'withdrawal' | 'bankAccount'
  readonly facts: Readonly<Record<string, string>>
}

export const newNonce = ({ bytes }: Bytes): Buffer => Buffer.from(bytes(challengeBytes))

/** The device signs this: a hash of act, player, facts and a nonce, so that the signature is valid for nothing else. */
export const confirmationChallenge = ({ playerId, act, facts }: ConfirmedAct, nonce: Buffer): string =>
  createHash('sha256')
    .update(JSON.stringify(['passkey confirmation', act, String(playerId), facts, nonce.toString('base64url')]))
    .digest('base64url')

const clientDataSchema = v.object({ challenge: v.pipe(v.string(), v.maxLength(100)) })

/** The challenge that was signed, as the browser says it. Undefined: it says none. The signature is verified later. */
export function challengeSigned(clientDataJSON: string): string | undefined {
  try {
    const data: unknown = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString('utf8'))
    const parsed = v.safeParse(clientDataSchema, data)
    return parsed.success ? parsed.output.challenge : undefined
  } catch {
    return undefined
  }
}
