import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { hours, milliseconds, minutes, seconds } from '#core/clock/duration.ts'
import { seededTestDraw } from '#core/draw/seeded-bytes.ts'
import { inquiryPath } from '#games/protocol/inquiry.ts'
import { demoToken } from '#games/protocol/server/demo-token.ts'
import { signRequest } from '#games/protocol/server/sign-request.ts'
import { driveDueRounds } from '#games/rgs/server/studio-worker.ts'
import { settleLeftRounds } from '#games/rgs/server/settle-left.ts'
import { fairDraw } from '#core/draw/fair-draw.ts'
import { seededHmac, seedHash } from '#platform/crypto/fair-seed.ts'
import type { RoundView } from '#games/rgs/contract.ts'
import { verifyLedger } from '#ledger'
import { openTestStudio, StudioDied, type TestStudio } from './test-studio.ts'

let studio: TestStudio
beforeAll(async () => {
  studio = await openTestStudio()
})
afterAll(() => studio.close())
beforeEach(() => {
  studio.faults.length = 0
})

const dice = { side: 'under', chance: 95 } as const
let lastRequest = 0
const requestId = (): string => `request-${++lastRequest}`
const pass = () => studio.wallet.site.clock.advance(seconds(1))

type RoundRequest = { readonly stake?: number; readonly choice?: unknown; readonly id?: string }

async function play(token: string, { stake = 1_000, choice = dice, id = requestId() }: RoundRequest = {}) {
  pass()
  return studio.ask('play', { token, body: { requestId: id, stake, choice } })
}
const move = (token: string, { id, step }: RoundView, made: object, at = step + 1) =>
  studio.ask('move', { token, body: { round: id, step: at, move: made } })
const coin = async (id: bigint): Promise<number> => Number(await studio.wallet.coinOf({ id }))
/** The worker's next look, after the lease of the process working on it has expired. */
async function workerLooks(): Promise<void> {
  studio.wallet.site.clock.advance(seconds(31))
  await driveDueRounds(studio.needs)
}
function passOver(error: unknown): void {
  if (!(error instanceof StudioDied)) throw error
}
const stateOf = async (id: string) =>
  (await studio.rows('select state, win from studio.round where request_id = $1', [id]))[0]

describe('a round of one step', () => {
  test('is one bet and win; the player has what the round says', async () => {
    const { id, token } = await studio.player(100_000, 'jeepney-roll')
    const { status, body } = await play(token)
    expect(status).toBe(200)
    expect(body.round).toMatchObject({ state: 'over', staked: 1_000, choice: dice })
    expect(await coin(id)).toBe(100_000 - 1_000 + body.round.win)
    expect(body.balance).toBe(await coin(id))
  })

  test('asked for again by the same request it is the same round, and costs once', async () => {
    const { id, token } = await studio.player(100_000, 'jeepney-roll')
    const same = requestId()
    const answers = [await play(token, { id: same }), await play(token, { id: same })]
    expect(answers[1]?.body.round).toEqual(answers[0]?.body.round)
    expect(await coin(id)).toBe(99_000 + (answers[0]?.body.round.win ?? 0))
  })

  test('ten of the same request at once are one round', async () => {
    const { id, token } = await studio.player(100_000, 'jeepney-roll')
    const same = requestId()
    pass()
    const body = { requestId: same, stake: 1_000, choice: dice }
    const answers = await Promise.all(Array.from({ length: 10 }, () => studio.ask('play', { token, body })))
    expect(answers.every(({ status }) => status === 200)).toBe(true)
    expect(new Set(answers.map(({ body: { round } }) => round.id)).size).toBe(1)
    const [round] = await studio.rows('select win from studio.round where request_id = $1', [same])
    expect(await coin(id)).toBe(99_000 + Number(round?.win))
  })

  test('the same request with another choice is refused', async () => {
    const { token } = await studio.player(100_000, 'jeepney-roll')
    const same = requestId()
    await play(token, { id: same })
    expect((await play(token, { id: same, choice: { side: 'over', chance: 2 } })).body.refusal).toBe('requestMismatch')
  })
})

