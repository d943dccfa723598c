import type { OpenedSession, RoundView } from '#games/rgs/contract.ts'
import type { AutoDependencies } from './auto/run-auto.ts'
import { createBonusSale } from './buy/bonus-sale.ts'
import { createPaceBar } from './pace-bar.ts'
import { createSurface } from './surface.ts'
import { element } from './element.ts'
import { firstStake } from './first-stake.ts'
import type { Frame } from './frame.ts'
import { createJackpotBar } from './jackpot/jackpot-bar.ts'
import { createHud, type Hud } from './hud.ts'
import { createLoop } from './loop.ts'
import { type Motion, readMotion, withPace } from './motion.ts'
import { createParticles } from './particles.ts'
import { keepPreferences, type Preferences, readPreferences } from './preferences.ts'
import { createRealityCheck } from './reality-check.ts'
import { createRounds, refreshBalance, type Rounds, type RoundsDependencies } from './rounds.ts'
import { hudFactsOf, shortageAtStart } from './opening-facts.ts'
import type { MakeScene, Scene, Stage } from './scene.ts'
import { watchAgain } from './sheet/watch-again.ts'
import { createSheet } from './sheet/sheet.ts'
import { createSoundButton } from './sound-button.ts'
import { createSound } from './sound.ts'
import type { Reply, StudioClient } from './studio-client.ts'
import type { TableState } from './table-state.ts'
import { messages } from './messages/en.ts'

export type GameDependencies = {
  readonly container: HTMLElement
  readonly client: StudioClient
  readonly frame: Frame
  readonly opened: OpenedSession
  readonly makeScene: MakeScene
}

const buzzMs = { light: 12, firm: 35 } as const

/** Puts the table together: bars, scene, sound, and the rounds that are played on it. */
export function runGame({ container, client, frame, opened, makeScene }: GameDependencies): void {
  const { title, mode, realityCheckSec } = opened
  const kept = createKept(readPreferences())
  const sound = createSound({ game: title.code, isOn: kept.preferences().sound })
  const motion = withPace(readMotion(location.search), () => kept.preferences().quick)
  const state = stateOf(opened, kept.preferences().stake)
  const stakeListeners = [(): void => buying.show()]
  const setPreferences = (changed: Preferences): void => sound.setOn(kept.set(changed).sound)
  const sheet = createSheet({
    title,
    ...fairness(client),
    openVerifier: frame.openVerifier,
    illustrate: (rules) => scene.illustrate?.(rules),
    preferences: kept.preferences,
    setPreferences,
  })
  const onStake = (stake: number): void => {
    state.stake = stake
    kept.set({ ...kept.preferences(), stake })
    sound.play('tap')
    for (const listener of stakeListeners) listener()
  }
  const bars = { leave: frame.leave, onMenu: sheet.open, onStake }
  const soundButton = createSoundButton(sound, (isOn) => kept.set({ ...kept.preferences(), sound: isOn }))
  const shown = createHud(hudFactsOf({ frame, opened }), bars, soundButton)
  const buying = createBonusSale({ container, hud: shown, state, title, rounds: () => rounds })
  const { hud } = buying
  container.replaceChildren(hud.root, sheet.root)
  const jackpots = opened.jackpots === undefined ? undefined : createJackpotBar(opened.jackpots)
  if (jackpots !== undefined) hud.root.append(jackpots.root)

  const needs: RoundsDependencies = { client, frame, hud, sound, motion, mode, state, jackpots, scene: () => scene }
  const rounds = createRounds(needs)
  const scene: Scene = makeScene({
    ...partsOf(hud, motion),
    title,
    motion,
    sound,
    buzz: (pattern) => kept.preferences().haptics && !motion.isReduced && navigator.vibrate?.(buzzMs[pattern]),
    stake: () => state.freeRounds[0]?.stake ?? state.stake,
    balance: () => state.balance,
    onStake: (listener) => stakeListeners.push(listener),
    begin: (choice) => void rounds.begin(choice),
    move: (move) => void rounds.move(move),
    setAction: hud.setAction,
    say: hud.say,
    watch: (round) => void showAgain(client, hud, round),
  })
  hud.setStakes(title.stakes, state.stake)
  hud.setBalance(state.balance)
  hud.setNet(0)
  hud.setFreeRounds(state.freeRounds[0])
  rounds.setBusy(false)
  goOn(opened, { hud, scene, rounds, state })
  showPace({ container, hud, state, rounds, scene, roundsMax: opened.autoRoundsMax }, kept, buying.root)
  const onAsked = (): void => state.stopAuto?.('check')
  createRealityCheck({ container, hud, frame, everySec: realityCheckSec, net: () => state.net, onAsked })
  obeyFrame(needs, rounds)
  frame.onCommand((command) => command === 'menu' && sheet.open())
}

