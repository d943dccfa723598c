import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { guessedForms } from '#core/password/easy-password.ts'

/**
 * Whether a password is one of the 10,000 most common, or one of them with a few signs around it or letters masked by digits.
 * The list is only on the server: its words are fingerprints here, four bytes each, and take 40 KB.
 */
export const isCommonPassword = (password: string): boolean =>
  guessedForms(password).some((form) => commonFingerprints().has(fingerprintOf(form)))

let fingerprints: ReadonlySet<number> | undefined

function commonFingerprints(): ReadonlySet<number> {
  fingerprints ??= readFingerprints()
  return fingerprints
}

function readFingerprints(): ReadonlySet<number> {
  const bytes = readFileSync(new URL('common-passwords.bin', import.meta.url))
  return new Set(Array.from({ length: bytes.length / 4 }, (_, at) => bytes.readUInt32BE(at * 4)))
}

/** One in 400,000 words that are not in the list has the fingerprint of one that is: its password is refused without need. */
const fingerprintOf = (word: string): number => createHash('sha256').update(word).digest().readUInt32BE(0)
