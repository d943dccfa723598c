import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { seconds } from '#core/clock/duration.ts'
import { pesos } from '#core/money/centavos.ts'
import type { JackpotPool } from '#games/jackpot/jackpot-pool.ts'
import { readJackpots } from '#games/rgs/server/jackpots/read-jackpots.ts'
import { driveDueRounds } from '#games/rgs/server/studio-worker.ts'
import { verifyLedger } from '#ledger'
import { openTestStudio, StudioDied, type TestStudio } from './test-studio.ts'

// So generous that a few spins win them: the rules are those of the real ones.
const pools: readonly JackpotPool[] = [
  {
    code: 'alon',
    name: 'Alon',
    growsBasisPoints: 4_000,
    nextBasisPoints: 1_000,
    opensWith: pesos(5n),
    dropBy: pesos(40n),
  },
  {
    code: 'bulkan',
    name: 'Bulkan',
    growsBasisPoints: 1_000,
    nextBasisPoints: 500,
    opensWith: pesos(0n),
    dropBy: pesos(400n),
  },
]
const slot = 'jeepney-joyride'
const stake = 1_000
const startCoin = 10_000_000

let studio: TestStudio
beforeAll(async () => {
  studio = await openTestStudio(pools)
})
afterAll(() => studio.close())

let lastRequest = 0
const spin = (token: string) => {
  studio.wallet.site.clock.advance(seconds(2))
  return studio.ask('play', { token, body: { requestId: `pot-${++lastRequest}`, stake, choice: {} } })
}
const wins = () => studio.rows('select code, cycle, round_id, amount from studio.jackpot_win order by code, cycle')
const sums = async () => {
  const [put] = await studio.rows(
    'select sum(contributed_fine)::text as put, sum(grown_fine + next_fine)::text as left from studio.jackpot',
  )
  const [paid] = await studio.rows('select coalesce(sum(amount), 0)::text as paid from studio.jackpot_win')
  return { put: BigInt(String(put?.put)), left: BigInt(String(put?.left)), paid: BigInt(String(paid?.paid)) }
}

/** Spins until somebody has won once more. Answers the spin that did. */
async function spinUntilWon(token: string) {
  const before = (await wins()).length
  for (let spins = 0; spins < 60; spins++) {
    const { body } = await spin(token)
    if ((await wins()).length > before) return body
  }
  throw new Error('nobody wins')
}

async function mustAgree(): Promise<void> {
  const { put, left, paid } = await sums()
  expect(put).toBe(left + paid * 10_000n)
  const [ledger] = await studio.wallet.rows(
    "select coalesce(sum(amount), 0)::text as paid from ledger_transfer where reason = 'jackpotWin'",
  )
  expect(ledger?.paid).toBe(String(paid))
  expect((await verifyLedger(studio.wallet.site.context.db)).isSound).toBe(true)
}

test('the spin that carries a pool to its point wins it, reports it and is paid once, beside its own win', async () => {
  const { id, token } = await studio.player(startCoin, slot)
  const { round, balance, jackpots } = await spinUntilWon(token)
  const won = (jackpots?.won ?? []).reduce((sum, { amount }) => sum + amount, 0)
  expect(won).toBeGreaterThan(0)
  expect(round).toMatchObject({ state: 'over' })
  expect(round.win).toBeGreaterThanOrEqual(won)
  expect(Number(await studio.wallet.coinOf({ id }))).toBe(balance)
  const [ours] = await studio.wallet.rows('select state, stake, win from game_round where round_id = $1', [round.id])
  expect(ours).toEqual({ state: 'CLOSED', stake: BigInt(round.staked), win: BigInt(round.win) })
  await mustAgree()
})

