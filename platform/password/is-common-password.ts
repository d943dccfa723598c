import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { guessedForms } from '#core/password/easy-password.ts'

/**
 * Whether a password is one of the 10,000 most common, or one of them with a few signs around it or letters replaced by
 * digits. The list stays on the server, as four-byte fingerprints (40 KB).
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

/** One in 400,000 other words has the fingerprint of a listed one: its password is refused without need. */
const fingerprintOf = (word: string): number => createHash('sha256').update(word).digest().readUInt32BE(0)
