import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { seconds } from '#core/clock/duration.ts'
import { pesos } from '#core/money/centavos.ts'
import { grandPool } from '#games/jackpot/grand-pool.ts'
import type { JackpotPool } from '#games/jackpot/jackpot-pool.ts'
import { readJackpots } from '#games/rgs/server/jackpots/read-jackpots.ts'
import { verifyLedger } from '#ledger'
import { openTestStudio, type TestStudio } from './test-studio.ts'

// So generous that every spin wins both: the rules are those of the real ones.
const grown = { growsBasisPoints: 4_000, nextBasisPoints: 0, opensWith: pesos(0n), dropBy: pesos(4n) }
const plain: JackpotPool = { code: 'alon', name: 'Alon', ...grown }
const grand: JackpotPool = { ...grandPool(grown), ...grown, nextBasisPoints: 400, dropBy: pesos(6n) }
const slot = 'jeepney-joyride'
const stake = 2_000
const startCoin = 10_000_000

let studio: TestStudio
beforeAll(async () => {
  studio = await openTestStudio([plain, grand])
})
afterAll(() => studio.close())

let lastRequest = 0
const spin = async (token: string) => {
  studio.wallet.site.clock.advance(seconds(2))
  const body = { requestId: `wheel-${++lastRequest}`, stake, choice: {} }
  return (await studio.ask('play', { token, body })).body
}

async function spinUntilWheel(token: string) {
  for (let spins = 0; spins < 20; spins++) {
    const answer = await spin(token)
    const won = answer.jackpots?.won.find(({ spun }) => spun !== undefined)
    if (won?.spun !== undefined) return { answer, won, spun: won.spun }
  }
  throw new Error('no wheel was won')
}

async function mustAgree(): Promise<void> {
  const [pools] = await studio.rows(
    'select sum(contributed_fine)::text as put, sum(grown_fine + next_fine)::text as left from studio.jackpot',
  )
  const [wins] = await studio.rows('select coalesce(sum(amount), 0)::text as paid from studio.jackpot_win')
  const [ledger] = await studio.wallet.rows(
    "select coalesce(sum(amount), 0)::text as paid from ledger_transfer where reason = 'jackpotWin'",
  )
  expect(BigInt(String(pools?.['put']))).toBe(
    BigInt(String(pools?.['left'])) + BigInt(String(wins?.['paid'])) * 10_000n,
  )
  expect(ledger?.['paid']).toBe(wins?.['paid'])
  expect((await verifyLedger(studio.wallet.site.context.db)).isSound).toBe(true)
}

const verified = (proof: unknown) =>
  spawnSync(process.execPath, [join(import.meta.dirname, '../../games/fairness/verify.mjs')], {
    input: JSON.stringify(proof),
    encoding: 'utf8',
  }).stdout

test('the wheel pays its segment’s share of the point and leaves the rest in the pool', async () => {
  const { id, token } = await studio.player(startCoin, slot)
  const { answer, won, spun } = await spinUntilWheel(token)
  const percent = spun.wheel[spun.segment] ?? 0
  expect(won.amount).toBe(Math.ceil((spun.point * percent) / 100))
  expect(Number(await studio.wallet.coinOf({ id }))).toBe(answer.balance)
  const [after] = await studio.rows("select start from studio.jackpot where code = 'grand'")
  expect(Number(after?.['start'])).toBeGreaterThanOrEqual(spun.point - won.amount)
  await mustAgree()
})

test('one round wins both pools, and is paid both, once', async () => {
  const { id, token } = await studio.player(startCoin, slot)
  let both: string | undefined
  let net = 0
  for (let spins = 0; spins < 12 && both === undefined; spins++) {
    const { round, jackpots } = await spin(token)
    net += round.win - round.staked
    if (jackpots?.won.length === 2) both = round.id
  }
  const paid = await studio.wallet.rows(
    "select tx_id from game_tx where round_id = $1 and tx_id like '%.j-%' order by 1",
    [both],
  )
  expect(paid.map(({ tx_id }) => tx_id)).toEqual([`${both}.j-alon`, `${both}.j-grand`])
  expect(Number(await studio.wallet.coinOf({ id }))).toBe(startCoin + net)
  await mustAgree()
})

test('ten spins at once: every win of the wheel has one winner, and nothing is lost or paid twice', async () => {
  const players = await Promise.all(Array.from({ length: 10 }, () => studio.player(startCoin, slot)))
  await Promise.all(players.map(({ token }) => spin(token)))
  const wins = await studio.rows("select cycle from studio.jackpot_win where code = 'grand' order by cycle")
  expect(wins.map(({ cycle }) => cycle)).toEqual(wins.map((_, index) => index + 1))
  expect(wins.length).toBeGreaterThan(2)
  await mustAgree()
})

