import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { hours, minutes } from '#core/clock/duration.ts'
import { addDuration } from '#core/clock/instant.ts'
import { addDays, type CalendarDay, dayOf, endOfDay, startOfDay } from '#core/clock/manila.ts'
import type { ListedRound } from '#games/protocol/inquiry.ts'
import {
  gameCode,
  newId,
  openTestGameProvider,
  testProvider,
  type TestGameProvider,
} from '#tests/support/test-game-provider.ts'
import type { ProviderInquiry } from './provider-inquiry.ts'
import { reconcileDay } from './reconcile-day.ts'
import type { Alert } from '../wallet-alert.ts'

let gameProvider: TestGameProvider
let day: CalendarDay
beforeAll(async () => {
  gameProvider = await openTestGameProvider()
  await gameProvider.setProvider({ inquiryUrl: 'https://games.example.ph' })
})
afterAll(() => gameProvider.close())
// A day of its own for each test, starting at midnight.
beforeEach(() => {
  const { clock } = gameProvider.site
  day = addDays(dayOf(clock.now()), 1)
  clock.set(startOfDay(day))
  clock.advance(hours(9))
})

/** A round of 100 that won 40, as the provider should list it. */
async function playedRound(): Promise<ListedRound> {
  const { playerId, session } = await gameProvider.newPlayer(1_000)
  const round = { playerId, gameCode, roundId: newId('round') }
  const bet = { ...round, session, txId: newId('bet'), amount: 100 }
  await gameProvider.ask('bet', bet)
  await gameProvider.ask('win', { ...round, txId: newId('win'), betTxId: bet.txId, amount: 40, endRound: true })
  return { playerId, roundId: round.roundId, state: 'CLOSED', bet: 100, win: 40 }
}

type Question = Readonly<Record<string, unknown>>

/** Compares the day with a provider that lists these rounds in pages of this size. */
async function compare(rounds: readonly ListedRound[], pageSize = 2) {
  const { context, features } = gameProvider.site
  const { providers } = features.gameWallet
  const questions: Question[] = []
  const alerts: Parameters<Alert>[0][] = []
  const inquire: ProviderInquiry = async (_key, _path, question) => {
    questions.push(question)
    const from = Number(question.after ?? 0)
    const next = from + pageSize < rounds.length ? String(from + pageSize) : null
    return { rounds: rounds.slice(from, from + pageSize), next }
  }
  const needs = {
    db: context.db,
    log: context.log,
    providers,
    inquire,
    alert: (alert: Parameters<Alert>[0]) => alerts.push(alert),
  }
  const differing = await reconcileDay(
    { ...needs, alert: (alert) => void needs.alert(alert) },
    day,
    gameProvider.site.clock.now(),
  )
  return { differing, questions, alerts }
}
const found = () =>
  gameProvider.rows("select subject, ours, theirs from game_difference where kind = 'rounds' and found_at = $1", [
    new Date(gameProvider.site.clock.now()),
  ])

test('a day that is the same on both sides is compared, page by page, and nothing is found', async () => {
  const rounds = [await playedRound(), await playedRound(), await playedRound()]
  const { differing, questions, alerts } = await compare(rounds)
  expect([differing, questions.length, alerts]).toEqual([0, 2, []])
  expect(questions[0]).toMatchObject({
    from: new Date(startOfDay(day)).toISOString(),
    to: new Date(endOfDay(day)).toISOString(),
  })
  expect(
    await gameProvider.rows('select provider_id, rounds, differences from game_round_day where day = $1', [day]),
  ).toEqual([{ provider_id: testProvider.id, rounds: 3n, differences: 0n }])
})

test('a round that was won differently, one that only they have and one that only we have are found, once each', async () => {
  const [same, other, missing] = [await playedRound(), await playedRound(), await playedRound()]
  const made: ListedRound = { playerId: '12345', roundId: 'only-theirs', state: 'CLOSED', bet: 5, win: 0 }
  const { differing, alerts } = await compare([same, { ...other, win: 41 }, made])
  expect(differing).toBe(3)
  expect(alerts).toEqual([{ provider: testProvider.id, kind: 'roundList', about: day }])
  const ours = { state: 'CLOSED', bet: '100', win: '40' }
  expect(await found()).toEqual(
    expect.arrayContaining([
      { subject: `${other.playerId} ${other.roundId}`, ours, theirs: { ...ours, win: '41' } },
      { subject: '12345 only-theirs', ours: {}, theirs: { state: 'CLOSED', bet: '5', win: '0' } },
      { subject: `${missing.playerId} ${missing.roundId}`, ours, theirs: {} },
    ]),
  )
})

test('a round that they say is over and we have open is found; a voided one that we never had is not', async () => {
  const { playerId, session } = await gameProvider.newPlayer(1_000)
  const round = { playerId, gameCode, roundId: newId('round') }
  await gameProvider.ask('bet', { ...round, session, txId: newId('bet'), amount: 100 })
  const listed: ListedRound = { playerId, roundId: round.roundId, state: 'CLOSED', bet: 100, win: 0 }
  const voided: ListedRound = { playerId, roundId: 'never-here', state: 'VOIDED', bet: 0, win: 0 }
  expect((await compare([listed, voided])).differing).toBe(1)
  expect(await found()).toMatchObject([{ ours: { state: 'OPEN', bet: '100', win: '0' } }])
})

test.each([
  { what: 'just after midnight', at: (today: CalendarDay) => addDuration(startOfDay(today), minutes(9)), differing: 0 },
  {
    what: 'ten minutes after midnight',
    at: (today: CalendarDay) => addDuration(startOfDay(today), minutes(10)),
    differing: 1,
  },
  {
    what: 'ten minutes before the next',
    at: (today: CalendarDay) => addDuration(endOfDay(today), minutes(-10)),
    differing: 0,
  },
])(
  'a round of ours that ended $what may be in the other day of the other side: $differing',
  async ({ at, differing }) => {
    gameProvider.site.clock.set(at(day))
    await playedRound()
    expect((await compare([])).differing).toBe(differing)
  },
)

test('a provider that gives no answer leaves the day uncompared, and the comparison is repeated', async () => {
  const { context, features } = gameProvider.site
  const needs = { db: context.db, log: context.log, providers: features.gameWallet.providers, alert: () => undefined }
  const compared = reconcileDay({ ...needs, inquire: async () => undefined }, day, gameProvider.site.clock.now())
  await expect(compared).rejects.toThrow(`no list of the rounds of ${day} from ${testProvider.id}`)
  expect(await gameProvider.rows('select 1 as compared from game_round_day where day = $1', [day])).toEqual([])
})
