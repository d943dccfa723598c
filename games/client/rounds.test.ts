// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest'
import type { PlayAnswer, RoundView } from '#games/rgs/contract.ts'
import { createFrame } from './frame.ts'
import { createHud } from './hud.ts'
import { readMotion } from './motion.ts'
import type { WayOn } from './notice.ts'
import { shortageAtStart } from './opening-facts.ts'
import { createRounds } from './rounds.ts'
import type { Scene } from './scene.ts'
import { createSound } from './sound.ts'
import type { StudioClient } from './studio-client.ts'
import type { TableState } from './table-state.ts'

beforeEach(() => document.body.replaceChildren())

const dealt: RoundView = {
  id: '7',
  requestId: 'a',
  game: 'caribbean-stud',
  state: 'open',
  step: 0,
  stake: 1_000,
  staked: 1_000,
  win: 0,
  choice: {},
  view: { player: [1, 2, 3, 4, 5] },
  events: [],
  nonce: 1,
  seedHash: 'hash',
  at: '2026-11-23T00:00:00.000Z',
  isFree: false,
}

/** A game's page whose studio answers every question with this. */
function gameThatIsAnswered(answer: PlayAnswer, known: Partial<TableState> = {}) {
  const [ways, seen]: [WayOn[], string[]] = [[], []]
  const client: StudioClient = {
    ask: () => Promise.resolve({ kind: 'answer', answer: answer as never }),
    take: () => Promise.reject(new Error('nothing was asked before')),
    setToken: () => undefined,
  }
  const hud = createHud(
    {
      name: 'Caribbean Stud',
      isDemo: false,
      hasBar: true,
      waysOn: ['cashier', 'demo'],
      note: undefined,
      acts: undefined,
    },
    { leave: (to) => ways.push(to as WayOn), onMenu: () => undefined, onStake: () => undefined },
  )
  document.body.append(hud.root)
  const scene: Scene = {
    show: () => seen.push('shown as it stands'),
    play: () => Promise.resolve(void seen.push('played')),
    setBusy: () => undefined,
    winJackpots: () => Promise.resolve(void seen.push('wheel stopped')),
  }
  const frame = createFrame({ search: '', lobbies: [] })
  const state: TableState = {
    isBusy: false,
    isStopped: false,
    balance: 0,
    net: 0,
    stake: 1_000,
    freeRounds: [],
    round: dealt,
    ...known,
  }
  const rounds = createRounds({
    client,
    frame: { ...frame, say: (message) => seen.push(JSON.stringify(message)) },
    hud,
    sound: createSound({ game: '', isOn: false }),
    motion: readMotion('?t=frozen'),
    mode: 'real',
    state,
    jackpots: undefined,
    scene: () => scene,
  })
  const notice = () => document.querySelector<HTMLElement>('.notice:not([hidden])')?.firstElementChild?.textContent
  const wayOn = (name: string) =>
    [...document.querySelectorAll<HTMLButtonElement>('.notice-ways:not([hidden]) .way')].find(
      ({ textContent }) => textContent === name,
    )
  return { rounds, state, ways, seen, notice, wayOn }
}

test('a raise that the balance does not cover is refused in words, with a way to deposit, and the hand stays as it was', async () => {
  const game = gameThatIsAnswered({ round: { ...dealt, refusal: 'insufficientFunds' }, balance: 500 })
  await game.rounds.move({ act: 'play' })
  expect(game.notice()).toBe(
    'Your balance is too low for this move. Your round is saved: you can continue it after a deposit.',
  )
  expect(game.seen).toEqual(['shown as it stands'])
  expect([game.state.balance, game.state.round?.id, game.state.isBusy]).toEqual([500, '7', false])
  game.wayOn('Deposit')?.click()
  game.wayOn('Play the demo')?.click()
  expect(game.ways).toEqual(['cashier', 'demo'])
})

test('the lobby learns the result when the wheel of a jackpot has stopped, and not before', async () => {
  const wheel = { wheel: [100], segment: 0, point: 500, dropBy: 900 }
  const jackpots = { pools: [], won: [{ code: 'grand', amount: 500, spun: wheel }] }
  const game = gameThatIsAnswered({ round: { ...dealt, state: 'over', win: 700 }, balance: 700, jackpots })
  await game.rounds.move({ act: 'play' })
  const ended = JSON.stringify({ kind: 'round', state: 'ended', staked: 1_000, win: 700 })
  expect(game.seen).toEqual(['played', 'wheel stopped', ended])
})

test.each([
  ['limitReached', 'This bet doesn’t fit your limits. Your move wasn’t made, and your round is saved.'],
  ['walletAway', 'We couldn’t reach the cashier. Your move wasn’t made, and your round is saved.'],
  ['gameUnavailable', 'Your move wasn’t made. Your round is saved.'],
] as const)('a move refused with %s says so and offers no deposit', async (refusal, words) => {
  const game = gameThatIsAnswered({ round: { ...dealt, refusal }, balance: 500 })
  await game.rounds.move({ act: 'play' })
  expect(game.notice()).toBe(words)
  expect(game.wayOn('Deposit')).toBeUndefined()
})

test('a bonus that does not fit a limit says so, and the balance stands as before', async () => {
  const refused = { ...dealt, state: 'refused' as const, refusal: 'limitReached' as const }
  const game = gameThatIsAnswered({ round: refused, balance: 90_000 }, { round: undefined, balance: 90_000 })
  await game.rounds.begin({ bonusFor: 2_540 }, 25_400)
  expect(game.notice()).toBe('This bet doesn’t fit your limits. No money was taken.')
  expect(document.querySelector('.is-balance .figure-value')?.textContent).toBe('₱900.00')
  expect(game.wayOn('Deposit')).toBeUndefined()
  expect([game.state.balance, game.state.net, game.state.isBusy]).toEqual([90_000, 0, false])
})

test('a bet above the balance offers a deposit and the demo before anything is asked', async () => {
  const game = gameThatIsAnswered({ round: dealt, balance: 0 }, { round: undefined, balance: 999 })
  await game.rounds.begin({})
  expect(game.notice()).toBe('Your balance is too low for this bet.')
  expect([game.wayOn('Deposit'), game.wayOn('Play the demo')].every((way) => way !== undefined)).toBe(true)
  expect(game.seen).toEqual([])
})

test.each([
  ['less than the smallest bet', { balance: 99 }, 'Your balance is ₱0.99. The minimum bet in this game is ₱1.00.'],
  ['exactly the smallest bet', { balance: 100 }, undefined],
  [
    'nothing, but free rounds',
    { balance: 0, freeRounds: [{ id: 'f', stake: 100, left: 1, expiresAt: '' }] },
    undefined,
  ],
  ['nothing, in a demonstration', { balance: 0, mode: 'demo' as const }, undefined],
])('a player who opens a game with %s', (_what, facts, words) => {
  const notice = shortageAtStart({
    mode: 'real',
    freeRounds: [],
    title: { stakes: [100, 200] },
    ...facts,
  } as unknown as Parameters<typeof shortageAtStart>[0])
  expect(typeof notice === 'object' ? notice.text : notice).toBe(words)
})
