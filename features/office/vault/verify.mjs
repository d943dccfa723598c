// oxlint-disable max-lines -- A regulator downloads this program as one file, and it may import nothing of ours.
// Verifies a regulator's vault offline: node verify.mjs <folder> [--seals <file>] [--key <base64>]
// It needs Node 20 or newer and nothing else: no library, no network, nothing of the operator. docs/vault.md describes the files.
import { createHash, createPublicKey, verify } from 'node:crypto'
import { createReadStream, existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { createGunzip } from 'node:zlib'

const dayMs = 86_400_000
const manilaMs = 8 * 3_600_000
/** Clocks of two processes differ by less: what ends this close to midnight may be settled by the file of the next day. */
const skewMs = 10 * 60_000
const chainStart = '0'.repeat(64)

const sha256 = (text) => createHash('sha256').update(text).digest('hex')
const say = (line) => process.stdout.write(`${line}\n`)
const peso = (centavos) =>
  `PHP ${String(centavos / 100n).replace(/\B(?=(\d{3})+$)/g, ',')}.${String(centavos % 100n).padStart(2, '0')}`

const byName = ([a], [b]) => (a < b ? -1 : 1)

class Fault extends Error {}
const fault = (text) => {
  throw new Fault(text)
}

// ---- The arguments ----

function readArguments() {
  const args = process.argv.slice(2)
  const option = (name) => {
    const at = args.indexOf(name)
    return at < 0 ? undefined : args.splice(at, 2)[1]
  }
  const [seals, key] = [option('--seals'), option('--key')]
  if (args.length !== 1) fault('Name the folder: node verify.mjs <folder> [--seals <file>] [--key <base64>]')
  return { folder: args[0], seals: seals && readSeals(seals), key }
}

/** The reply of the operator's public call, which names each day's manifest. */
function readSeals(path) {
  const { seals } = JSON.parse(readFileSync(path, 'utf8'))
  return new Map(seals.map((seal) => [seal.day, seal]))
}

function daysOf(folder) {
  const days = existsSync(folder) ? readdirSync(folder).filter((name) => /^\d{4}-\d\d-\d\d$/.test(name)) : []
  if (days.length === 0) fault(`There is no day in ${folder}.`)
  return days.toSorted()
}

// ---- A manifest ----

function readManifest(folder, day) {
  const path = join(folder, day, 'manifest.json')
  if (!existsSync(path)) fault(`${day}/manifest.json is missing.`)
  const bytes = readFileSync(path)
  const signaturePath = join(folder, day, 'manifest.sig')
  if (!existsSync(signaturePath)) fault(`${day}/manifest.sig is missing.`)
  const signature = Buffer.from(readFileSync(signaturePath, 'utf8').trim(), 'base64')
  try {
    return { manifest: JSON.parse(bytes.toString('utf8')), bytes, signature }
  } catch {
    return fault(`${day}/manifest.json was changed: it cannot be read.`)
  }
}

function isSigned({ manifest, bytes, signature }) {
  try {
    const key = createPublicKey({ key: Buffer.from(manifest.publicKey, 'base64'), format: 'der', type: 'spki' })
    return verify(null, bytes, key, signature)
  } catch {
    return false
  }
}

function checkManifest(signed, day, { state, trusted }) {
  const { manifest, bytes } = signed
  if (manifest.format !== 'bituin-vault-manifest-1') fault(`${day}/manifest.json has another format.`)
  if (!isSigned(signed)) fault(`${day}/manifest.json was changed after it was signed, or its signature was.`)
  const hash = sha256(bytes)
  const from = Date.parse(`${day}T00:00:00Z`) - manilaMs
  if (manifest.day !== day || manifest.from !== from || manifest.until !== from + dayMs)
    fault(`${day}/manifest.json is the manifest of ${manifest.day}.`)
  checkPrevious(manifest, day, state)
  checkTrust({ manifest, hash, day }, trusted)
  state.previous = { day, sha256: hash, until: manifest.until, publicKey: manifest.publicKey }
}

function checkPrevious(manifest, day, state) {
  const { previous } = state
  if (previous === undefined) {
    state.from = manifest.from
    if (manifest.previous !== null) say(`${day} goes on from ${manifest.previous.day}, which is not in this folder.`)
    return
  }
  if (manifest.from !== previous.until) fault(`The days between ${previous.day} and ${day} are missing.`)
  if (manifest.previous?.day !== previous.day || manifest.previous.sha256 !== previous.sha256)
    fault(`${day} does not go on from the manifest of ${previous.day}: one of the two was replaced.`)
  if (manifest.publicKey !== previous.publicKey) say(`From ${day} on, the days are signed with another key.`)
}

function checkTrust({ manifest, hash, day }, { seals, key }) {
  if (key !== undefined && manifest.publicKey !== key)
    fault(`${day} is signed with another key than the one you named.`)
  if (seals === undefined) return
  const seal = seals.get(day)
  if (seal === undefined) fault(`${day} is not among the published seals.`)
  if (seal.hash !== hash || seal.publicKey !== manifest.publicKey)
    fault(`${day} is not the day that was published: its manifest or its key is another one.`)
}

// ---- Files and their lines ----

async function checkFiles(folder, day, manifest) {
  const listed = new Set(manifest.files.map(({ name }) => name))
  const extra = readdirSync(join(folder, day)).find((name) => !listed.has(name) && !/^manifest\.(json|sig)$/.test(name))
  if (extra !== undefined) fault(`${day}/${extra} is not in the manifest.`)
  const faults = []
  for (const file of manifest.files) {
    const path = join(folder, day, file.name)
    if (!existsSync(path)) faults.push(`${day}/${file.name} is missing.`)
    else if (statSync(path).size !== file.bytes || (await hashOf(path)) !== file.sha256)
      faults.push(`${day}/${file.name} was changed: it is not the file that was signed.`)
  }
  if (faults.length > 0) fault(faults.join('\n'))
}

async function hashOf(path) {
  const hash = createHash('sha256')
  for await (const part of createReadStream(path)) hash.update(part)
  return hash.digest('hex')
}

/** The records of one file in their order. Each is checked for its number; the end for the count. */
class Records {
  constructor(folder, day, file, firstNumber) {
    this.name = `${day}/${file.name}`
    this.file = file
    this.parts = createReadStream(join(folder, day, file.name))
      .pipe(createGunzip())
      [Symbol.asyncIterator]()
    this.decoder = new TextDecoder()
    this.lines = []
    this.at = 0
    this.rest = ''
    this.count = 0
    this.sums = new Map()
    this.sumsOf = sumRules[file.kind] ?? (() => [])
    if (file.first !== firstNumber)
      fault(
        `${this.name} begins with record ${file.first}, and record ${firstNumber} is the next: records are missing.`,
      )
  }

  async line() {
    while (this.at >= this.lines.length) {
      const { value, done } = await this.parts.next()
      if (done) return undefined
      this.lines = (this.rest + this.decoder.decode(value, { stream: true })).split('\n')
      this.rest = this.lines.pop()
      this.at = 0
    }
    return this.lines[this.at++]
  }

  async begin(day) {
    this.head = JSON.parse(await this.line())
    const { format, kind, first } = this.head
    if (format !== 'bituin-vault-1' || kind !== this.file.kind || this.head.day !== day || first !== this.file.first)
      fault(`${this.name} is not the file of ${this.file.kind} of ${day}.`)
    return this
  }

  /** Undefined: the file has ended, and is complete. */
  async next() {
    const text = await this.line()
    const record = text === undefined ? fault(`${this.name} has no end.`) : JSON.parse(text)
    if (record[0] === 'end') return this.end(record)
    const number = this.file.first + this.count++
    if (record[0] !== number) fault(`${this.name} has record ${record[0]} where record ${number} belongs.`)
    for (const [name, amount] of this.sumsOf(record)) this.sums.set(name, (this.sums.get(name) ?? 0n) + BigInt(amount))
    return record
  }

  end([, count]) {
    if (count !== this.count || count !== this.file.records || this.at < this.lines.length)
      fault(`${this.name} has ${this.count} records, and its manifest says ${this.file.records}.`)
    const sums = JSON.stringify([...this.sums].map(([name, sum]) => [name, String(sum)]).toSorted(byName))
    if (sums !== JSON.stringify(Object.entries(this.file.sums).toSorted(byName)))
      fault(`The sums of ${this.name} are not those of its manifest.`)
    return undefined
  }
}

const paidAndReceived = ([, , asset, paid, received]) => [
  [`${asset}Paid`, paid],
  [`${asset}Received`, received],
]

/** What a record adds to the sums of its file. */
const sumRules = {
  transfers: (record) => [[record[10], record[5]]],
  balances: (record) => [['amount', record[3]]],
  promotions: paidAndReceived,
  jackpots: (record) => [['amount', record[4]]],
  deposits: (record) => [[record[2], record[7]]],
  withdrawals: (record) => [[record[2], record[7]]],
  rounds: roundSums,
}

function roundSums([, , , , , type, state, stake, win, isFree, , , , stakeBefore, winBefore]) {
  const kind = type ?? 'unknown'
  const isCorrection = stakeBefore !== null
  if (state !== 'CLOSED' && !isCorrection) return [['voided', 1]]
  return [
    [isCorrection ? `${kind}Corrections` : `${kind}Rounds`, 1],
    [`${kind}Stake`, isFree ? 0 : stake - (stakeBefore ?? 0)],
    [`${kind}Win`, win - (winBefore ?? 0)],
  ]
}

// ---- Transfers, their chains, and the rounds they belong to ----

const noMoves = { staked: 0, won: 0, taken: 0 }
const plus = (a, b) => ({ staked: a.staked + b.staked, won: a.won + b.won, taken: a.taken + b.taken })
const movesByReason = {
  bet: (amount) => ({ ...noMoves, staked: amount }),
  betRollback: (amount) => ({ ...noMoves, staked: -amount }),
  win: (amount) => ({ ...noMoves, won: amount }),
  jackpotWin: (amount) => ({ ...noMoves, won: amount }),
  winRollback: (amount) => ({ ...noMoves, won: -amount }),
  reversal: (amount) => ({ ...noMoves, won: -amount }),
  gameDebit: (amount) => ({ ...noMoves, taken: amount }),
  gameDebt: (amount) => ({ ...noMoves, taken: amount }),
}

const playerOf = (record) => (record === undefined ? Infinity : record[1])

/** Goes through the players of two files at once: both are in the order of players. */
async function checkPlay({ transfers, rounds, day, state }) {
  let transfer = await transfers.next()
  let round = await rounds.next()
  let last = -1
  while (transfer !== undefined || round !== undefined) {
    const player = Math.min(playerOf(transfer), playerOf(round))
    if (player <= last) fault(`The files of transfers and rounds of ${day.day} are not in the order of players.`)
    last = player
    const moves = new Map()
    for (; playerOf(transfer) === player; transfer = await transfers.next()) {
      takeTransfer(transfer, { name: transfers.name, moves, day, state })
    }
    requireHash(player, day, state)
    for (; playerOf(round) === player; round = await rounds.next()) checkRound(round, { moves, day, state })
    keepOpen(moves, day.day, state)
  }
}

function takeTransfer(transfer, { name, moves, day, state }) {
  const [, player, seq, at, , amount, , , , , reason, reference, , , , hash] = transfer
  const where = `transfer ${seq} of player ${player} in ${name}`
  state.activePlayers.add(player)
  if (at < day.from || at >= day.until + 3_600_000) fault(`The time of ${where} is not of this day.`)
  const head = chainOf(transfer, where, state)
  if (hash !== '' && hash !== head)
    fault(`The content of ${where} does not lead to its hash: it or one before was changed.`)
  meetRoot({ player, seq, head, where }, state)
  state.books.set(player, { seq, head, at, isHashed: hash !== '' })
  addMoves(transfer, moves)
  if (transferPartners.has(reason)) settle(state, `${reason} ${reference}`, { amount, at, where })
  addPromotion(transfer, state)
}

/** The root of the day before may cover a transfer of the first minutes of this one. */
function meetRoot({ player, seq, head, where }, { awaited }) {
  const covered = awaited.get(player)
  if (covered === undefined || covered.seq !== seq) return
  if (covered.head !== head) fault(`The public root of the day before covers another ${where}.`)
  awaited.delete(player)
}

function addMoves([, player, , , , amount, , , , , reason, reference, source], moves) {
  const of = movesByReason[reason]
  if (of === undefined || !source.startsWith('game:')) return
  const key = `${player} ${source.slice(5)} ${reference}`
  moves.set(key, plus(moves.get(key) ?? noMoves, of(amount)))
}

const textOf = (value) => (value === null ? '' : value)

/** The hash of a transfer covers the one before it in its book. */
function chainOf(transfer, where, state) {
  const [, player, seq] = transfer
  const known = state.books.get(player)
  if (known !== undefined && seq !== known.seq + 1)
    fault(`After transfer ${known.seq}, ${where} follows: transfers between are missing.`)
  if (known === undefined && seq !== 1) return headOfOlderBook(transfer, where, state)
  const before = known === undefined ? chainStart : known.head
  return sha256(`${before}\nbituin-transfer-1\n${transfer.slice(1, 15).map(textOf).join('\n')}`)
}

/** A book that is older than the vault begins with the hash that is written there. */
function headOfOlderBook(transfer, where, { isFirstDay, hasAllBooks }) {
  const [player, hash] = [transfer[1], transfer[15]]
  if (!isFirstDay && hasAllBooks && player !== 0) fault(`The public root of the day before does not know ${where}.`)
  return hash === '' ? fault(`The hash of ${where} is missing.`) : hash
}

function requireHash(player, day, state) {
  if (state.activePlayers.has(player) && !state.books.get(player).isHashed)
    fault(`The last transfer of player ${player} on ${day.day} has no hash.`)
}

function checkRound(round, { moves, day, state }) {
  const [, player, provider, id, , , roundState, stake, win, , , openedAt, endedAt, stakeBefore] = round
  const key = `${player} ${provider} ${id}`
  const today = moves.get(key) ?? noMoves
  const where = `round ${id} of ${provider} and player ${player}`
  moves.delete(key)
  if (stakeBefore !== null) {
    checkCorrection(round, { key, today, where, day, state })
    return
  }
  if (endedAt < day.from || endedAt >= day.until) fault(`The end of ${where} is not on ${day.day}.`)
  const all = plus(state.open.get(key) ?? noMoves, today)
  state.open.delete(key)
  state.rounds++
  if (openedAt < state.from) state.olderRounds++
  else if (!isSettled({ roundState, stake, win }, all)) unsettled(round, { key, all, where, day, state })
}

function checkCorrection(round, { key, today, where, day, state }) {
  const [roundState, stake, win, endedAt] = [round[6], round[7], round[8], round[12]]
  const [stakeBefore, winBefore] = [round[13], round[14]]
  const after = winBefore + today.won - (roundState === 'VOIDED' ? today.taken : 0)
  if (stake !== stakeBefore + today.staked || win !== after)
    fault(`The correction of ${where} on ${day.day} is not what its transfers moved.`)
  state.corrections.push({ key, endedAt })
}

const isSettled = ({ roundState, stake, win }, { staked, won, taken }) =>
  roundState === 'VOIDED' ? staked === 0 && won <= taken : stake === staked && win === won

function unsettled(round, { key, all, where, day, state }) {
  const [stake, win, endedAt] = [round[7], round[8], round[12]]
  if (endedAt < day.until - skewMs)
    fault(
      `${where} has a stake of ${stake} and a win of ${win}, and its transfers come to ${all.staked} and ${all.won}.`,
    )
  state.open.set(key, { ...all, since: day.day })
  state.pending.set(key, { round, where, isOf: day.day })
}

/** Rounds that go on after midnight. */
function keepOpen(moves, day, state) {
  for (const [key, each] of moves) {
    if (each.staked === 0 && each.won === 0) continue
    const before = state.open.get(key)
    state.open.set(key, { ...plus(before ?? noMoves, each), since: before?.since ?? day })
  }
}

function checkPending(day, state) {
  for (const [key, { round, where, isOf }] of state.pending) {
    if (isOf === day.day) continue
    const all = state.open.get(key) ?? noMoves
    state.pending.delete(key)
    state.open.delete(key)
    if (!isSettled({ roundState: round[6], stake: round[7], win: round[8] }, all))
      fault(`${where} ended on ${isOf} with other sums than its transfers.`)
  }
}

// ---- Records that belong to one transfer each ----

const withdrawalPartners = {
  REQUESTED: 'withdrawalHold',
  SUCCEEDED: 'withdrawalSettle',
  REVERSED: 'withdrawalReversed',
  REJECTED: 'withdrawalRelease',
  CANCELLED: 'withdrawalRelease',
  FAILED: 'withdrawalRelease',
}
const transferPartners = new Set(['deposit', ...Object.values(withdrawalPartners)])

/** The first of two partners waits for the second. */
function settle(state, key, { amount, at, where }) {
  const partner = state.unmatched.get(key)
  if (partner === undefined) return state.unmatched.set(key, { amount, at, where })
  state.unmatched.delete(key)
  return partner.amount === amount
    ? undefined
    : fault(`${where} and ${partner.where} differ: ${amount} and ${partner.amount}.`)
}

async function checkOrders(records, day, state) {
  const isDeposits = records.file.kind === 'deposits'
  await checkTimed(records, day, (record) => {
    const [, at, event, third, fourth, , , amount] = record
    const reason = isDeposits ? event === 'credited' && 'deposit' : withdrawalPartners[event]
    const reference = isDeposits ? third : fourth
    if (reason) settle(state, `${reason} ${reference}`, { amount, at, where: `record ${record[0]} of ${records.name}` })
  })
}

function checkUnmatched(day, state) {
  for (const [key, { at, where }] of state.unmatched) {
    if (at >= day.until - skewMs) continue
    const [reason, reference] = key.split(' ')
    fault(`${where} has no partner: "${reason}" of ${reference} is in one file and not in the other.`)
  }
}

/** Records with a time: all of this day, and in order. */
async function checkTimed(records, day, onRecord = () => undefined) {
  const isTimed = records.head.columns[1] === 'at'
  const isByNumber = records.file.kind === 'changes'
  let last = -Infinity
  for (let record = await records.next(); record !== undefined; record = await records.next()) {
    if (isTimed && (record[1] < day.from || record[1] >= day.until))
      fault(`Record ${record[0]} of ${records.name} is of another day.`)
    const place = isByNumber ? record[2] : record[1]
    if ((isTimed || isByNumber) && place < last) fault(`Record ${record[0]} of ${records.name} is out of order.`)
    last = place
    onRecord(record)
  }
}

// ---- What promotions cost ----

function addPromotion([, , , at, asset, amount, from, to, , , reason], state) {
  if (!from.startsWith('promo:') && !to.startsWith('promo:')) return
  const name = new Date(at + manilaMs).toISOString().slice(0, 10)
  const day = state.promotions.get(name) ?? new Map()
  state.promotions.set(name, day)
  const add = (account, part) => {
    const sums = day.get(`${account} ${asset}`) ?? { paid: 0, received: 0, awards: 0 }
    sums[part] += amount
    if (part === 'paid' && reason === 'award') sums.awards++
    day.set(`${account} ${asset}`, sums)
  }
  if (from.startsWith('promo:')) add(from, 'paid')
  if (to.startsWith('promo:')) add(to, 'received')
}

async function checkPromotions(records, day, state) {
  const moved = state.promotions.get(day.day) ?? new Map()
  state.promotions.delete(day.day)
  for (let record = await records.next(); record !== undefined; record = await records.next()) {
    const [, account, asset, paid, received, awards] = record
    const sums = moved.get(`${account} ${asset}`) ?? { paid: 0, received: 0, awards: 0 }
    moved.delete(`${account} ${asset}`)
    if (sums.paid !== paid || sums.received !== received || sums.awards !== awards)
      fault(`${records.name}: ${account} is not what its transfers moved (${asset}).`)
  }
  if (moved.size > 0) fault(`${records.name} does not have ${[...moved.keys()][0]}, which moved money.`)
}

// ---- The public root ----

const nodeOf = ({ player, amount, seq, head }, secret) => {
  const blind = sha256(`bituin-blind-1\n${secret}\n${player}`)
  return { hash: sha256(`bituin-liability-1\n${player}\n${amount}\n${seq}\n${head}\n${blind}`), total: BigInt(amount) }
}
const joined = (a, b) => ({
  hash: sha256(`bituin-liabilities-1\n${a.hash}\n${a.total}\n${b.hash}\n${b.total}`),
  total: a.total + b.total,
})
function treeOf(nodes) {
  if (nodes.length === 0) return { hash: sha256('bituin-liabilities-1'), total: 0n }
  let level = nodes
  while (level.length > 1) {
    const above = []
    for (let i = 0; i < level.length; i += 2) above.push(level[i + 1] ? joined(level[i], level[i + 1]) : level[i])
    level = above
  }
  return level[0]
}

const leavesPerBranch = 1024

async function checkBalances(records, day, { manifest, state }) {
  const { root } = manifest
  const secret = records.head.about?.secret
  const [leaves, branches] = [[], []]
  let [count, active] = [0, 0]
  for (let record = await records.next(); record !== undefined; record = await records.next()) {
    const [, position, player, amount, seq, head] = record
    if (position !== count++) fault(`${records.name} has the leaf ${position} in another place.`)
    leaves.push(nodeOf({ player, amount, seq, head }, secret))
    if (leaves.length === leavesPerBranch) branches.push(treeOf(leaves.splice(0)))
    if (state.activePlayers.has(player)) active++
    checkLeaf({ player, seq, head }, { day, state, name: records.name })
  }
  state.hasAllBooks = count > 0
  if (count === 0) return noteOfNoLeaves(root)
  if (leaves.length > 0) branches.push(treeOf(leaves))
  if (!isRoot(treeOf(branches), count, root)) fault(`${records.name} does not lead to the public root of ${day.day}.`)
  requireLeaves(active, day, state)
  return undefined
}

const noteOfNoLeaves = (root) => (root !== null && root.players > 0 ? 'its root cannot be proven any more' : undefined)

const isRoot = ({ hash, total }, count, root) =>
  root !== null && hash === root.hash && String(total) === root.total && count === root.players

function requireLeaves(active, day, { activePlayers }) {
  const players = activePlayers.size - (activePlayers.has(0) ? 1 : 0)
  if (active < players) fault(`${players - active} players with transfers on ${day.day} are not in its public root.`)
}

function checkLeaf({ player, seq, head }, { day, state, name }) {
  const known = state.books.get(player)
  if (known === undefined) state.books.set(player, { seq, head, at: 0, isHashed: true })
  else if (seq > known.seq) state.awaited.set(player, { seq, head })
  else if (seq === known.seq ? head !== known.head : known.at < day.until)
    fault(`${name}: the balance of player ${player} is not where the transfers of ${day.day} leave it.`)
}

// ---- A day, and the days together ----

async function checkDay(folder, name, context) {
  const { state } = context
  const signed = readManifest(folder, name)
  checkManifest(signed, name, context)
  const { manifest } = signed
  await checkFiles(folder, name, manifest)
  const day = { day: name, from: manifest.from, until: manifest.until }
  const opened = new Map()
  for (const file of manifest.files) {
    opened.set(file.kind, await new Records(folder, name, file, state.numbers.get(file.kind) ?? file.first).begin(name))
    state.numbers.set(file.kind, file.first + file.records)
  }
  const take = (kind) => {
    const records = opened.get(kind) ?? fault(`${name} has no ${kind}.`)
    opened.delete(kind)
    return records
  }
  const awaitedBefore = new Set(state.awaited.keys())
  state.activePlayers = new Set()
  await checkPlay({ transfers: take('transfers'), rounds: take('rounds'), day, state })
  for (const player of awaitedBefore)
    if (state.awaited.has(player))
      fault(`A transfer of player ${player} that the root before ${name} covers is missing.`)
  await checkPromotions(take('promotions'), day, state)
  const note = await checkBalances(take('balances'), day, { manifest, state })
  for (const kind of ['deposits', 'withdrawals']) await checkOrders(take(kind), day, state)
  for (const records of opened.values()) await checkTimed(records, day)
  checkUnmatched(day, state)
  checkPending(day, state)
  state.isFirstDay = false
  sayDay(manifest, note)
}

function sayDay({ day, files, root }, note) {
  const all = files.reduce((sum, { records }) => sum + records, 0)
  const { sums } = files.find(({ kind }) => kind === 'rounds')
  const total = (part) =>
    Object.entries(sums).reduce((sum, [name, value]) => (name.endsWith(part) ? sum + BigInt(value) : sum), 0n)
  const play = `bets ${peso(total('Stake'))}, wins ${peso(total('Win'))}`
  const tie = root === null ? 'no public root was made' : `root ${root.hash.slice(0, 16)}…`
  say(`${day}: ${all} records, ${play}, ${tie}${note === undefined ? '' : ` (${note})`}`)
}

/** A correction goes on from the record before it. Its round is looked up in the days that had it. */
async function checkCorrections(folder, days, state) {
  const corrected = new Map(
    state.corrections.filter(({ endedAt }) => endedAt >= state.from).map(({ key }) => [key, undefined]),
  )
  if (corrected.size === 0) return
  for (const day of days) {
    const { manifest } = readManifest(folder, day)
    const file = manifest.files.find(({ kind }) => kind === 'rounds')
    const records = await new Records(folder, day, file, file.first).begin(day)
    for (let round = await records.next(); round !== undefined; round = await records.next()) {
      const key = `${round[1]} ${round[2]} ${round[3]}`
      if (!corrected.has(key)) continue
      const [stake, win, before] = [round[7], round[8], corrected.get(key)]
      if (round[13] !== null && (before?.stake !== round[13] || before.win !== round[14]))
        fault(`The correction of round ${round[3]} on ${day} does not go on from the record before it.`)
      corrected.set(key, { stake, win })
    }
  }
}

/** Whoever withholds the record of a round leaves its transfers here. */
function sayOpen(open) {
  const [key, oldest] = open.reduce((a, b) => (b[1].since < a[1].since ? b : a))
  const [player, provider, ...id] = key.split(' ')
  say(
    `${open.length} rounds have transfers and no end so far. The oldest is of ${oldest.since}: ${id.join(' ')} of ${provider} and player ${player}.`,
  )
}

function newState() {
  return {
    previous: undefined,
    from: 0,
    isFirstDay: true,
    hasAllBooks: false,
    numbers: new Map(),
    books: new Map(),
    awaited: new Map(),
    open: new Map(),
    pending: new Map(),
    unmatched: new Map(),
    promotions: new Map(),
    corrections: [],
    activePlayers: new Set(),
    rounds: 0,
    olderRounds: 0,
  }
}

async function main() {
  const { folder, ...trusted } = readArguments()
  const days = daysOf(folder)
  const state = newState()
  for (const day of days) await checkDay(folder, day, { state, trusted })
  await checkCorrections(folder, days, state)
  if (state.olderRounds > 0)
    say(`${state.olderRounds} rounds began before the first day and are checked by their record alone.`)
  if (state.open.size > 0) sayOpen([...state.open.entries()])
  const last = state.previous
  say(`The vault is sound: ${days.length} days from ${days[0]} to ${last.day}, ${state.rounds} rounds.`)
  if (trusted.seals === undefined && trusted.key === undefined)
    say(`The days are signed with ${last.publicKey}: compare it with the key that is published, or use --seals.`)
}

try {
  await main()
} catch (error) {
  if (!(error instanceof Fault)) throw error
  say(`FAIL ${error.message.replaceAll('\n', '\nFAIL ')}`)
  process.exitCode = 1
}
