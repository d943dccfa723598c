// Recomputes the final table of a tournament without us: `node verify.mjs < tournament.json`, with the file that the tournament's
// page gives. It imports nothing. What it proves: the table is the one whose hash was published when the tournament ended, every
// round counts by the published terms, and scores, places and prizes follow from the rounds. Amounts are centavos.

const bytesOf = (text) => new TextEncoder().encode(text)
const hexOf = (bytes) => [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
const sha256 = async (text) => hexOf(new Uint8Array(await crypto.subtle.digest('SHA-256', bytesOf(text))))

/** A line of the entrant, then a line of each round. */
const textOf = ({ entrant, score, reachedAt, prize, rounds }) =>
  [
    `${entrant} ${score} ${reachedAt} ${prize}`,
    ...rounds.map(({ ordinal, stake, win, closedAt }) => `${ordinal} ${stake} ${win} ${closedAt}`),
  ].join('\n')

/** Ten-thousandths of a bet, rounded down; or everything won. A score is reached when the round closed that brought it. */
function scoreOf(scoring, rounds) {
  let [score, reachedAt] = [0, null]
  for (const { stake, win, closedAt } of rounds) {
    const next = scoring === 'total' ? score + win : Number((BigInt(win) * 10_000n) / BigInt(stake))
    if (next > score) [score, reachedAt] = [next, closedAt]
  }
  return { score, reachedAt }
}

function faultOfRound(
  { scoring, stake: asked, startsAt, endsAt },
  { enteredAt },
  { ordinal, stake, closedAt },
  before,
) {
  if (ordinal <= before) return `round ${ordinal} is out of order`
  if (scoring === 'total' ? stake !== asked : stake < asked) return `round ${ordinal} has a bet that does not count`
  if (closedAt < Math.max(startsAt, enteredAt) || closedAt >= endsAt) return `round ${ordinal} is outside the window`
  return undefined
}

function faultOfLine(tournament, line) {
  if (line.rounds.length > tournament.rounds) return `${line.rounds.length} rounds count`
  let before = 0
  for (const round of line.rounds) {
    const fault = faultOfRound(tournament, line, round, before)
    if (fault !== undefined) return fault
    before = round.ordinal
  }
  const { score, reachedAt } = scoreOf(tournament.scoring, line.rounds)
  if (score !== line.score || score === 0) return `its rounds come to ${score}`
  return reachedAt === line.reachedAt ? undefined : `its score was reached at ${reachedAt}`
}

/** The higher score first; then the earlier one; then the one who entered first. */
const order = (a, b) => b.score - a.score || a.reachedAt - b.reachedAt || a.entrant - b.entrant

function prizeOf(prizes, place) {
  let last = 0
  for (const { count, amount } of prizes) {
    last += count
    if (place <= last) return amount
  }
  return 0
}

async function faultOf(tournament) {
  const { lines, prizes, tableHash } = tournament
  const hash = await sha256(lines.map((line) => `${textOf(line)}\n`).join(''))
  if (hash !== tableHash) return `The table does not belong to the published hash: its own is ${hash}.`
  if (new Set(lines.map(({ entrant }) => entrant)).size < lines.length) return 'An entrant has two places.'
  for (const line of lines) {
    const fault = faultOfLine(tournament, line)
    if (fault !== undefined) return `Place ${line.place}, entrant ${line.entrant}: ${fault}.`
  }
  const sorted = lines.toSorted(order)
  const wrong = lines.findIndex(({ place, entrant, prize }, index) => {
    const due = sorted[index]
    return place !== index + 1 || entrant !== due.entrant || prize !== prizeOf(prizes, place)
  })
  return wrong === -1
    ? undefined
    : `Place ${wrong + 1} belongs to entrant ${sorted[wrong].entrant}, or its prize differs.`
}

let text = ''
for await (const chunk of process.stdin) text += chunk
const tournament = JSON.parse(text)
const fault = await faultOf(tournament)
process.exitCode = fault === undefined ? 0 : 1
const { lines } = tournament
const rounds = lines.reduce((sum, line) => sum + line.rounds.length, 0)
const paid = lines.reduce((sum, { prize }) => sum + prize, 0)
const verdict = fault ?? `right: ${lines.length} places, ${rounds} rounds, ${paid} centavos of prizes.`
process.stdout.write(`Tournament ${tournament.tournamentId}: ${verdict}\n`)
