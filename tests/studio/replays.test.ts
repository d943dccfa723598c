import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { hours, milliseconds, seconds } from '#core/clock/duration.ts'
import { seededTestDraw } from '#core/draw/seeded-bytes.ts'
import { checkRound } from '#games/fairness/check-round.ts'
import { replayToken } from '#games/protocol/server/replay-token.ts'
import type { StoredReplay } from '#games/rgs/replay-contract.ts'
import type { RoundView } from '#games/rgs/contract.ts'
import { settleRound } from '#games/rgs/server/settle-left.ts'
import { driveDueRounds } from '#games/rgs/server/studio-worker.ts'
import { advanceTable } from '#games/rgs/server/tables/advance-table.ts'
import { readTable } from '#games/rgs/server/tables/read-table.ts'
import { settleTables } from '#games/rgs/server/tables/settle-table.ts'
import { tables, titles } from '#games/titles.ts'
import { choiceOf, moveOf, tableBetOf } from '#tests/bots/how-bots-play.ts'
import { openTestStudio, type TestStudio } from './test-studio.ts'

let studio: TestStudio
const draw = seededTestDraw(77)
beforeAll(async () => {
  studio = await openTestStudio()
})
afterAll(() => studio.close())

const coin = 50_000_000
const pass = (ms: number) => studio.wallet.site.clock.advance(milliseconds(ms))
let lastRequest = 0

async function begin(token: string, code: string): Promise<RoundView> {
  pass(3_000)
  const stake = Number(titles.find((title) => title.code === code)?.stakes[0])
  const body = { requestId: `replay-${++lastRequest}`, stake, choice: choiceOf(code, draw) }
  return (await studio.ask('play', { token, body })).body.round
}

async function playedRound(token: string, code: string): Promise<RoundView> {
  let round = await begin(token, code)
  while (round.state === 'open') {
    const body = { round: round.id, step: round.step + 1, move: moveOf(code, round.view, draw) }
    const moved = await studio.ask('move', { token, body })
    if (moved.status === 200) ({ round } = moved.body)
  }
  return round
}

async function playedTableRound(token: string, code: string): Promise<string> {
  const table = tables.find((each) => each.code === code)
  if (table === undefined) throw new Error(`there is no ${code}`)
  const { clock } = table
  await advanceTable(studio.needs, table)
  for (;;) {
    const news = await readTable(studio.needs, table)
    if (news?.phase === 'betting' && studio.needs.clock.now() < news.closesAt) {
      const bet = tableBetOf(code, draw) ?? slipOn(news.opening)
      const body = { requestId: `replay-${++lastRequest}`, round: news.round, bets: [{ bet, stake: 1_000 }] }
      const { status, body: answer } = await studio.ask('place', { token, body })
      expect(status, JSON.stringify(answer)).toBe(200)
      break
    }
    pass(clock.runningMs + clock.pauseMs + 1_000)
    await advanceTable(studio.needs, table)
  }
  for (let step = 0; step < 3; step++) {
    pass(clock.bettingMs + clock.runningMs + 5_000)
    await advanceTable(studio.needs, table)
  }
  await settleTables(studio.needs)
  const { rounds } = (await studio.ask('history', { token })).body
  return rounds[0]?.id ?? ''
}

/** The first selection of a matchday's first match. */
function slipOn(opening: unknown): readonly string[] {
  const { fixtures } = opening as { readonly fixtures: readonly { readonly odds: Readonly<Record<string, number>> }[] }
  return [`0.${Object.keys(fixtures[0]?.odds ?? {})[0]}`]
}

async function replayOf(token: string, round: string, game: string): Promise<StoredReplay> {
  const { body } = await studio.ask('watch', { token, body: { round } })
  const answered = await studio.ask('replay', { body: { game, replayToken: body.replayToken } })
  expect(answered.status, JSON.stringify(answered.body)).toBe(200)
  return answered.body
}