describe('refusals, which cost nothing', () => {
  test('are written in the language that the call names', async () => {
    const { token } = await studio.player(100_000, 'jeepney-roll')
    const body = { requestId: 'in-two-languages', stake: 150, choice: { side: 'over', chance: 50 } }
    const [english, filipino] = await Promise.all(
      (['en', 'fil'] as const).map((language) => studio.ask('play', { token, language, body })),
    )
    expect([english?.body.refusal, filipino?.body.refusal]).toEqual(['badStake', 'badStake'])
    expect([english?.body.message, filipino?.body.message]).toEqual([
      'This bet amount isn’t offered here. No money was taken.',
      'Hindi puwede rito ang halagang ito ng taya. Walang nabawas sa balance mo.',
    ])
  })

  test('and so are the rules, of a session that is opened or continued', async () => {
    const { token } = await studio.player(100_000, 'jeepney-roll')
    const summaries = (['en', 'fil'] as const).map(async (language) => {
      const { body } = await studio.ask('resume', { token, language })
      return body.title.help.summary
    })
    expect(await Promise.all(summaries)).toEqual([
      'Choose a stretch of the road. If the jeepney stops on it, you win.',
      'Pumili ng bahagi ng kalsada. Panalo ka kapag doon huminto ang jeepney.',
    ])
  })

  test.each([
    ['a stake between two that are offered', { stake: 150 }, 'badStake'],
    ['a stake above the largest', { stake: 10_000_000 }, 'badStake'],
    ['a choice with an impossible chance', { choice: { side: 'under', chance: 99 } }, 'badChoice'],
    ['no choice', { choice: null }, 'badChoice'],
    ['a stake that is no number', { stake: '1000' as unknown as number }, 'badRequest'],
    ['a negative stake', { stake: -1_000 }, 'badRequest'],
  ])('%s', async (_says, bad, refusal) => {
    const { id, token } = await studio.player(100_000, 'jeepney-roll')
    const { status, body } = await play(token, bad)
    expect([status, body.refusal]).toEqual([409, refusal])
    expect(body.message).toBeTruthy()
    expect(await coin(id)).toBe(100_000)
  })

  test('a bet larger than the balance, with what is there', async () => {
    const { id, token } = await studio.player(500, 'jeepney-roll')
    const { body } = await play(token, { stake: 1_000 })
    expect(body).toMatchObject({ round: { state: 'refused', refusal: 'insufficientFunds' }, balance: 500 })
    expect(await coin(id)).toBe(500)
    expect((await play(token, { stake: 500 })).body.round.state).toBe('over')
  })

  test('two rounds faster than the game is', async () => {
    const { token } = await studio.player(100_000, 'jeepney-roll')
    await play(token)
    studio.wallet.site.clock.advance(milliseconds(300))
    const body = { requestId: requestId(), stake: 1_000, choice: dice }
    expect((await studio.ask('play', { token, body })).body.refusal).toBe('tooFast')
  })

  test.each([
    { mode: 'normal', game: 'jeepney-joyride', waitMs: 1_000 },
    { mode: 'green', game: 'jeepney-joyride', waitMs: 2_500 },
    // The floor is for spins: what is slow by itself keeps its own pace.
    { mode: 'green', game: 'jeepney-roll', waitMs: 350 },
  ] as const)('in $mode mode $game before $waitMs ms have passed', async ({ mode, game, waitMs }) => {
    const { site } = studio.wallet
    await site.set({ mode })
    const { token } = await studio.player(100_000, game)
    await site.set({ mode: 'normal' })
    const choice = game === 'jeepney-roll' ? dice : {}
    const again = async () =>
      (await studio.ask('play', { token, body: { requestId: requestId(), stake: 1_000, choice } })).body
    expect((await again()).round.state).toBe('over')
    site.clock.advance(milliseconds(waitMs - 1))
    expect((await again()).refusal).toBe('tooFast')
    site.clock.advance(milliseconds(1))
    expect((await again()).round.state).toBe('over')
    expect((await studio.ask('resume', { token })).body.title.roundMsMin).toBe(waitMs)
  })

  test('without a session, with one made up, and in the tab that was left for another', async () => {
    const { id, token } = await studio.player(100_000, 'jeepney-roll')
    expect((await play('')).status).toBe(401)
    expect((await play('x'.repeat(43))).status).toBe(401)
    const launchToken = await studio.launch(id, 'lava-steps')
    const second = await studio.ask('open', { body: { mode: 'real', game: 'lava-steps', launchToken } })
    expect(second.status).toBe(200)
    expect((await play(token)).body.refusal).toBe('sessionEnded')
    expect((await studio.ask('resume', { token })).status).toBe(401)
  })

  test('a launch token twice, and one of another game', async () => {
    const { id } = await studio.player(100_000, 'jeepney-roll')
    const launchToken = await studio.launch(id, 'jeepney-roll')
    const open = (game: string) => studio.ask('open', { body: { mode: 'real', game, launchToken } })
    expect((await open('lava-steps')).body.refusal).toBe('launchRefused')
    const again = await studio.launch(id, 'jeepney-roll')
    const body = { mode: 'real', game: 'jeepney-roll', launchToken: again }
    expect((await studio.ask('open', { body })).status).toBe(200)
    expect((await studio.ask('open', { body })).body.refusal).toBe('launchRefused')
  })

  test('a player whom the platform has stopped', async () => {
    const { id, token } = await studio.player(100_000, 'jeepney-roll')
    await studio.wallet.block({ id })
    expect((await play(token)).body.round).toMatchObject({ state: 'refused', refusal: 'playStopped' })
  })
})

