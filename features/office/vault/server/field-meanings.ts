import type { FieldMeanings } from '#core/contract/field-meanings.ts'

export const fieldMeanings: FieldMeanings = {
  seals: 'One entry for each day of the vault, the newest first.',
  day: 'The day in Manila.',
  hash: 'SHA-256 of the day’s manifest, in hexadecimal digits.',
  signature: 'The Ed25519 signature of the manifest, in base64.',
  publicKey: 'The public key that the day is signed with: SPKI in base64.',
  signedAt: 'When the day was signed.',
}