describe('a round that has ended', () => {
  test.each(titles.map(({ code }) => code))('of %s is answered step by step, as it was shown and paid', async (code) => {
    const { token } = await studio.player(coin, code)
    const round = await playedRound(token, code)
    const replay = await replayOf(token, round.id, code)
    if (replay.round.kind !== 'steps') throw new Error('a title has steps')
    const { steps } = replay.round
    expect(steps.map(({ step }) => step)).toEqual(steps.map((_step, index) => index))
    expect(steps.at(-1)).toMatchObject({ state: 'over', view: round.view, events: round.events, win: round.win })
    expect([replay.staked, replay.win]).toEqual([round.staked, round.win])
    expect(replay.proof).toBeNull()
    await studio.ask('rotate', { token })
    const revealed = await replayOf(token, round.id, code)
    if (revealed.proof === null) throw new Error('the seed is revealed')
    expect((await checkRound(revealed.proof, { titles, tables })).kind).toBe('right')
  })

  test.each(tables.map(({ code }) => code))('of %s is answered with the public round and its proof', async (code) => {
    const { token } = await studio.player(coin, code)
    const id = await playedTableRound(token, code)
    const replay = await replayOf(token, id, code)
    expect(replay).toMatchObject({ staked: 1_000, round: { kind: 'table', bets: [{ stake: 1_000 }] } })
    if (replay.proof === null) throw new Error('the seed is revealed')
    expect((await checkRound(replay.proof, { titles, tables })).kind).toBe('right')
  })

  test('names neither player nor request; a shared replay has no time either', async () => {
    const { id, token } = await studio.player(coin, 'jeepney-roll')
    const round = await playedRound(token, 'jeepney-roll')
    const own = await replayOf(token, round.id, 'jeepney-roll')
    expect(own.at).toBe(round.at)
    const key = keyOf(round.id, { audience: 'public' })
    const { body: shared } = await studio.ask('replay', { body: { game: 'jeepney-roll', replayToken: key } })
    expect(shared.at).toBeNull()
    const text = JSON.stringify(shared)
    for (const hidden of [round.requestId, round.at, round.id, `"${id}"`]) expect(text).not.toContain(hidden)
  })

  test('that its player left shows what its rule decided', async () => {
    const { token } = await studio.player(coin, 'jacks-or-better')
    const round = await begin(token, 'jacks-or-better')
    await settleRound(studio.needs, round.id)
    await driveDueRounds(studio.needs)
    const replay = await replayOf(token, round.id, 'jacks-or-better')
    expect(replay.round).toMatchObject({ kind: 'steps', steps: [{ state: 'open', step: 0 }], end: { state: 'over' } })
  })

  test('by older rules says by which', async () => {
    const { token } = await studio.player(coin, 'jeepney-roll')
    const round = await playedRound(token, 'jeepney-roll')
    await studio.rows('update studio.round set game_version = 7 where id = $1', [round.id])
    expect(await replayOf(token, round.id, 'jeepney-roll')).toMatchObject({ version: 7, title: { version: 1 } })
  })
})

type KeyChange = { readonly gameCode?: string; readonly audience?: 'player' | 'public' }

const keyOf = (roundId: string, { gameCode = 'jeepney-roll', audience = 'player' }: KeyChange = {}): string =>
  replayToken(studio.needs.walletKey, { gameCode, roundId, audience, now: studio.needs.clock.now() })

describe('a key to a replay is refused', () => {
  const asked = (token: string, round: string) => studio.ask('watch', { token, body: { round } })

  test('for the round of somebody else, an unknown one, and without a session', async () => {
    const owner = await studio.player(coin, 'jeepney-roll')
    const other = await studio.player(coin, 'jeepney-roll')
    const { id } = await playedRound(owner.token, 'jeepney-roll')
    expect((await asked(other.token, id)).body.refusal).toBe('noRound')
    expect((await asked(owner.token, 'no-such-round')).body.refusal).toBe('noRound')
    expect((await asked('', id)).status).toBe(401)
  })

  test('while the round is open, and for one whose bet was refused', async () => {
    const { token } = await studio.player(coin, 'jacks-or-better')
    const open = await begin(token, 'jacks-or-better')
    expect((await asked(token, open.id)).body.refusal).toBe('replayNotYet')
    const poor = await studio.player(1, 'jeepney-roll')
    const refused = await begin(poor.token, 'jeepney-roll')
    expect(refused.state).toBe('refused')
    expect((await asked(poor.token, refused.id)).body.refusal).toBe('noRound')
  })
})

describe('a replay is refused', () => {
  const opened = (game: string, key: string) => studio.ask('replay', { body: { game, replayToken: key } })

  test('to a key that was changed, signed by somebody else, for another game, or used too late', async () => {
    const { token } = await studio.player(coin, 'jeepney-roll')
    const { id } = await playedRound(token, 'jeepney-roll')
    const key = keyOf(id)
    const refusalOf = async (game: string, tried: string) => (await opened(game, tried)).body.refusal
    expect(await refusalOf('jeepney-roll', key.replace('~player~', '~public~'))).toBe('replayRefused')
    expect(await refusalOf('jeepney-roll', key.replace(id, id.replace(/^./, (first) => (first === 'a' ? 'b' : 'a'))))).toBe('replayRefused')
    expect(await refusalOf('tala-keno', key)).toBe('replayRefused')
    expect(await refusalOf('jeepney-roll', 'nothing')).toBe('replayRefused')
    const foreign = replayToken(
      { secret: 'a key of somebody else, who has none' },
      { gameCode: 'jeepney-roll', roundId: id, audience: 'player', now: studio.needs.clock.now() },
    )
    expect(await refusalOf('jeepney-roll', foreign)).toBe('replayRefused')
    studio.wallet.site.clock.advance(hours(1))
    expect(await refusalOf('jeepney-roll', key)).toBe('replayExpired')
  })

  test('of a round that is open, unknown, or of a game that has left the studio', async () => {
    const { token } = await studio.player(coin, 'jacks-or-better')
    const open = await begin(token, 'jacks-or-better')
    const refusalOf = async (game: string, round: string) =>
      (await opened(game, keyOf(round, { gameCode: game }))).body.refusal
    expect(await refusalOf('jacks-or-better', open.id)).toBe('replayNotYet')
    expect(await refusalOf('jacks-or-better', 'no-such-round')).toBe('noRound')
    expect(await refusalOf('gone-game', open.id)).toBe('gameNotFound')
    studio.wallet.site.clock.advance(seconds(2))
  })
})
