// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest'
import type { RoundView } from '#games/rgs/contract.ts'
import { createFrame } from '../frame.ts'
import { createHud } from '../hud.ts'
import { readMotion } from '../motion.ts'
import { createRounds } from '../rounds.ts'
import type { Scene } from '../scene.ts'
import { createSound } from '../sound.ts'
import type { Reply, StudioClient } from '../studio-client.ts'
import type { TableState } from '../table-state.ts'
import type { AutoPlan } from './auto-play.ts'
import { playAuto } from './run-auto.ts'

beforeEach(() => document.body.replaceChildren())

const spun: RoundView = {
  id: '1',
  requestId: 'a',
  game: 'galleon-trade',
  state: 'over',
  step: 0,
  stake: 100,
  staked: 100,
  win: 0,
  choice: {},
  view: null,
  events: [],
  nonce: 1,
  seedHash: 'hash',
  at: '2026-11-23T00:00:00.000Z',
  isFree: false,
}
const plan: AutoPlan = { rounds: 10, lossMost: 2_500, winMost: 1_000 }

type Script = { readonly rounds?: readonly Partial<RoundView>[]; readonly during?: (state: TableState) => void }

/** A slot's page whose studio answers its rounds in turn, and then with rounds that win nothing. */
function slotPage({ rounds: scripted = [], during }: Script) {
  let count = 0
  const client: StudioClient = {
    ask: () => {
      const round = { ...spun, ...scripted[count++] }
      return Promise.resolve({ kind: 'answer', answer: { round, balance: 100_000 } } as unknown as Reply<never>)
    },
    take: () => Promise.reject(new Error('nothing was asked before')),
    setToken: () => undefined,
  }
  const hud = createHud(
    { name: 'Galleon Trade', isDemo: false, hasBar: true, waysOn: [], note: undefined, acts: undefined },
    { leave: () => undefined, onMenu: () => undefined, onStake: () => undefined },
  )
  document.body.append(hud.root)
  const scene: Scene = {
    show: () => undefined,
    play: () => Promise.resolve(during?.(state)),
    setBusy: () => undefined,
    auto: { choice: {}, hasBonus: ({ events }) => events.length > 0 },
  }
  const state: TableState = {
    isBusy: false,
    isStopped: false,
    balance: 100_000,
    net: 0,
    stake: 100,
    freeRounds: [],
    round: undefined,
  }
  const frame = createFrame({ search: '', lobbies: [] })
  const [motion, sound] = [readMotion('?t=frozen'), createSound({ game: '', isOn: false })]
  const rounds = createRounds({
    client,
    frame,
    hud,
    sound,
    motion,
    mode: 'real',
    state,
    jackpots: undefined,
    scene: () => scene,
  })
  hud.setAction({ label: 'Spin', run: () => undefined })
  return {
    needs: { container: document.body, hud, state, rounds, scene, roundsMax: 50 },
    asks: () => count,
    notice: () => document.querySelector<HTMLElement>('.notice:not([hidden])')?.firstElementChild?.textContent,
    action: () => document.querySelector<HTMLButtonElement>('.action'),
  }
}

test.each<[string, Script, AutoPlan, number, string | undefined]>([
  ['as many rounds as were set', {}, plan, 10, 'All rounds were played. Auto play ended after 10 rounds.'],
  [
    'the next bet could pass the loss limit',
    {},
    { ...plan, lossMost: 350 },
    3,
    'The next bet could pass your loss limit. Auto play ended after 3 rounds.',
  ],
  [
    'a single win reaches its limit',
    { rounds: [{}, { win: 1_000 }] },
    plan,
    2,
    'You reached your win limit. Auto play ended after 2 rounds.',
  ],
  ['a bonus', { rounds: [{ events: ['free'] }] }, plan, 1, 'You had a bonus. Auto play ended after 1 round.'],
  [
    'the reminder of time',
    { during: (state) => state.stopAuto?.('check') },
    plan,
    1,
    'Your reminder came up. Auto play ended after 1 round.',
  ],
  ['the lobby pauses it', { during: (state) => state.stopAuto?.('interrupted') }, plan, 1, undefined],
  [
    'a bet is refused, in the words of the refusal',
    { rounds: [{}, { state: 'refused', refusal: 'limitReached' }] },
    plan,
    2,
    'This bet doesn’t fit your limits. No money was taken.',
  ],
])('automatic play ends when there is or was %s', async (...[, script, limits, asks, words]) => {
  const page = slotPage(script)
  await playAuto(page.needs, limits)
  expect(page.asks()).toBe(asks)
  expect(page.notice()).toBe(words)
  expect(page.action()?.textContent).toBe('Spin')
  expect(page.needs.state.stopAuto).toBeUndefined()
})

test('the button ends it while a round is shown, and the bet cannot be changed meanwhile', async () => {
  const seen: string[] = []
  const page = slotPage({
    during: () => {
      seen.push(page.action()?.textContent ?? '')
      expect(document.querySelectorAll('.stake button:not(:disabled)')).toHaveLength(0)
      page.action()?.click()
    },
  })
  await playAuto(page.needs, plan)
  expect(seen).toEqual(['Stop auto10 rounds left'])
  expect(page.notice()).toBe('You stopped it. Auto play ended after 1 round.')
})

test('a page that nobody looks at plays nothing', async () => {
  const page = slotPage({
    during: () => {
      Object.defineProperty(document, 'hidden', { value: true, configurable: true })
      document.dispatchEvent(new Event('visibilitychange'))
    },
  })
  await playAuto(page.needs, plan)
  Object.defineProperty(document, 'hidden', { value: false, configurable: true })
  expect(page.asks()).toBe(1)
})
