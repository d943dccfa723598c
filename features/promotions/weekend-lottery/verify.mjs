// Recomputes a weekend draw without us: `node verify.mjs < draw.json`, with the file that the result page gives. It uses no code
// of ours and one library of others, for drand's signature: `npm install @noble/curves@2.4.0` beside this file. Without the library
// everything else is checked, and the last lines say so. What it proves: the seed is the one whose hash was published before the
// first ticket, the list is the one whose hash was published before the draw, its tickets are numbered without a gap and within
// the rules, drand's key signed the round, the randomness is the hash of that signature, and the winners follow from seed,
// randomness and list. A test house signs with a key of its own: `node verify.mjs --key <key> < draw.json`.

/** The key of drand's quicknet, the chain 52db9ba7…; drand publishes it at https://api.drand.sh/<chain>/info */
const drandKey =
  '83cf0f2896adee7eb8b5f01fcad3912212c437e0073e911fb90022d3e760183c8c4b450b6a0a6c3ac6a5776a2d106451' +
  '0d1fec758c921cc22b0e17e63aaf4bcb5ed66304de9cf809bd274ca73bab4af5a6e9c76a4bc09e76eae8991ef5ece45a'
const keyOption = process.argv.indexOf('--key')
const trustedKey = keyOption === -1 ? drandKey : process.argv[keyOption + 1]

const range = 2 ** 32
const bytesOf = (text) => new TextEncoder().encode(text)
const hexOf = (bytes) => [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
const sha256 = async (bytes) => hexOf(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)))

/** Numbers below a bound from the blocks HMAC-SHA256(seed, "label:0:0"), "label:0:1" ... : four bytes each, big end first. */
async function drawsOf(seed, label) {
  const key = await crypto.subtle.importKey('raw', bytesOf(seed), { name: 'HMAC', hash: 'SHA-256' }, false, ['sign'])
  let used = 0
  let block
  const next = async () => {
    if (used % 32 === 0)
      block = new Uint8Array(await crypto.subtle.sign('HMAC', key, bytesOf(`${label}:0:${used / 32}`)))
    return block[used++ % 32]
  }
  return async (bound) => {
    for (;;) {
      let value = 0
      for (let byte = 0; byte < 4; byte++) value = value * 256 + (await next())
      // Numbers beyond the last whole multiple would favour the small ones.
      if (value < range - (range % bound)) return value % bound
    }
  }
}

async function faultOfList({ lines, listHash, ticketsMax, packTickets }) {
  const text = lines.map((l) => [l.entrant, l.byDeposits, l.byPlay, l.byPack, l.first, l.last].join(' ')).join('\n')
  const hash = await sha256(bytesOf(text))
  if (hash !== listHash) return `The list does not belong to the published hash: its own is ${hash}.`
  let last = 0
  for (const [index, line] of lines.entries()) {
    const { entrant, byDeposits, byPlay, byPack } = line
    const count = byDeposits + byPlay + byPack
    if (entrant !== index + 1 || line.first !== last + 1 || line.last !== last + count || count === 0)
      return `Entrant ${entrant} does not have the numbers that follow from the tickets before.`
    if (byDeposits + byPlay > ticketsMax || ![0, packTickets].includes(byPack))
      return `Entrant ${entrant} has more tickets than the rules allow.`
    last = line.last
  }
  return undefined
}

/** A ticket for each prize, the highest first; a ticket of an entrant who has won already is drawn again. */
async function winnersOf({ seed, week, randomness, lines, prizes }) {
  const draw = await drawsOf(seed, `${week} ${randomness}`)
  const tickets = lines.at(-1)?.last ?? 0
  const winners = []
  for (const { count, amount } of prizes) {
    for (let each = 0; each < count && winners.length < lines.length; ) {
      const ticket = 1 + (await draw(tickets))
      const { entrant } = lines.find(({ first, last }) => first <= ticket && ticket <= last)
      if (winners.some((winner) => winner.entrant === entrant)) continue
      winners.push({ place: winners.length + 1, entrant, ticket, amount })
      each += 1
    }
  }
  return winners
}

const bytesOfHex = (text) => Uint8Array.from(text.match(/../g) ?? [], (hex) => Number.parseInt(hex, 16))

/** Whether drand's key signed the round. Undefined: the library is not here. */
async function isSigned({ beaconRound, signature }) {
  const library = await import('@noble/curves/bls12-381.js').catch(() => undefined)
  if (library === undefined) return undefined
  const { shortSignatures } = library.bls12_381
  const number = bytesOfHex(beaconRound.toString(16).padStart(16, '0'))
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', number))
  try {
    const message = shortSignatures.hash(hash, 'BLS_SIG_BLS12381G1_XMD:SHA-256_SSWU_RO_NUL_')
    return shortSignatures.verify(bytesOfHex(signature), message, bytesOfHex(trustedKey))
  } catch {
    return false
  }
}

async function faultOf(draw) {
  const hash = await sha256(bytesOf(draw.seed))
  if (hash !== draw.seedHash) return `The seed does not belong to the published hash: its own is ${hash}.`
  const fault = await faultOfList(draw)
  if (fault !== undefined) return fault
  const source = draw.source === 'beacon' ? await sha256(bytesOfHex(draw.signature)) : draw.listHash
  if (source !== draw.randomness) return 'The randomness does not follow from its source.'
  const winners = await winnersOf(draw)
  if (winners.length !== draw.winners.length)
    return `There are ${winners.length} winners, and the result names ${draw.winners.length}.`
  const wrong = winners.find((winner, index) =>
    ['place', 'entrant', 'ticket', 'amount'].some((name) => winner[name] !== draw.winners[index][name]),
  )
  return wrong && `Place ${wrong.place} is won by ticket ${wrong.ticket} of entrant ${wrong.entrant}.`
}

let text = ''
for await (const chunk of process.stdin) text += chunk
const draw = JSON.parse(text)
const signed = draw.source === 'beacon' ? await isSigned(draw) : undefined
const fault =
  (await faultOf(draw)) ?? (signed === false ? `Round ${draw.beaconRound} is not signed by the key.` : undefined)
process.exitCode = fault === undefined ? 0 : 1
const verdict = fault ?? `right: ${draw.winners.length} winners among ${draw.lines.length} entrants.`
process.stdout.write(`Weekend draw ${draw.week}: ${verdict}\n`)
const tail = { true: 'is right', false: 'is false', undefined: 'was not checked: npm install @noble/curves@2.4.0' }
if (draw.source === 'beacon') {
  const whose = trustedKey === drandKey ? 'drand' : 'the key that you named, which is not drand’s,'
  process.stdout.write(`The signature of ${whose} for round ${draw.beaconRound} ${tail[signed]}.\n`)
  process.stdout.write(`Compare with https://api.drand.sh/${draw.beaconChain}/public/${draw.beaconRound}\n`)
  if (signed === false && keyOption === -1)
    process.stdout.write(`This house verified it with the key ${draw.beaconPublicKey}, which drand does not publish.\n`)
}
