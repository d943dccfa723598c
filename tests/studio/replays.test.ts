import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { hours } from '#core/clock/duration.ts'
import { checkRound } from '#games/fairness/check-round.ts'
import { replayToken } from '#games/protocol/server/replay-token.ts'
import type { StoredReplay } from '#games/rgs/contract.ts'
import { settleRound } from '#games/rgs/server/settle-left.ts'
import { driveDueRounds } from '#games/rgs/server/studio-worker.ts'
import { tables, titles } from '#games/titles.ts'
import { openTestStudio, type TestStudio } from './test-studio.ts'
import { beginRound, playRound, sitThroughRound } from './whole-round.ts'

let studio: TestStudio
beforeAll(async () => {
  studio = await openTestStudio()
})
afterAll(() => studio.close())

const coin = 50_000_000

async function replayOf(token: string, round: string, game: string): Promise<StoredReplay> {
  const { body } = await studio.ask('watch', { token, body: { round } })
  const answered = await studio.ask('replay', { body: { game, replayToken: body.replayToken } })
  expect(answered.status, JSON.stringify(answered.body)).toBe(200)
  return answered.body
}

describe('a round that has ended', () => {
  test.each(titles.map(({ code }) => code))(
    'of %s is answered step by step, as it was shown and paid',
    async (code) => {
      const { token } = await studio.player(coin, code)
      const round = await playRound({ studio, token, code })
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
    },
  )

  test.each(tables.map(({ code }) => code))('of %s is answered with the public round and its proof', async (code) => {
    const { token } = await studio.player(coin, code)
    const id = await sitThroughRound({ studio, token, code })
    const replay = await replayOf(token, id, code)
    expect(replay).toMatchObject({ staked: 1_000, round: { kind: 'table', bets: [{ stake: 1_000 }] } })
    if (replay.proof === null) throw new Error('the seed is revealed')
    expect((await checkRound(replay.proof, { titles, tables })).kind).toBe('right')
  })

  test('names neither player nor request; a shared replay has no time either', async () => {
    const { id, token } = await studio.player(coin, 'jeepney-roll')
    const round = await playRound({ studio, token, code: 'jeepney-roll' })
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
    const round = await beginRound({ studio, token, code: 'jacks-or-better' })
    await settleRound(studio.needs, round.id)
    await driveDueRounds(studio.needs)
    const replay = await replayOf(token, round.id, 'jacks-or-better')
    expect(replay.round).toMatchObject({ kind: 'steps', steps: [{ state: 'open', step: 0 }], end: { state: 'over' } })
  })

  test('by older rules says by which', async () => {
    const { token } = await studio.player(coin, 'jeepney-roll')
    const round = await playRound({ studio, token, code: 'jeepney-roll' })
    await studio.rows('update studio.round set game_version = 7 where id = $1', [round.id])
    expect(await replayOf(token, round.id, 'jeepney-roll')).toMatchObject({ version: 7, title: { version: 1 } })
  })
})

type KeyChange = { readonly gameCode?: string; readonly audience?: 'player' | 'public' }

const keyOf = (roundId: string, { gameCode = 'jeepney-roll', audience = 'player' }: KeyChange = {}): string =>
  replayToken(studio.needs.walletKey, { gameCode, roundId, audience, now: studio.needs.clock.now() })

describe('a key to a replay is refused', () => {
  const keyFor = (token: string, round: string) => studio.ask('watch', { token, body: { round } })

  test('for the round of somebody else, an unknown one, and without a session', async () => {
    const owner = await studio.player(coin, 'jeepney-roll')
    const other = await studio.player(coin, 'jeepney-roll')
    const { id } = await playRound({ studio, token: owner.token, code: 'jeepney-roll' })
    expect((await keyFor(other.token, id)).body.refusal).toBe('noRound')
    expect((await keyFor(owner.token, 'no-such-round')).body.refusal).toBe('noRound')
    expect((await keyFor('', id)).status).toBe(401)
  })

  test('while the round is open, and for one whose bet was refused', async () => {
    const { token } = await studio.player(coin, 'jacks-or-better')
    const open = await beginRound({ studio, token, code: 'jacks-or-better' })
    expect((await keyFor(token, open.id)).body.refusal).toBe('replayNotYet')
    const poor = await studio.player(1, 'jeepney-roll')
    const refused = await beginRound({ studio, token: poor.token, code: 'jeepney-roll' })
    expect(refused.state).toBe('refused')
    expect((await keyFor(poor.token, refused.id)).body.refusal).toBe('noRound')
  })
})

describe('a replay is refused', () => {
  const opened = (game: string, key: string) => studio.ask('replay', { body: { game, replayToken: key } })

  test('to a key that was changed, signed by somebody else, for another game, or used too late', async () => {
    const { token } = await studio.player(coin, 'jeepney-roll')
    const { id } = await playRound({ studio, token, code: 'jeepney-roll' })
    const key = keyOf(id)
    const refusalOf = async (game: string, tried: string) => (await opened(game, tried)).body.refusal
    expect(await refusalOf('jeepney-roll', key.replace('~player~', '~public~'))).toBe('replayRefused')
    expect(
      await refusalOf(
        'jeepney-roll',
        key.replace(
          id,
          id.replace(/^./, (first) => (first === 'a' ? 'b' : 'a')),
        ),
      ),
    ).toBe('replayRefused')
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
    const open = await beginRound({ studio, token, code: 'jacks-or-better' })
    const refusalOf = async (game: string, round: string) =>
      (await opened(game, keyOf(round, { gameCode: game }))).body.refusal
    expect(await refusalOf('jacks-or-better', open.id)).toBe('replayNotYet')
    expect(await refusalOf('jacks-or-better', 'no-such-round')).toBe('noRound')
    expect(await refusalOf('gone-game', open.id)).toBe('gameNotFound')
  })
})