async function showAgain(client: StudioClient, hud: Hud, round: Pick<RoundView, 'id' | 'game'>): Promise<void> {
  if (!(await watchAgain(client)(round))) hud.setNotice(messages.replayUnavailable)
}

/** Rounds follow each other by themselves only where no choice lies between them. */
function showPace(needs: AutoDependencies, kept: ReturnType<typeof createKept>, buy: HTMLElement | undefined): void {
  const isAuto = needs.scene.auto !== undefined
  if (!isAuto && needs.scene.hasPace !== true) return
  const bar = createPaceBar({
    isQuick: kept.preferences().quick,
    onQuick: (quick) => void kept.set({ ...kept.preferences(), quick }),
    onAuto:
      isAuto && needs.roundsMax > 0
        ? () => void import('./auto/run-auto.ts').then(({ openAuto }) => openAuto(needs))
        : undefined,
    buy,
  })
  needs.hud.controls.append(bar)
}

const stateOf = ({ title, balance, freeRounds }: OpenedSession, keptStake: number | undefined): TableState => ({
  isBusy: false,
  isStopped: false,
  balance,
  net: 0,
  stake: firstStake(title.stakes, keptStake),
  round: undefined,
  freeRounds,
})

/** Where a scene draws, and what moves it. */
function partsOf(
  { sceneContainer, controls }: Hud,
  motion: Motion,
): Pick<Stage, 'container' | 'controls' | 'loop' | 'particles'> {
  const loop = createLoop()
  const sparks = element('div', { class: 'sparks', 'aria-hidden': 'true' })
  sceneContainer.after(sparks)
  return {
    container: sceneContainer,
    controls,
    loop,
    particles: createParticles(createSurface(sparks, { isWithFrame: true }), { loop, motion }),
  }
}

function obeyFrame(needs: RoundsDependencies, rounds: Rounds): void {
  const { frame, state } = needs
  frame.onCommand((command) => {
    if (command === 'menu') return undefined
    if (command === 'refreshBalance') return state.isBusy ? undefined : void refreshBalance(needs)
    state.isStopped = command === 'pause'
    if (state.isStopped) state.stopAuto?.('interrupted')
    rounds.setBusy(state.isBusy)
  })
}

type GameParts = {
  readonly hud: Pick<Hud, 'setNotice'>
  readonly scene: Scene
  readonly rounds: Rounds
  readonly state: TableState
}

/** Where the player was when the game was last left. */
function goOn(opened: OpenedSession, { hud, scene, rounds, state }: GameParts): void {
  const { round } = opened
  if (round?.state === 'open') {
    state.round = round
    hud.setNotice(messages.roundStillOpen)
  } else hud.setNotice(shortageAtStart(opened))
  scene.show(round?.state === 'open' || round?.state === 'over' ? round : undefined)
  if (round?.state === 'pending') void rounds.await(round)
  else void rounds.catchUp(opened)
}

function createKept(first: Preferences) {
  let preferences = first
  return {
    preferences: () => preferences,
    set(changed: Preferences): Preferences {
      preferences = changed
      keepPreferences(changed)
      return changed
    },
  }
}

const fairness = (client: StudioClient) => ({
  watch: watchAgain(client),
  loadHistory: async (before?: string) => answerOf(await client.ask('history', before === undefined ? {} : { before })),
  rotate: async (clientSeed: string | undefined) =>
    answerOf(await client.ask('rotate', clientSeed ? { clientSeed } : {})) !== undefined,
})

const answerOf = <Answer>(reply: Reply<Answer>): Answer | undefined =>
  reply.kind === 'answer' ? reply.answer : undefined