describe('a round of several steps', () => {
  const lava = { lava: 3 }
  async function begun(coins = 100_000) {
    const player = await studio.player(coins, 'lava-steps')
    const { body } = await play(player.token, { choice: lava })
    expect(body.round).toMatchObject({ state: 'open', step: 0 })
    return { ...player, round: body.round }
  }
  /** Steps on stones until one was safe; a test that burns tries with the next player. */
  async function stepped() {
    for (;;) {
      const player = await begun()
      const { body } = await move(player.token, player.round, { act: 'step', stone: 12 })
      if (body.round.state === 'open') return { ...player, round: body.round }
    }
  }

  test('is paid when the player takes the win, and closed on both sides with the same totals', async () => {
    const { id, token, round } = await stepped()
    const { body } = await move(token, round, { act: 'take' })
    expect(body.round).toMatchObject({ state: 'over', win: 1_100, staked: 1_000 })
    expect(await coin(id)).toBe(100_100)
    const [theirs] = await studio.wallet.rows('select state, stake, win from game_round where round_id = $1', [
      round.id,
    ])
    expect(theirs).toMatchObject({ state: 'CLOSED', stake: 1_000n, win: 1_100n })
    expect(await studio.wallet.rows('select from game_difference')).toHaveLength(0)
  })

  test('waits for its player unchanged', async () => {
    const { id, token, round } = await stepped()
    const launchToken = await studio.launch(id, 'lava-steps')
    const opened = await studio.ask('open', { body: { mode: 'real', game: 'lava-steps', launchToken } })
    expect(opened.body.round).toEqual(round)
    expect((await move(token, round, { act: 'take' })).body.refusal).toBe('sessionEnded')
    expect((await move(opened.body.token, round, { act: 'take' })).body.round.state).toBe('over')
  })

  test.each([
    ['a step too far ahead', 2, { act: 'take' }, 'outOfTurn'],
    ['a step that was made, otherwise', 0, { act: 'step', stone: 3 }, 'outOfTurn'],
    ['a move that the game does not have', 1, { act: 'fly' }, 'badMove'],
    ['a stone that is not there', 1, { act: 'step', stone: 99 }, 'badMove'],
    ['a stone that is open', 1, { act: 'step', stone: 12 }, 'badMove'],
  ])('a forged move is refused: %s', async (_says, ahead, forged, refusal) => {
    const { token, round } = await stepped()
    expect((await move(token, round, forged, round.step + ahead)).body.refusal).toBe(refusal)
  })

  test('nobody moves in a round of somebody else, or in one that is over', async () => {
    const { token, round } = await stepped()
    const stranger = await studio.player(1_000, 'lava-steps')
    expect((await move(stranger.token, round, { act: 'take' })).body.refusal).toBe('noRound')
    const { body } = await move(token, round, { act: 'take' })
    expect((await move(token, body.round, { act: 'take' })).body.refusal).toBe('notNow')
  })

  test('the same move again is the same step', async () => {
    const { id, token, round } = await stepped()
    const answers = await Promise.all(Array.from({ length: 10 }, () => move(token, round, { act: 'take' })))
    expect(answers.every(({ status }) => status === 200)).toBe(true)
    await workerLooks()
    expect(await coin(id)).toBe(100_100)
  })

  test('a second round is refused while one is under way, and so are new seeds', async () => {
    const { token } = await begun()
    expect((await play(token, { choice: lava })).body.refusal).toBe('roundUnderWay')
    expect((await studio.ask('rotate', { token })).body.refusal).toBe('roundUnderWay')
  })

  test('a move that was too dear is made when the money is there, once, with the cards that were dealt', async () => {
    const { id, token } = await studio.player(1_000, 'caribbean-stud')
    const { body } = await play(token, { choice: {} })
    const raise = () => move(token, body.round, { act: 'play' })
    for (const refused of [await raise(), await raise()])
      expect(refused.body).toMatchObject({
        round: { state: 'open', step: 0, refusal: 'insufficientFunds' },
        balance: 0,
      })
    await studio.wallet.credit({ id }, 2_000)
    const answers = await Promise.all(Array.from({ length: 10 }, raise))
    expect(answers.every(({ status }) => status === 200)).toBe(true)
    await workerLooks()
    const [kept] = await studio.rows('select state, staked, win from studio.round where id = $1', [body.round.id])
    expect(kept).toMatchObject({ state: 'closed', staked: 3_000n })
    expect(await coin(id)).toBe(Number(kept?.win))
    const bets = await studio.rows(
      "select state from studio.wallet_op where round_id = $1 and op = 'bet' order by id",
      [body.round.id],
    )
    expect(bets.map(({ state }) => state)).toEqual(['done', 'refused', 'refused', 'done'])
  })

  test('left for a day it is settled in the player’s favour: the stake before the first step, the win after it', async () => {
    const [untouched, played] = [await begun(), await stepped()]
    studio.wallet.site.clock.advance(hours(23))
    await settleLeftRounds(studio.needs)
    expect([await coin(untouched.id), await coin(played.id)]).toEqual([99_000, 99_000])
    studio.wallet.site.clock.advance(hours(2))
    await settleLeftRounds(studio.needs)
    await workerLooks()
    expect([await coin(untouched.id), await coin(played.id)]).toEqual([100_000, 100_100])
  })

  test('the platform’s question after an open round ends it at once', async () => {
    const { id, round } = await stepped()
    const { site, key } = studio.wallet
    const openedAt = new Date(site.clock.now()).toISOString()
    const rounds = [{ playerId: String(id), gameCode: 'lava-steps', roundId: round.id, openedAt }]
    const body = JSON.stringify({ reqId: 'q', ts: openedAt, rounds })
    const signed = (secret: string) =>
      signRequest(
        { id: key.id, secret },
        { path: inquiryPath.rounds, body, timeMs: site.clock.now(), nonce: requestId().padEnd(20, 'x') },
      )
    const inquire = (secret: string) =>
      studio.server.inject({ method: 'POST', url: inquiryPath.rounds, headers: signed(secret), payload: body })
    expect((await inquire('somebody else’s')).statusCode).toBe(401)
    expect((await inquire(key.secret)).statusCode).toBe(200)
    await expect.poll(() => coin(id)).toBe(100_100)
  })
})

