import type { Fault } from '../fault.ts'
import { isCode, type TextFile } from '../text-files.ts'

type Turn = {
  readonly name: string
  /** Judges one sentence. */
  readonly text: RegExp
  readonly say: string
}

/** Turns of phrase that hide subject, verb or the field's own term. Each is proven by a planted sentence in plain-words.test.ts. */
export const bannedTurns: readonly Turn[] = [
  {
    name: 'for-who',
    text: /\b(?:for|to|from|of|with|by|against|about|beside|than) who\b/i,
    say: 'name them: "for players who ...", "to the caller that ..."',
  },
  { name: 'anew', text: /\banew\b/i, say: 'name the act: "again", "re-rendered", "rebuilt", "refetched"' },
  { name: 'lastly', text: /\blastly\b/i, say: 'write "finally", or say what it is pipelined with' },
  { name: 'told', text: /\btold\b/i, say: 'name the act: "reported", "notified", "shown", "declared", "published"' },
  {
    name: 'who-subject',
    text: /^Who (?!(?:invited|played)\b)[a-z]+[^?]*$/,
    say: 'begin with the person: "A player who ...", "The caller ..."',
  },
  {
    name: 'what-subject',
    text: /^What (?:is|was|has|had|does|did|cannot|can|may|must|comes|came|goes|went|stands|stays)\b[^?]*$/,
    say: 'begin with the thing itself: "The open rounds ...", "Unpaid orders ..."',
  },
  { name: 'is-to-be', text: /\b(?:is|are|was|were) to be\b/i, say: 'write "has to be", "must be" or "will be"' },
  { name: 'himself', text: /\bhimself\b/i, say: 'a caller, a player or a member is no "he": repeat the noun' },
  {
    name: 'journey',
    text: /\b(?:one|two|three) journeys?\b|\bjourneys? to (?:the database|PostgreSQL)\b/i,
    say: 'write "round trip"',
  },
  {
    name: 'rests',
    text: /\bwithdrawals? rests?\b|\brests? withdrawals?\b/i,
    say: 'write "withdrawals are on hold"',
  },
  {
    name: 'hangs-together',
    text: /\bhangs? (?:together|with|on them)\b/i,
    say: 'write "tied", or "in the same cluster"',
  },
]

// These files spell out what they forbid, or are generated from texts that players and operators read.
const exempt =
  /^(tools\/check\/(tidy\/plain-words|.+\.test)\.ts|docs\/calls\.md|sdk\/game-wallet\/wire-types\.ts|CONTRIBUTING\.md)$/

/** Every sentence of a comment or a document that uses a banned turn. */
export function findDialect(files: readonly TextFile[]): Fault[] {
  return files.filter(({ path }) => !exempt.test(path)).flatMap(faultsIn)
}

function faultsIn({ path, text }: TextFile): Fault[] {
  return passagesOf(path, text).flatMap((passage) =>
    passage.text.split(/(?<=[.!?:;]) /).flatMap((sentence) => {
      const plain = sentence.replace(/^(?:[-*] |\d+\. )?[*_]*/, '')
      return bannedTurns
        .filter((turn) => turn.text.test(plain))
        .map(({ name, say }) => ({ where: `${path}:${passage.line}`, say: `dialect ${name}: ${say}` }))
    }),
  )
}

type Passage = { readonly line: number; text: string }

function passagesOf(path: string, text: string): readonly Passage[] {
  if (path.endsWith('.md')) return joined(text.split('\n').map(proseOf))
  return isCode(path) || path.endsWith('.css') ? joined(text.split('\n').map(commentOf)) : []
}

/** Joins consecutive lines of prose into passages; undefined lines separate them. */
function joined(lines: readonly (string | undefined)[]): readonly Passage[] {
  const passages: Passage[] = []
  let open: Passage | undefined
  for (const [index, line] of lines.entries()) {
    if (line === undefined || line === '') open = undefined
    else if (open === undefined || startsPassage.test(line)) passages.push((open = { line: index + 1, text: line }))
    else open.text += ` ${line}`
  }
  return passages
}

const startsPassage = /^(?:[-*|] |\d+\. |\|)/

const proseOf = (line: string): string | undefined => (/^(?:#|\s*```)/.test(line) ? undefined : line.trim())

/** The comment of a line of code, without its markers. */
function commentOf(line: string): string | undefined {
  const own = /^\s*(?:\/\/|\{?\/\*\*?|\*(?!\/))\s?(.*)$/.exec(line)?.[1]
  const comment = own ?? /\s\/\/ (.*)$/.exec(line)?.[1]
  return comment?.replace(/\s*\*\/\}?\s*$/, '').trim()
}
