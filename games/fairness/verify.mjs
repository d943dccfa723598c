// Works a round of ours out again without us: `node verify.mjs round.json`, or the JSON on standard input, as the game's
// fairness page copies it. Needs nothing but Node. What it proves: the seed is the one whose hash was shown before the
// round, and every draw of the round follows from that seed, your own seed and the round's number.
import { createHash, createHmac } from 'node:crypto'
import { readFileSync } from 'node:fs'

const blockBytes = 32
const range = 2 ** 32

/** The bytes of a round: HMAC-SHA256(serverSeed, "clientSeed:nonce:cursor") for cursor 0, 1, 2 ... one after the other. */
function bytesOf({ serverSeed, clientSeed, nonce }) {
  let used = 0
  return () => {
    const text = `${clientSeed}:${nonce}:${Math.floor(used / blockBytes)}`
    return createHmac('sha256', serverSeed).update(text).digest()[used++ % blockBytes]
  }
}

/** A number from 0 up to, but without, the bound: four bytes, big end first; those beyond a whole multiple are drawn again. */
function drawBelow(bound, next) {
  for (;;) {
    const value = ((next() * 256 + next()) * 256 + next()) * 256 + next()
    if (value < range - (range % bound)) return value % bound
  }
}

function verify(round) {
  const hash = createHash('sha256').update(round.serverSeed).digest('hex')
  if (hash !== round.seedHash) return `The seed does not belong to the hash: its own is ${hash}.`
  const next = bytesOf(round)
  for (const [index, { bound, value }] of round.drawn.entries()) {
    const drawn = drawBelow(bound, next)
    if (drawn !== value) return `Draw ${index + 1} below ${bound} comes to ${drawn}, and the round says ${value}.`
  }
  return round.spun === undefined ? undefined : wheelFault(round)
}

/** A jackpot with a wheel: the first draw is the point of the pool, the second the segment, which pays its hundredths of that. */
function wheelFault({ drawn: [place, stop], spun: { wheel, segment, point, dropBy, paid } }) {
  const due = dropBy - place.bound + 1 + place.value
  if (point !== due) return `The pool is won with ${due} centavos, and not with ${point}.`
  if (stop.bound !== wheel.length || stop.value !== segment)
    return `The wheel stops at segment ${stop.value}, counted from 0.`
  const share = (BigInt(point) * BigInt(wheel[segment]) + 99n) / 100n
  return share === BigInt(paid) ? undefined : `Segment ${segment} pays ${share} centavos, and not ${paid}.`
}

const rounds = [JSON.parse(readFileSync(process.argv[2] ?? 0, 'utf8'))].flat()
for (const round of rounds) {
  const fault = verify(round)
  process.exitCode ||= fault === undefined ? 0 : 1
  const verdict = fault ?? `right, all ${round.drawn.length} draws follow from the seeds.`
  process.stdout.write(`${round.game} round ${round.nonce}: ${verdict}\n`)
}