describe('when something breaks', () => {
  test('a bet that never arrived is asked again, and played', async () => {
    const { id, token } = await studio.player(100_000, 'jeepney-roll')
    studio.faults.push('lostOnTheWay')
    const { body } = await play(token)
    expect(body.round.state).toBe('over')
    expect(await coin(id)).toBe(99_000 + body.round.win)
  })

  test('a bet whose answers are lost is found to stand: it had been settled with its win', async () => {
    const { id, token } = await studio.player(100_000, 'jeepney-roll')
    studio.faults.push('lostOnTheWayBack', 'lostOnTheWayBack', 'lostOnTheWayBack', 'lostOnTheWayBack')
    const { body } = await play(token)
    expect(body.round.state).toBe('over')
    expect(await coin(id)).toBe(99_000 + body.round.win)
  })

  test('a bet that nobody answers for at all is taken back', async () => {
    const { id, token } = await studio.player(100_000, 'jeepney-roll')
    studio.faults.push(...Array.from({ length: 8 }, () => 'lostOnTheWay' as const))
    const betId = requestId()
    expect((await play(token, { id: betId })).body.round.state).toBe('pending')
    await workerLooks()
    expect(await stateOf(betId)).toMatchObject({ state: 'voided' })
    expect(await coin(id)).toBe(100_000)
  })

  test('the studio dies after the wallet took a bet: before it is shown, the bet is taken back', async () => {
    const { id, token } = await studio.player(100_000, 'lava-steps')
    const betId = requestId()
    studio.faults.push('studioDies')
    expect((await play(token, { id: betId, choice: { lava: 3 } })).status).toBe(500)
    expect(await coin(id)).toBe(99_000)
    await workerLooks()
    expect(await stateOf(betId)).toMatchObject({ state: 'voided' })
    expect(await coin(id)).toBe(100_000)
  })

  test('the studio dies after the wallet settled a round of one step: it stands, and is shown', async () => {
    const { id, token } = await studio.player(100_000, 'jeepney-roll')
    const betId = requestId()
    studio.faults.push('studioDies')
    await play(token, { id: betId })
    await workerLooks()
    const { body } = await studio.ask('round', { token, body: { requestId: betId } })
    expect(body.round.state).toBe('over')
    expect(await coin(id)).toBe(99_000 + body.round.win)
  })

  test('the studio dies while a win is paid: it is paid once', async () => {
    for (const fault of ['studioDies', 'lostOnTheWay'] as const) {
      const { id, token } = await studio.player(100_000, 'hari-reyna')
      const { body } = await play(token, { choice: {} })
      let { round } = body
      while (round.state === 'open' && round.step < 1) {
        const { cards } = round.view as { cards: { rank: number }[] }
        round = (await move(token, round, { act: (cards.at(-1)?.rank ?? 0) > 7 ? 'down' : 'up' })).body.round
      }
      if (round.state !== 'open') continue
      const { pays } = round.view as { pays: number }
      studio.faults.push(fault, ...Array.from({ length: fault === 'studioDies' ? 0 : 9 }, () => fault))
      await move(token, round, { act: 'take' })
      studio.faults.length = 0
      for (let look = 0; look < 3; look++) await workerLooks()
      expect(await coin(id)).toBe(99_000 + pays * 10)
    }
  })

  test('a hundred rounds with faults of every kind leave both books the same', async () => {
    const { id, token } = await studio.player(1_000_000, 'jeepney-roll')
    const draw = seededTestDraw(99)
    const kinds = ['lostOnTheWay', 'lostOnTheWayBack', 'studioDies'] as const
    for (let round = 0; round < 100; round++) {
      for (let fault = draw(6); fault > 0; fault--) studio.faults.push(kinds[draw(3)] ?? 'lostOnTheWay')
      await play(token)
      // A worker that dies is started again by its supervisor.
      await workerLooks().catch(passOver)
    }
    studio.faults.length = 0
    for (let look = 0; look < 12; look++) {
      studio.wallet.site.clock.advance(hours(1))
      await driveDueRounds(studio.needs)
    }
    const [ours] = await studio.rows(
      `select count(*) filter (where state in ('betting', 'open', 'settling')) as open, sum(win - staked) as net
       from studio.round r join studio.account a on a.id = r.account_id where a.player_id = $1`,
      [String(id)],
    )
    expect(ours?.open).toBe(0n)
    expect(await coin(id)).toBe(1_000_000 + Number(ours?.net))
  })
})

