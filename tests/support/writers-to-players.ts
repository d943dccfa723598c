import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const features = join(import.meta.dirname, '..', '..', 'features')
const sources = readdirSync(features, { recursive: true, encoding: 'utf8' })
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => /\/server\/.*\.ts$/.test(path) && !/\.test\.ts$|\.store\.ts$|\/index\.ts$/.test(path))

/** Calls that write into inboxes. */
export const writeLetters =
  /\b(sendMail|sendNews|sendLetter|writeToPlayer|writeLetter|mailInsert|mailInsertMany)\(|\bdeliver: /

/** Calls that write by a channel that leaves the product. */
export const sendOutside = /\b(scheduleSms|scheduleMail|sendEmail|sendEmailBy|promoPush)\(|\b(email|push)\.send\(/

/** The server's files with such calls, in the order of their paths. */
export const serverFilesThat = (...calls: readonly RegExp[]): string[] =>
  sources
    .filter((path) => {
      const text = readFileSync(join(features, path), 'utf8')
      return calls.some((call) => call.test(text))
    })
    .toSorted()