test('point and segment follow from the seed whose hash was shown before, as the public verifier works out', async () => {
  const { token } = await studio.player(startCoin, slot)
  const grandNow = async () => (await readJackpots(studio.needs)).pools.find(({ code }) => code === 'grand')
  let shown = (await grandNow())?.seedHash
  const { answer } = await spinUntilWheelAfter(token, async () => void (shown = (await grandNow())?.seedHash))
  const last = (await grandNow())?.last as unknown as { seedHash: string; spun: { segment: number; paid: number } }
  expect(last.seedHash).toBe(shown)
  expect(verified(last)).toContain('right, all 2 draws')
  const { spun } = last
  expect(verified({ ...last, spun: { ...spun, paid: spun.paid + 1 } })).toContain('pays')
  expect(verified({ ...last, spun: { ...spun, segment: (spun.segment + 1) % 10 } })).toContain('stops at segment')
  expect(verified({ ...last, spun: { ...spun, point: 1_000_000 } })).toContain('is won with')
  expect(answer.round.state).toBe('over')
})

async function spinUntilWheelAfter(token: string, look: () => Promise<void>) {
  for (let spins = 0; spins < 20; spins++) {
    await look()
    const answer = await spin(token)
    if (answer.jackpots?.won.some(({ code }) => code === 'grand')) return { answer }
  }
  throw new Error('no wheel was won')
}

test('a wheel that its player did not see is shown on return, until its end was seen, and to nobody else', async () => {
  const { id, token } = await studio.player(startCoin, slot)
  const { answer, won } = await spinUntilWheel(token)
  const reopened = async () => {
    const launchToken = await studio.launch(id, slot)
    return (await studio.ask('open', { body: { mode: 'real', game: slot, launchToken } })).body
  }
  const first = await reopened()
  expect(first.unseenWheels).toEqual([{ ...won, round: answer.round.id }])
  const stranger = await studio.player(startCoin, slot)
  await studio.ask('wheelShown', { token: stranger.token, body: { round: answer.round.id } })
  const second = await reopened()
  expect(second.unseenWheels).toHaveLength(1)
  await studio.ask('wheelShown', { token: second.token, body: { round: answer.round.id } })
  expect((await reopened()).unseenWheels).toEqual([])
  expect((await studio.ask('wheelShown', { token: 'none', body: { round: answer.round.id } })).status).toBe(401)
})

test('the replay of the round shows the wheel and its proof', async () => {
  const { token } = await studio.player(startCoin, slot)
  const { answer, won } = await spinUntilWheel(token)
  const { replayToken } = (await studio.ask('watch', { token, body: { round: answer.round.id } })).body
  const { jackpots } = (await studio.ask('replay', { body: { game: slot, replayToken } })).body
  const stored = jackpots?.find(({ code }) => code === 'grand')
  expect(stored).toMatchObject({ ...won, name: 'Bituin Grand' })
  expect(verified(stored?.proof)).toContain('right, all 2 draws')
  expect(stored?.proof).not.toHaveProperty('wonAt')
})

test('play money neither feeds nor spins it', async () => {
  const state = () => studio.rows('select * from studio.jackpot order by code')
  const before = await state()
  const opened = await studio.demo(slot)
  expect(opened.unseenWheels).toBeUndefined()
  expect((await spin(opened.token)).jackpots).toBeUndefined()
  expect(await state()).toEqual(before)
})

test('a latest amount that is changed holds from the next cycle on, and never lies below what is in the pool', async () => {
  const { token } = await studio.player(startCoin, slot)
  const terms = async () => (await studio.rows("select start, drop_by from studio.jackpot where code = 'grand'"))[0]
  const before = await terms()
  const jackpots = [plain, { ...grand, dropBy: pesos(1n) }]
  Object.assign(studio.needs, { jackpots })
  try {
    expect(await terms()).toEqual(before)
    const { spun } = await spinUntilWheel(token)
    expect(BigInt(spun.point)).toBeGreaterThan(BigInt(String(before?.['start'])))
    const after = await terms()
    const start = BigInt(String(after?.['start']))
    const latest = BigInt(String(after?.['drop_by']))
    expect(latest).toBe(start < 100n ? 100n : start + 1n)
    await mustAgree()
  } finally {
    Object.assign(studio.needs, { jackpots: [plain, grand] })
  }
})