describe('a demonstration', () => {
  test('plays the same game with play money, asks nothing of the wallet, and is open to everybody', async () => {
    studio.faults.push('lostOnTheWay')
    const opened = await studio.demo('jeepney-roll')
    expect(opened).toMatchObject({ mode: 'demo', balance: 1_000_000 })
    const played = await play(opened.token)
    expect(played.body.round.state).toBe('over')
    expect(played.body.balance).toBe(1_000_000 - 1_000 + played.body.round.win)
    expect(studio.faults).toEqual(['lostOnTheWay'])
    expect(await studio.rows('select from studio.wallet_op where round_id = $1', [played.body.round.id])).toHaveLength(
      0,
    )
  })

  test.each([
    { what: 'without a token', refusal: 'demoRefused', tokenOf: () => undefined },
    { what: 'with what is no token', refusal: 'demoRefused', tokenOf: () => 'let me in' },
    { what: 'with the token of another title', refusal: 'demoRefused', tokenOf: () => studio.demoToken('kara-krus') },
    { what: 'with another signature', refusal: 'demoRefused', tokenOf: () => forged({ secret: 'somebody else’s' }) },
    { what: 'with a later end than was signed', refusal: 'demoRefused', tokenOf: () => prolonged() },
    {
      what: 'when it was signed two minutes ago',
      refusal: 'demoExpired',
      tokenOf() {
        const token = studio.demoToken('jeepney-roll')
        studio.wallet.site.clock.advance(minutes(2))
        return token
      },
    },
  ])('$what is refused', async ({ tokenOf, refusal }) => {
    const before = await studio.rows('select count(*) from studio.account')
    const given = tokenOf()
    const body = { mode: 'demo', game: 'jeepney-roll', ...(given === undefined ? {} : { demoToken: given }) }
    expect(await studio.ask('open', { body })).toMatchObject({ status: 409, body: { refusal } })
    expect(await studio.rows('select count(*) from studio.account')).toEqual(before)
  })

  const forged = (key: { readonly secret: string }): string =>
    demoToken(key, { gameCode: 'jeepney-roll', now: studio.wallet.site.clock.now(), sellsBonus: true })
  const prolonged = (): string => studio.demoToken('jeepney-roll').replace(/^\d/, '9')

  test('is opened until its token ends, and goes on after that', async () => {
    const given = studio.demoToken('jeepney-roll')
    studio.wallet.site.clock.advance(milliseconds(minutes(2) - 1))
    const { body } = await studio.ask('open', { body: { mode: 'demo', game: 'jeepney-roll', demoToken: given } })
    studio.wallet.site.clock.advance(minutes(2))
    expect((await play(body.token)).body.round.state).toBe('over')
    expect((await studio.ask('resume', { token: body.token })).status).toBe(200)
  })

  test('its money ends too', async () => {
    const { token } = await studio.demo('jeepney-roll')
    await studio.rows('update studio.account set demo_balance = 500 where session_id is not null and kind = $1', [
      'demo',
    ])
    expect((await play(token, { stake: 1_000 })).body.refusal).toBe('insufficientFunds')
  })
})