test('the point follows from a seed whose hash was shown before, as the public verifier works out', async () => {
  const { token } = await studio.player(startCoin, slot)
  const before = (await readJackpots(studio.needs)).pools
  const start = await studio.rows('select code, start from studio.jackpot')
  await spinUntilWon(token)
  const { pools: after } = await readJackpots(studio.needs)
  const pool = after.find(({ code, seedHash }) => before.find((each) => each.code === code)?.seedHash !== seedHash)
  const last = pool?.last as unknown as { amount: number; seedHash: string; drawn: [{ value: number }] }
  expect(before.map(({ seedHash }) => seedHash)).toContain(last.seedHash)
  const began = start.find(({ code }) => code === pool?.code)?.['start']
  expect(last.amount).toBe(Number(began) + 1 + last.drawn[0].value)
  const verifier = join(import.meta.dirname, '../../games/fairness/verify.mjs')
  const checked = spawnSync(process.execPath, [verifier], { input: JSON.stringify(last), encoding: 'utf8' })
  expect(checked.stdout).toContain('right, all 1 draws')
})

test('ten spins at once over the points: every win has one winner, and nothing is lost or paid twice', async () => {
  const players = await Promise.all(Array.from({ length: 10 }, () => studio.player(startCoin, slot)))
  const before = await wins()
  for (let turn = 0; turn < 8; turn++) {
    const spins = await Promise.all(players.map(({ token }) => spin(token)))
    expect(spins.map(({ status, body }) => [status, body.round.state])).toEqual(spins.map(() => [200, 'over']))
  }
  const after = await wins()
  expect(after.length).toBeGreaterThan(before.length)
  expect(new Set(after.map(({ code, cycle }) => `${String(code)}.${String(cycle)}`)).size).toBe(after.length)
  await mustAgree()
})

test.each(['studioDies', 'lostOnTheWayBack', 'lostOnTheWay'] as const)(
  'a jackpot whose payment meets "%s" is paid by the worker, once',
  async (fault) => {
    const { id, token } = await studio.player(startCoin, slot)
    // The spin's own answer arrives; what comes after it, which is a jackpot's payment, does not.
    const ask = studio.needs.wallet.ask
    let isArmed = true
    const faulty: typeof ask = async (op, request) => {
      if (isArmed && op === 'win' && 'winType' in request && request.winType === 'JACKPOT') {
        isArmed = false
        studio.faults.push(fault)
      }
      return ask(op, request)
    }
    Object.assign(studio.needs.wallet, { ask: faulty })
    try {
      await spinUntilWon(token).catch(passOver)
    } finally {
      Object.assign(studio.needs.wallet, { ask })
    }
    expect(isArmed).toBe(false)
    for (let look = 0; look < 3; look++) {
      studio.wallet.site.clock.advance(seconds(31))
      await driveDueRounds(studio.needs)
    }
    expect(await studio.rows("select from studio.wallet_op where state in ('pending', 'dead')")).toHaveLength(0)
    const [books] = await studio.rows(
      `select sum(r.win - r.staked)::text as net from studio.round r join studio.account a on a.id = r.account_id
       where a.player_id = $1 and r.state = 'closed'`,
      [String(id)],
    )
    expect(Number(await studio.wallet.coinOf({ id }))).toBe(startCoin + Number(books?.net))
    await mustAgree()
  },
)

function passOver(error: unknown): void {
  if (!(error instanceof StudioDied)) throw error
}

test.each([
  {
    what: 'play money',
    play: async () => {
      const { token, jackpots } = await studio.demo(slot)
      expect(jackpots).toBeUndefined()
      expect((await spin(token)).body.jackpots).toBeUndefined()
    },
  },
  {
    what: 'a stake that the wallet does not take',
    play: async () => {
      const { token } = await studio.player(stake - 1, slot)
      expect((await spin(token)).body.round.state).toBe('refused')
    },
  },
  {
    what: 'a title that takes no part',
    play: async () => {
      const { token } = await studio.player(startCoin, 'jeepney-roll')
      const choice = { side: 'under', chance: 50 }
      await studio.ask('play', { token, body: { requestId: `pot-${++lastRequest}`, stake, choice } })
    },
  },
])('$what puts nothing in', async ({ play }) => {
  const before = await sums()
  await play()
  expect(await sums()).toEqual(before)
})
