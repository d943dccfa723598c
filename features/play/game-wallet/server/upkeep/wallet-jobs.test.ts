import { createServer, type Server } from 'node:http'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { days, hours, minutes } from '#core/clock/duration.ts'
import { instant } from '#core/clock/instant.ts'
import * as v from 'valibot'
import { countersInquiry, inquiryPath, roundsInquiry } from '#games/protocol/inquiry.ts'
import { glwHeader, requestText } from '#games/protocol/signed-text.ts'
import { bodyHashOf, isSignatureOf } from '#games/protocol/server/signature.ts'
import { createJobs } from '#platform/jobs/jobs.ts'
import { gameCode, newId, openTestGameProvider, type TestGameProvider } from '#tests/support/test-game-provider.ts'

let gameProvider: TestGameProvider
let provider: Server
let inquiryUrl: string
let requests: { path: string; body: Record<string, unknown>; isSigned: boolean }[] = []
let counters: Record<string, number> = {}

beforeAll(async () => {
  gameProvider = await openTestGameProvider()
  provider = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const bytes = Buffer.concat(chunks)
      const header = (name: string) => String(request.headers[name] ?? '')
      const path = request.url ?? ''
      const text = requestText({
        time: header(glwHeader.time),
        nonce: header(glwHeader.nonce),
        method: 'POST',
        path,
        bodyHash: bodyHashOf(bytes),
      })
      const isSigned = isSignatureOf(gameProvider.key.secret, text, header(glwHeader.signature))
      requests.push({ path, body: JSON.parse(bytes.toString('utf8')), isSigned })
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(counters))
    })
  })
  await new Promise<void>((resolve) => provider.listen(0, '127.0.0.1', resolve))
  const address = provider.address()
  inquiryUrl = `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`
})
afterAll(async () => {
  await gameProvider.close()
  await new Promise((resolve) => provider.close(resolve))
})
beforeEach(async () => {
  requests = []
  await gameProvider.setProvider({ inquiryUrl })
})

/** Runs every wallet job that is due. */
async function runJobs(): Promise<void> {
  const { context, clock, features } = gameProvider.site
  const jobs = createJobs({ db: context.db, clock, jobs: features.gameWallet.jobs, log: context.log })
  await jobs.runDue()
  clock.advance(hours(1))
  await jobs.runDue()
  await jobs.stop()
}

test('a provider behind an adapter is queried for its catalogue alone', async () => {
  await gameProvider.setProvider({ inquiryUrl, adapter: 'softswiss-style' })
  await runJobs()
  gameProvider.site.clock.advance(days(2))
  await runJobs()
  expect(requests.map(({ path }) => path).filter((path) => path !== '/catalogue')).toEqual([])
  await gameProvider.setProvider({ adapter: null })
})

test('a round that is open for more than a day is queried, and one with nothing at stake ends by itself', async () => {
  const player = await gameProvider.newPlayer(1_000)
  const { playerId, session } = player
  const bet = (txId: string) => ({ playerId, session, gameCode, roundId: newId('round'), txId, amount: 10 })
  const [open, empty] = [bet(newId('bet')), bet(newId('bet'))]
  await gameProvider.ask('bet', open)
  await gameProvider.ask('bet', empty)
  await gameProvider.ask('rollback', { playerId, txId: newId('back'), refTxId: empty.txId })
  await runJobs()
  expect(requests.filter(({ path }) => path === inquiryPath.rounds)).toEqual([])

  gameProvider.site.clock.advance(hours(24))
  await runJobs()
  const [question] = requests.filter(({ path }) => path === inquiryPath.rounds)
  expect(v.safeParse(roundsInquiry, question?.body).success).toBe(true)
  expect(question).toMatchObject({ isSigned: true, body: { rounds: [{ playerId, gameCode, roundId: open.roundId }] } })
  expect(
    await gameProvider.rows('select round_id, state from game_round where player_id = $1 order by state', [player.id]),
  ).toEqual([
    { round_id: open.roundId, state: 'OPEN' },
    { round_id: empty.roundId, state: 'VOIDED' },
  ])
  expect(await gameProvider.site.context.metrics.text()).toContain('game_rounds_open_too_long 1')
})

test('each hour is counted; counts of the provider that differ are kept for people to look at', async () => {
  const { clock } = gameProvider.site
  clock.set(instant(clock.now() - (clock.now() % hours(1)) + hours(1) + minutes(10)))
  const hour = new Date(clock.now() - minutes(10)).toISOString()
  const { playerId, session } = await gameProvider.newPlayer(1_000)
  const round = { playerId, gameCode, roundId: newId('round') }
  const bet = { ...round, session, txId: newId('bet'), amount: 100 }
  await gameProvider.ask('bet', bet)
  await gameProvider.ask('bet', { ...bet, txId: newId('bet'), amount: 5_000 })
  await gameProvider.ask('win', { ...round, txId: newId('win'), amount: 30, endRound: true })
  counters = {
    bets: 1,
    betAmount: 100,
    wins: 1,
    winAmount: 29,
    rollbacks: 0,
    rollbackAmount: 0,
    promos: 0,
    promoAmount: 0,
  }
  clock.advance(hours(1))
  await runJobs()

  const questions = requests
    .filter(({ path }) => path === inquiryPath.counters)
    .map(({ body }) => v.parse(countersInquiry, body))
  expect(questions.map(({ from }) => from)).toContain(hour)
  expect(
    await gameProvider.rows(
      'select bets, bet_amount, wins, win_amount from game_counter where hour = $1 and compared_at is not null',
      [hour],
    ),
  ).toEqual([{ bets: 1n, bet_amount: 100n, wins: 1n, win_amount: 30n }])
  expect(
    await gameProvider.rows(
      "select ours->>'winAmount' as ours, theirs->>'winAmount' as theirs from game_difference where subject = $1",
      [hour],
    ),
  ).toEqual([{ ours: '30', theirs: '29' }])
})