describe('fairness', () => {
  test('nonces count without a gap, and every round can be worked out again from the seed that is shown afterwards', async () => {
    const { token } = await studio.player(100_000, 'jeepney-roll')
    const before = (await studio.ask('history', { token })).body.seed
    for (let round = 0; round < 5; round++) await play(token, { stake: round === 2 ? 100_000 : 100 })
    const hidden = (await studio.ask('history', { token })).body.rounds
    expect(hidden.every(({ proof }) => proof === null)).toBe(true)
    const rotated = (await studio.ask('rotate', { token, body: { clientSeed: 'mabuhay' } })).body
    expect(seedHash(rotated.revealed.serverSeed)).toBe(before.hash)
    expect(rotated.seed).toMatchObject({ clientSeed: 'mabuhay', nextNonce: 0, hash: before.nextHash })
    const { rounds } = (await studio.ask('history', { token })).body
    const hmac = seededHmac(rotated.revealed.serverSeed)
    for (const { proof, seedHash: hash } of rounds) {
      if (proof === null) throw new Error('a round of a revealed seed has no proof')
      const { nonce, clientSeed, drawn } = proof
      const { draw } = fairDraw({ hmac, clientSeed, nonce, offset: 0 })
      expect(drawn.map(({ bound }) => draw(bound))).toEqual(drawn.map(({ value }) => value))
      expect(hash).toBe(before.hash)
    }
    const nonces = await studio.rows(
      'select nonce from studio.round r join studio.seed s on s.id = r.seed_id where s.server_seed_hash = $1 order by nonce',
      [before.hash],
    )
    expect(nonces.map(({ nonce }) => nonce)).toEqual([0, 1, 2, 3, 4])
  })

  test('our next seed is fixed before the player chooses: ten changes at once take what was announced, one after the other', async () => {
    const { token } = await studio.player(100_000, 'jeepney-roll')
    const shown = (await studio.ask('history', { token })).body.seed
    expect((await studio.ask('history', { token })).body.seed).toEqual(shown)
    const changes = await Promise.all(
      Array.from({ length: 10 }, (_each, at) =>
        studio.ask('rotate', { token, body: { clientSeed: `seed ${at}` } }).then(({ body }) => body),
      ),
    )
    const announced = new Map([
      [shown.hash, shown.nextHash],
      ...changes.map(({ seed }) => [seed.hash, seed.nextHash] as const),
    ])
    expect(announced.size).toBe(11)
    for (const { revealed, seed } of changes) {
      expect(seedHash(revealed.serverSeed)).toBe(revealed.hash)
      expect(seed.hash).toBe(announced.get(revealed.hash))
    }
  })

  test('a seed of an older release announces one that follows, once, and keeps to it', async () => {
    const { token } = await studio.player(100_000, 'jeepney-roll')
    const { hash } = (await studio.ask('history', { token })).body.seed
    await studio.rows(
      'update studio.seed set next_seed_sealed = null, next_seed_hash = null where server_seed_hash = $1',
      [hash],
    )
    const seen = await Promise.all(Array.from({ length: 10 }, () => studio.ask('history', { token })))
    const [announced, ...others] = new Set(seen.map(({ body }) => body.seed.nextHash))
    expect([typeof announced, others]).toEqual(['string', []])
    expect((await studio.ask('rotate', { token, body: {} })).body.seed.hash).toBe(announced)
  })

  test('the first seed of a player is the one that the browser drew, and a later visit does not replace it', async () => {
    const { id } = await studio.wallet.newPlayer(100_000)
    const open = async (clientSeed: string) => {
      const launchToken = await studio.launch(id, 'jeepney-roll')
      return (await studio.ask('open', { body: { mode: 'real', game: 'jeepney-roll', launchToken, clientSeed } })).body
        .seed
    }
    expect((await open('0a1b2c3d4e5f6071')).clientSeed).toBe('0a1b2c3d4e5f6071')
    expect((await open('ffffffffffffffff')).clientSeed).toBe('0a1b2c3d4e5f6071')
  })

  test('a round under way does not tell its draws', async () => {
    const { token } = await studio.player(100_000, 'lava-steps')
    await play(token, { choice: { lava: 20 } })
    expect((await studio.ask('history', { token })).body.rounds).toMatchObject([{ state: 'open', proof: null }])
  })
})

