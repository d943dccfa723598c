import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { milliseconds, seconds } from '#core/clock/duration.ts'
import { dagatHunter } from '#games/fish/math/dagat-hunter.ts'
import { volleyMs } from '#games/fish/math/weapons.ts'
import { writeRound } from '#games/rgs/server/write-round.ts'
import { playerOf } from '#games/rgs/server/player.ts'
import { driveDueRounds } from '#games/rgs/server/studio-worker.ts'
import { verifyLedger } from '#ledger'
import { openTestStudio, type TestStudio } from './test-studio.ts'

let studio: TestStudio
beforeAll(async () => {
  studio = await openTestStudio()
})
afterAll(() => studio.close())
beforeEach(() => {
  studio.faults.length = 0
})

const game = dagatHunter.code
let lastRequest = 0
const requestId = (): string => `volley-${++lastRequest}`
const pass = (ms: number) => studio.wallet.site.clock.advance(milliseconds(ms))
const coin = async (id: bigint): Promise<number> => Number(await studio.wallet.coinOf({ id }))
async function workerLooks(): Promise<void> {
  studio.wallet.site.clock.advance(seconds(31))
  await driveDueRounds(studio.needs)
}

const three = ['dilis', 'pating', 'dikya']
type VolleyFields = { readonly level?: number; readonly shots?: readonly string[]; readonly id?: string }
const fire = (token: string, { level = 500, shots = three, id = requestId() }: VolleyFields = {}) =>
  studio.ask('play', { token, body: { requestId: id, stake: level, choice: { shots } } })

test('a volley is one bet and win of all its shots', async () => {
  const { id, token } = await studio.player(100_000, game)
  const { round, balance } = (await fire(token)).body
  expect(round).toMatchObject({ state: 'over', stake: 1_500, staked: 1_500 })
  expect(balance).toBe(100_000 - 1_500 + round.win)
  expect(await coin(id)).toBe(balance)
  const ops = await studio.rows('select op, bet_amount from studio.wallet_op where round_id = $1', [round.id])
  expect(ops).toEqual([{ op: 'betwin', bet_amount: 1_500n }])
})

test('a second of volleys is five shots, and the ledger agrees with every one', async () => {
  const { id, token } = await studio.player(1_000_000, game)
  let expected = 1_000_000
  for (let volley = 0; volley < 10; volley++) {
    const { round } = (await fire(token, { level: 100, shots: ['dilis', 'dilis', 'tamban'] })).body
    expected += round.win - 300
    pass(volleyMs)
  }
  expect(await coin(id)).toBe(expected)
})

test('the same volley ten times at once is fired once', async () => {
  const { id, token } = await studio.player(100_000, game)
  const same = requestId()
  const answers = await Promise.all(Array.from({ length: 10 }, () => fire(token, { id: same })))
  expect(new Set(answers.map(({ body }) => body.round.id)).size).toBe(1)
  // The first one fires; the others may hear that the volley is still under way.
  const fired = answers.find(({ body }) => body.round.state === 'over')
  expect(await coin(id)).toBe(98_500 + (fired?.body.round.win ?? Number.NaN))
})

test('ten volleys at once are one: the others come too fast', async () => {
  const { id, token } = await studio.player(100_000, game)
  const answers = await Promise.all(Array.from({ length: 10 }, () => fire(token)))
  const played = answers.filter(({ status }) => status === 200)
  expect(played).toHaveLength(1)
  expect(
    answers
      .filter(({ status }) => status !== 200)
      .every(({ body }) => ['tooFast', 'roundUnderWay'].includes(body.refusal ?? '')),
  ).toBe(true)
  expect(await coin(id)).toBe(98_500 + (played[0]?.body.round.win ?? 0))
})

describe('refused, and nothing is taken', () => {
  test.each([
    ['four shots', { shots: ['dilis', 'dilis', 'dilis', 'dilis'] }, 'badChoice'],
    ['no shot', { shots: [] }, 'badChoice'],
    ['a fish of the other sea', { shots: ['reyna'] }, 'badChoice'],
    ['a level between two', { level: 300 }, 'badStake'],
    ['a level of a volley', { level: 1_500 }, 'badStake'],
  ])('%s', async (_what, firing, refusal) => {
    const { id, token } = await studio.player(100_000, game)
    expect((await fire(token, firing)).body.refusal).toBe(refusal)
    expect(await coin(id)).toBe(100_000)
  })

  test('a volley before its time', async () => {
    const { token } = await studio.player(100_000, game)
    await fire(token)
    pass(volleyMs - 1)
    expect((await fire(token)).body.refusal).toBe('tooFast')
    pass(1)
    expect((await fire(token)).status).toBe(200)
  })

  test('more shots than the balance pays for, though one of them would be', async () => {
    const { id, token } = await studio.player(1_000, game)
    expect((await fire(token)).body.round).toMatchObject({ state: 'refused', refusal: 'insufficientFunds' })
    expect(await coin(id)).toBe(1_000)
  })

  test('the tab that was left for another', async () => {
    const { id, token } = await studio.player(100_000, game)
    const launchToken = await studio.launch(id, game)
    await studio.ask('open', { body: { mode: 'real', game, launchToken } })
    expect((await fire(token)).body.refusal).toBe('sessionEnded')
  })
})

describe('when something breaks', () => {
  test('a volley whose answer is lost is reported afterwards, with its outcome', async () => {
    const { id, token } = await studio.player(100_000, game)
    const same = requestId()
    const { round } = (await fire(token, { id: same })).body
    const again = (await studio.ask('round', { token, body: { requestId: same } })).body
    expect(again.round).toEqual(round)
    expect(await coin(id)).toBe(98_500 + round.win)
  })

  test('a studio that dies before it asked takes the volley back', async () => {
    const { id, token } = await studio.player(100_000, game)
    const player = await playerOf(studio.needs, token)
    const request = { requestId: requestId(), stake: 500, choice: { shots: three } }
    const roundId = await studio.needs.db.transaction((tx) => writeRound(tx, studio.needs, { player, request }))
    await workerLooks()
    await workerLooks()
    const [row] = await studio.rows('select state from studio.round where id = $1', [roundId])
    expect(row?.state).toBe('voided')
    expect(await coin(id)).toBe(100_000)
  })

  test('after all of this the ledger proves itself', async () => {
    expect((await verifyLedger(studio.wallet.site.context.db)).isSound).toBe(true)
  })
})
