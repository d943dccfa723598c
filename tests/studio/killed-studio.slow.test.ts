import { afterAll, beforeAll, expect, test } from 'vitest'
import { seededTestDraw } from '#core/draw/seeded-bytes.ts'
import { type PlayAnswer, type RgsAnswers, type RgsCall, rgsPrefix } from '#games/rgs/contract.ts'
import { verifyLedger } from '#ledger'
import { comparePools } from '#tests/bots/compare-pools.ts'
import { choiceOf, moveOf } from '#tests/bots/how-bots-play.ts'
import { openTestStudioProcess, type TestStudioProcess } from './test-studio-process.ts'

const startCoin = 10_000_000
const games = ['jeepney-roll', 'mayon-fire', 'sorbetes-sweets', 'caribbean-stud', 'jacks-or-better', 'hari-reyna']
const kills = 3
const patienceMs = 90_000

let studioProcess: TestStudioProcess
beforeAll(async () => {
  studioProcess = await openTestStudioProcess()
})
afterAll(() => studioProcess.close())

test('killed in the middle of rounds again and again, the studio finds each of them, and money and rounds agree', async () => {
  const { wallet, studio } = studioProcess
  const players = await Promise.all(games.map(async (code) => ({ code, ...(await wallet.newPlayer(startCoin)) })))
  for (let kill = 0; kill < kills; kill++) {
    const state = { isOver: false, answered: 0 }
    const playing = players.map((player, index) => playOn(player, kill * 10 + index, state))
    await until(() => state.answered >= (kill + 1) * players.length * 2)
    await studio.kill()
    state.isOver = true
    await Promise.all(playing)
    await studio.start()
  }
  // What a request left is taken over by the worker when its lease has run out.
  await until(async () => (await count("select from studio.wallet_op where state in ('pending', 'dead')")) === 0)
  await until(async () => (await count("select from studio.round where state in ('betting', 'settling')")) === 0)

  expect(await count("select from studio.round where state = 'closed'")).toBeGreaterThan(players.length * kills)
  for (const { id, playerId } of players)
    expect(Number(await wallet.coinOf({ id }))).toBe(startCoin + (await netOf(playerId)))
  // A stake feeds the jackpots once, whenever the process dies.
  expect(await comparePools({ platform: wallet.site.context.db.pool, studio: studioProcess.books.pool })).toEqual([])
  expect((await verifyLedger(wallet.site.context.db)).isSound).toBe(true)
  expect(await wallet.rows('select from game_difference')).toHaveLength(0)
})

type TitleRow = { readonly id: bigint; readonly code: string }
type State = { isOver: boolean; answered: number }

/** Plays until the studio is gone. */
async function playOn({ id, code }: TitleRow, seed: number, state: State): Promise<void> {
  const draw = seededTestDraw(seed)
  const launchToken = await studioProcess.launch(id, code)
  const opened = await ask('open', undefined, { mode: 'real', game: code, launchToken })
  for (let round = 0; !state.isOver && opened !== undefined; round++) {
    const requestId = `killed-${id}-${seed}-${round}`
    let played: PlayAnswer | undefined = await ask('play', opened.token, {
      requestId,
      stake: 1_000,
      choice: choiceOf(code, draw),
    })
    while (played?.round.state === 'open') {
      const { id: of, step, view } = played.round
      played = await ask('move', opened.token, { round: of, step: step + 1, move: moveOf(code, view, draw) })
    }
    if (played !== undefined) state.answered++
  }
}

/** Undefined: refused, or nobody is there any more. */
async function ask<C extends RgsCall>(
  call: C,
  token: string | undefined,
  body: object,
): Promise<RgsAnswers[C] | undefined> {
  try {
    const response = await fetch(studioProcess.studio.url + rgsPrefix + call, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token ?? ''}` },
      body: JSON.stringify(body),
    })
    return response.ok ? ((await response.json()) as RgsAnswers[C]) : undefined
  } catch {
    return undefined
  }
}

async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  const deadline = performance.now() + patienceMs
  while (!(await isSo())) {
    if (performance.now() > deadline) throw new Error('it did not come so far')
    await new Promise((resolve) => setTimeout(resolve, 40))
  }
}

const count = async (text: string): Promise<number> => (await studioProcess.books.pool.query(text)).rowCount ?? 0

async function netOf(playerId: string): Promise<number> {
  const { rows } = await studioProcess.books.pool.query<{ net: string }>(
    `select coalesce(sum(case when r.state = 'open' then -r.staked else r.win - r.staked end), 0) as net
     from studio.round r join studio.account a on a.id = r.account_id
     where a.player_id = $1 and r.state in ('open', 'closed')`,
    [playerId],
  )
  return Number(rows[0]?.net)
}
