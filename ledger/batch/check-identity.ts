import type { OperationIdentity } from './operation.ts'

const source = /^[a-z0-9][a-z0-9:-]{0,63}$/
const key = /^[\x20-\x7e]{1,128}$/
const sha256 = /^[0-9a-f]{64}$/

/** Throws for an invalid identity: a defect of the caller, who validates input. */
export function checkIdentity(identity: OperationIdentity): void {
  if (!source.test(identity.source)) throw new Error(`"${identity.source}" is no source of operations`)
  if (!key.test(identity.key)) throw new Error('a key is 1 to 128 printable characters')
  if (!sha256.test(identity.inputHash)) throw new Error('an input hash is 64 hexadecimal digits')
  if (identity.playerId < 0n) throw new Error(`${identity.playerId} is no player`)
}
