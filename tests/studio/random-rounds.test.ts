import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { milliseconds, seconds } from '#core/clock/duration.ts'
import { seededTestDraw } from '#core/draw/seeded-bytes.ts'
import { checkRound } from '#games/fairness/check-round.ts'
import type { RoundProof } from '#games/fairness/round-proof.ts'
import type { RoundView } from '#games/rgs/contract.ts'
import { settleRound } from '#games/rgs/server/settle-left.ts'
import { driveDueRounds } from '#games/rgs/server/studio-worker.ts'
import { advanceTable } from '#games/rgs/server/tables/advance-table.ts'
import { readTable } from '#games/rgs/server/tables/read-table.ts'
import { settleTables } from '#games/rgs/server/tables/settle-table.ts'
import type { Title } from '#games/title/title.ts'
import { tables, titles } from '#games/titles.ts'
import { verifyLedger } from '#ledger'
import { choiceOf, moveOf, tableBetOf } from '#tests/bots/how-bots-play.ts'
import { openTestStudio, StudioDied, type TestStudio } from './test-studio.ts'

const [roundsTarget, tableRoundsEach, movesMax] = [500, 3, 40]
const startCoin = 50_000_000
const faults = ['lostOnTheWay', 'lostOnTheWayBack', 'studioDies'] as const

let studio: TestStudio
const draw = seededTestDraw(500)
beforeAll(async () => {
  studio = await openTestStudio()
})
afterAll(() => studio.close())

const pass = (ms: number) => studio.wallet.site.clock.advance(milliseconds(ms))
async function workerLooks(): Promise<void> {
  studio.wallet.site.clock.advance(seconds(31))
  await driveDueRounds(studio.needs).catch(passOver)
}
function passOver(error: unknown): void {
  if (!(error instanceof StudioDied)) throw error
}

test('five hundred rounds of every title, with answers lost and a studio that dies, leave both books the same', async () => {
  const players: bigint[] = []
  const tokens: string[] = []
  for (const title of titles) {
    const { id, token } = await playTitle(title)
    players.push(id)
    tokens.push(token)
  }
  for (const { code } of tables) {
    const player = await studio.player(startCoin, code)
    players.push(player.id)
    tokens.push(player.token)
    for (let round = 0; round < tableRoundsEach; round++) await sitThrough(code, player.token)
  }
  studio.faults.length = 0
  for (let look = 0; look < 4; look++) await workerLooks()

  expect(await studio.rows("select id from studio.round where state in ('betting', 'settling')")).toEqual([])
  expect(await studio.rows("select id from studio.wallet_op where state in ('pending', 'dead')")).toEqual([])
  const closed = await studio.rows("select distinct game_code from studio.round where state = 'closed'")
  expect(closed.length).toBeGreaterThan((titles.length + tables.length) / 2)
  for (const id of players) expect(await coinsOf(id)).toBe(await booksOf(id))
  expect((await verifyLedger(studio.wallet.site.context.db)).isSound).toBe(true)
  expect(await studio.wallet.rows('select from game_difference')).toHaveLength(0)

  await settleWhatIsOpen()
  const proofs = (await Promise.all(tokens.map(proofsOf))).flat()
  expect(proofs.length).toBeGreaterThan(roundsTarget / 2)
  expect(new Set(proofs.map(({ game }) => game)).size).toBeGreaterThan((titles.length + tables.length) * 0.9)
  for (const proof of proofs) {
    expect((await checkRound(proof, { titles, tables })).kind, JSON.stringify(proof)).toBe('right')
  }
  expect(checkByProgram(proofs)).toHaveLength(proofs.length)
}, 180_000)

/** A round that its player left is settled by its title's rule, and proven like any other. */
async function settleWhatIsOpen(): Promise<void> {
  const open = await studio.rows("select id from studio.round where state = 'open' and table_round_id is null")
  for (const { id } of open) await settleRound(studio.needs, String(id))
  await workerLooks()
}