describe('inquiries of the platform', () => {
  const inquire = async (path: string, fields: object, secret = studio.wallet.key.secret) => {
    const { site, key } = studio.wallet
    const ts = new Date(site.clock.now()).toISOString()
    const body = JSON.stringify({ reqId: requestId(), ts, ...fields })
    const nonce = requestId().padEnd(20, 'x')
    const headers = signRequest({ id: key.id, secret }, { path, body, timeMs: site.clock.now(), nonce })
    const response = await studio.server.inject({ method: 'POST', url: path, headers, payload: body })
    return { status: response.statusCode, body: JSON.parse(response.body) }
  }
  const everything = { from: '2020-01-01T00:00:00Z', to: '2100-01-01T00:00:00Z' }

  test('the list of all rounds, page by page, is what the platform has', async () => {
    const rounds: { roundId: string; state: string; bet: number; win: number }[] = []
    let after: string | undefined
    do {
      const { body } = await inquire(inquiryPath.roundList, { ...everything, max: 40, ...(after ? { after } : {}) })
      rounds.push(...body.rounds)
      after = body.next ?? undefined
    } while (after !== undefined)
    const theirs = await studio.wallet.rows(
      "select round_id as id, stake, win from game_round where state = 'CLOSED' order by round_id",
    )
    const closed = rounds.filter(({ state }) => state === 'CLOSED')
    expect(new Set(rounds.map(({ roundId }) => roundId)).size).toBe(rounds.length)
    expect(
      closed
        .map(({ roundId, bet, win }) => ({ id: roundId, stake: BigInt(bet), win: BigInt(win) }))
        .toSorted((a, b) => (a.id < b.id ? -1 : 1)),
    ).toEqual(theirs.toSorted((a, b) => (String(a.id) < String(b.id) ? -1 : 1)))
    const voided = rounds.filter(({ state }) => state === 'VOIDED').map(({ roundId }) => roundId)
    expect(voided.length).toBeGreaterThan(0)
    expect(
      await studio.wallet.rows("select from game_round where round_id = any($1) and state <> 'VOIDED'", [voided]),
    ).toHaveLength(0)
  })

  test.each([
    { says: 'unsigned', path: inquiryPath.roundList, fields: everything, secret: 'somebody else’s', status: 401 },
    { says: 'about nothing', path: inquiryPath.counters, fields: {}, secret: undefined, status: 400 },
    { says: 'about no rounds', path: inquiryPath.rounds, fields: { rounds: 'all' }, secret: undefined, status: 400 },
  ])('an inquiry $says is refused', async ({ path, fields, secret, status }) => {
    expect((await inquire(path, fields, secret)).status).toBe(status)
  })
})

test('after everything above, the ledger is sound and the hours of both sides come to the same', async () => {
  expect((await verifyLedger(studio.wallet.site.context.db)).isSound).toBe(true)
  const [ours] = await studio.rows(
    `select sum(bet_amount) filter (where op in ('bet', 'betwin') and applied_at is not null) as bets,
       sum(win_amount) filter (where op in ('win', 'betwin') and applied_at is not null) as wins,
       sum(bet_amount) filter (where op = 'rollback' and applied_at is not null) as back from studio.wallet_op`,
  )
  const [theirs] = await studio.wallet.rows(
    `select sum(amount) filter (where kind = 'bet') as bets, sum(amount) filter (where kind = 'win') as wins,
       sum(amount) filter (where kind = 'rollback') as back from game_tx where state in ('APPLIED', 'ROLLED_BACK')`,
  )
  expect(ours).toEqual(theirs)
})
