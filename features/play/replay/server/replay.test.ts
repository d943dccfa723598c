import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openReplayToken } from '#games/protocol/server/replay-token.ts'
import { gameCode, newId, openTestGameProvider, type TestGameProvider } from '#tests/support/test-game-provider.ts'
import { type RegisteredPlayer, registerPlayer } from '#tests/support/registered-player.ts'
import { sharedRound, shareRound, unshareRound, watchRound } from '../contract.ts'

let provider: TestGameProvider
let player: RegisteredPlayer
let other: RegisteredPlayer
beforeAll(async () => {
  provider = await openTestGameProvider()
  player = await registerPlayer(provider.site, '09171234567')
  other = await registerPlayer(provider.site, '09181234567')
  await provider.credit({ id: BigInt(player.id) }, 100_000)
})
afterAll(() => provider.close())

type RoundOptions = { readonly isOpen?: boolean }

/** A round of the player, bet and won through the wallet. */
async function playedRound({ isOpen = false }: RoundOptions = {}): Promise<string> {
  const { id } = player
  const { session } = await provider.ask('authenticate', { launchToken: await provider.launch(BigInt(id)), gameCode })
  const roundId = newId('round')
  const round = { playerId: String(id), session, gameCode, roundId }
  const taken = await provider.ask('bet', { ...round, txId: newId('bet'), amount: 1_000 })
  expect(taken.code).toBe(0)
  if (isOpen) return roundId
  const paid = await provider.ask('win', { ...round, txId: newId('win'), amount: 2_550, endRound: true })
  expect(paid.code).toBe(0)
  await provider.ask('endround', { ...round, txId: newId('end'), betTotal: 1_000, winTotal: 2_550 })
  return roundId
}

const site = () => provider.site
const watched = (roundId: string, token = player.token) => site().send(watchRound, { roundId }, { token })
const share = (roundId: string, token = player.token) => site().send(shareRound, { roundId }, { token })
const opened = (shareToken: string) => site().send(sharedRound, { shareToken })
const subjectOf = (url: unknown) =>
  openReplayToken(provider.key, new URL(String(url)).searchParams.get('rt') ?? '', {
    gameCode,
    now: site().clock.now(),
  })

describe('watching a round again', () => {
  test('opens the game’s page with a key to that round, and carries no token of the player', async () => {
    const roundId = await playedRound()
    const { body } = await watched(roundId)
    expect(body).toMatchObject({ errcode: 0, bet: 1_000, win: 2_550, multiple: 2.55, shareToken: null })
    expect(String(body.url)).toMatch(/^https:\/\/games\.example\.ph\/play\?/)
    expect(String(body.url)).not.toContain(player.token)
    expect(subjectOf(body.url)).toEqual({ gameCode, roundId, audience: 'player' })
  })

  test('is refused for the round of somebody else, an unknown one, an open one, and a provider without replays', async () => {
    const [ended, open] = [await playedRound(), await playedRound({ isOpen: true })]
    expect((await watched(ended, other.token)).body.errcode).toBe(1113)
    expect((await watched('no-such-round')).body.errcode).toBe(1113)
    expect((await watched(open)).body.errcode).toBe(1114)
    await provider.setProvider({ adapter: 'softswiss-style' })
    expect((await watched(ended)).body.errcode).toBe(1115)
    await provider.setProvider({ adapter: null })
  })
})

describe('sharing a round', () => {
  test('ten times at once makes one link, which shows everybody the round and nobody who played it or when', async () => {
    const roundId = await playedRound()
    const answers = await Promise.all(Array.from({ length: 10 }, () => share(roundId)))
    const tokens = new Set(answers.map(({ body }) => body.shareToken))
    expect(tokens.size).toBe(1)
    const [token] = tokens
    const { body } = await opened(String(token))
    expect(body).toMatchObject({ errcode: 0, bet: 1_000, win: 2_550, multiple: 2.55, gameName: 'Test Slots' })
    expect(subjectOf(body.url)).toMatchObject({ roundId, audience: 'public' })
    const text = JSON.stringify(body)
    for (const hidden of ['time', '0917', `"${player.id}"`, 'balance']) expect(text).not.toContain(hidden)
    expect((await watched(roundId)).body.shareToken).toBe(token)
  })

  test('is refused as watching is: somebody else’s round, an unknown one, an open one', async () => {
    const [ended, open] = [await playedRound(), await playedRound({ isOpen: true })]
    expect((await share(ended, other.token)).body.errcode).toBe(1113)
    expect((await share('no-such-round')).body.errcode).toBe(1113)
    expect((await share(open)).body.errcode).toBe(1114)
  })

  test('ends when the player ends it, for good: sharing again makes another link', async () => {
    const roundId = await playedRound()
    const first = String((await share(roundId)).body.shareToken)
    // Somebody else ends nothing.
    await site().send(unshareRound, { roundId }, { token: other.token })
    expect((await opened(first)).body.errcode).toBe(0)
    expect((await site().send(unshareRound, { roundId }, { token: player.token })).body.errcode).toBe(0)
    expect((await opened(first)).body.errcode).toBe(1116)
    const second = String((await share(roundId)).body.shareToken)
    expect(second).not.toBe(first)
    expect((await opened(second)).body.errcode).toBe(0)
    expect((await opened(first)).body.errcode).toBe(1116)
  })

  test('a link that nobody made does not open', async () => {
    expect((await opened('a-link-that-nobody-made')).body.errcode).toBe(1116)
  })

  test.each(['suspended', 'excluded'])('links of a player who is %s do not open, and none is made', async (state) => {
    const roundId = await playedRound()
    const token = String((await share(roundId)).body.shareToken)
    await provider.rows("update player set state = $2, state_reason = 'test' where id = $1", [player.id, state])
    expect((await opened(token)).body.errcode).toBe(1116)
    expect((await share(roundId)).body.errcode).not.toBe(0)
    await provider.rows("update player set state = 'active', state_reason = '' where id = $1", [player.id])
    expect((await opened(token)).body.errcode).toBe(0)
  })

  test.each(['', 'cut-off', 'not a token at all', 'x'.repeat(200)])('the link "%s" shares nothing', async (token) => {
    expect((await opened(token)).body).toMatchObject({ code: 200, errcode: 1116 })
  })

  test('in green mode no link opens', async () => {
    const token = String((await share(await playedRound())).body.shareToken)
    await site().set({ mode: 'green' })
    expect((await opened(token)).body.errcode).toBe(1116)
    await site().set({ mode: 'normal' })
  })
})
