// Plays a round of ours again without us: `node check-round.mjs round.json`, or the JSON on standard input, as the game's
// fairness page copies it. One file that needs nothing but Node: the rules of every title are in it, and docs/fairness.md
// says in words what they do.
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import * as v from 'valibot'
import { tables as publicTables, titles } from '#games/titles.ts'
import { publishedTables } from '../published-tables.ts'
import { checkRound, type RoundCheck, type RoundFault } from '../check-round.ts'
import { roundProof, type RoundProof } from '../round-proof.ts'

const {
  values: { show, tables },
  positionals: [path = '-'],
} = parseArgs({ allowPositionals: true, options: { show: { type: 'boolean' }, tables: { type: 'string' } } })
if (tables === undefined) await checkAll(readFileSync(path === '-' ? 0 : path, 'utf8'))
else printTables(tables)

async function checkAll(text: string): Promise<void> {
  const parsed = v.safeParse(v.array(roundProof), [jsonOf(text)].flat())
  if (!parsed.success) return refuse('This is not a round that a game copies: copy the whole text and try again.')
  for (const round of parsed.output) await say(round)
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Prints what a game's return follows from, and its hash, which is the same for everybody who has this version. */
function printTables(game: string): void {
  const games = [...titles, ...publicTables]
  const title = games.find(({ code }) => code === game)
  if (title === undefined) return refuse(`There is no ${game}. Games: ${games.map(({ code }) => code).join(', ')}.`)
  const text = publishedTables(title)
  process.stdout.write(`${text}\nSHA-256 ${createHash('sha256').update(text).digest('hex')}\n`)
}

function refuse(why: string): void {
  process.stderr.write(`${why}\n`)
  process.exitCode = 2
}

async function say(round: RoundProof): Promise<void> {
  const check = await checkRound(round, { titles, tables: publicTables })
  if (check.kind !== 'right') process.exitCode = 1
  process.stdout.write(`${nameOf(round)}: ${verdictOf(check, round)}\n`)
  if (show !== true || !('replay' in check)) return
  for (const [index, { view, events }] of check.replay.shown.entries())
    process.stdout.write(`step ${index}\n  screen ${JSON.stringify(view)}\n  events ${JSON.stringify(events)}\n`)
}

function nameOf(round: RoundProof): string {
  return `${round.game} round ${round.kind === 'round' ? round.nonce : round.number}`
}

function verdictOf(check: RoundCheck, round: RoundProof): string {
  if (check.kind !== 'right') return faultOf(check, round)
  const paid = round.isVoided ? 'it was voided, and its bet returned' : `it pays ${check.replay.win} centavos`
  return `right. The seed has its hash, ${check.replay.drawn.length} draws follow from the seeds, the screen is the same, and ${paid}.`
}

function faultOf(check: RoundFault, round: RoundProof): string {
  switch (check.kind) {
    case 'otherSeed':
      return `WRONG. The seed does not have the hash that was shown: its own is ${check.hash}.`
    case 'otherChain':
      return `WRONG. The seed is not in the chain that was announced for its day: it leads to ${check.anchor}.`
    case 'unknownGame':
      return 'not checked. This program does not know the game.'
    case 'otherVersion':
      return `not checked. It was played by version ${round.version} of the rules; this program has version ${check.present}.`
    case 'impossibleMove':
      return `WRONG. The rules do not allow its moves: ${check.refusal}.`
    case 'otherDraws':
      return 'WRONG. The recorded draws do not follow from the seeds.'
    case 'otherScreen':
      return 'WRONG. The recorded screen is not the one that the draws make.'
    case 'otherWin':
      return `WRONG. It pays ${check.replay.win} centavos, and ${round.win} are recorded.`
  }
}