/** Reveals a player's seed, and answers what proves their rounds. */
async function proofsOf(token: string): Promise<readonly RoundProof[]> {
  await studio.ask('rotate', { token })
  const { rounds } = (await studio.ask('history', { token })).body
  return rounds.flatMap(({ proof }) => proof ?? [])
}

/** As a player checks them: the program alone, and the text that a game copies. Answers its lines that say "right". */
function checkByProgram(proofs: readonly RoundProof[]): readonly string[] {
  const program = join(import.meta.dirname, '../../games/fairness/server/round-program.ts')
  const { status, stdout, stderr } = spawnSync(process.execPath, [program], {
    input: JSON.stringify(proofs),
    encoding: 'utf8',
  })
  expect(status, stderr).toBe(0)
  return stdout.split('\n').filter((line) => line.includes(': right.'))
}

async function playTitle({ code, stakes }: Title): Promise<{ readonly id: bigint; readonly token: string }> {
  const { id, token } = await studio.player(startCoin, code)
  const stake = Number(stakes[draw(Math.min(4, stakes.length))])
  for (let round = 0; round < Math.ceil(roundsTarget / titles.length); round++) {
    if (draw(8) === 0) studio.faults.push(faults[draw(3)] ?? 'lostOnTheWay')
    await playRound({ token, code, stake })
  }
  return { id, token }
}

type SessionSeat = { readonly token: string; readonly code: string; readonly stake: number }
let lastRequest = 0

async function playRound({ token, code, stake }: SessionSeat): Promise<void> {
  pass(1_000)
  const requestId = `random-${++lastRequest}`
  const begun = await studio.ask('play', { token, body: { requestId, stake, choice: choiceOf(code, draw) } })
  // A studio that died answers nothing; the worker of the next one does what is left.
  if (begun.status !== 200) return workerLooks()
  let { round } = begun.body
  for (let made = 0; made < movesMax && round.state === 'open'; made++) round = await moveOn(token, round)
  if (round.state === 'pending') await workerLooks()
}

async function moveOn(token: string, round: RoundView): Promise<RoundView> {
  const move = moveOf(round.game, round.view, draw)
  const moved = await studio.ask('move', { token, body: { round: round.id, step: round.step + 1, move } })
  if (moved.status === 200) return moved.body.round
  await workerLooks()
  const { body } = await studio.ask('round', { token, body: { requestId: round.requestId } })
  return body.round
}

async function sitThrough(code: string, token: string): Promise<void> {
  const table = studio.needs.tables.get(code)
  if (table === undefined) throw new Error(`there is no ${code}`)
  const bet = tableBetOf(code, draw)
  if (bet === undefined) return
  const news = async () => readTable(studio.needs, table)
  for (
    await advanceTable(studio.needs, table);
    (await news())?.phase !== 'betting';
    await advanceTable(studio.needs, table)
  )
    pass(table.clock.runningMs)
  const round = (await news())?.round ?? ''
  const bets = [{ bet, stake: 1_000 }]
  const placed = await studio.ask('place', { token, body: { requestId: `random-${++lastRequest}`, round, bets } })
  expect([200, 500]).toContain(placed.status)
  for (let step = 0; step < 2; step++) {
    pass(table.clock.runningMs + table.clock.bettingMs)
    await advanceTable(studio.needs, table)
  }
  await settleTables(studio.needs).catch(passOver)
}

const coinsOf = async (id: bigint): Promise<number> => Number(await studio.wallet.coinOf({ id }))

/** What a player must have by the studio's own books. */
async function booksOf(id: bigint): Promise<number> {
  const [sums] = await studio.rows(
    `select coalesce(sum(r.win - r.staked), 0)::bigint as net from studio.round r
     join studio.account a on a.id = r.account_id
     where a.player_id = $1 and r.state = 'closed'`,
    [String(id)],
  )
  const [open] = await studio.rows(
    `select coalesce(sum(r.staked), 0)::bigint as held from studio.round r join studio.account a on a.id = r.account_id
     where a.player_id = $1 and r.state = 'open'`,
    [String(id)],
  )
  return startCoin + Number(sums?.net) - Number(open?.held)
}
