import { formatMoney } from '#core/money/format-money.ts'
import { wireCentavos } from '#core/money/wire-centavos.ts'
import type { FreeRounds } from '#games/rgs/contract.ts'
import { createAction } from './action-button.ts'
import { element, icon, setText } from './element.ts'
import { createFigures } from './bar/figures.ts'
import type { Frame } from './frame.ts'
import { createNotice, type Notice, type WayOn } from './notice.ts'
import type { Action } from './scene.ts'
import { createStakeControl } from './bar/stake-control.ts'
import { formatMessage } from '#core/message/format-message.ts'
import { messages } from './messages/en.ts'

export type Hud = {
  readonly root: HTMLElement
  readonly sceneContainer: HTMLElement
  readonly controls: HTMLElement
  readonly setBalance: (amount: number) => void
  readonly setWin: (amount: number) => void
  readonly setNet: (amount: number) => void
  readonly setElapsed: (seconds: number) => void
  readonly setStakes: (stakes: readonly number[], chosen: number) => void
  readonly setAction: (action: Action) => void
  /** While rounds are played automatically, the button ends them. */
  readonly setAuto: (auto: AutoShown | undefined) => void
  readonly setBusy: (isBusy: boolean) => void
  /** Rounds that cost nothing, instead of the stake. Undefined: there are none. */
  readonly setFreeRounds: (free: Pick<FreeRounds, 'stake' | 'left'> | undefined) => void
  readonly setNotice: (notice: Notice | undefined) => void
  readonly celebrate: (text: string | undefined) => void
  /** Takes the words away, unless others have come since. */
  readonly endCheer: (text: string) => void
  readonly say: (text: string) => void
}

/** How many automatic rounds are left, and what ends them. */
type AutoShown = { readonly left: number; readonly onStop: () => void }

export type HudFacts = {
  readonly name: string
  readonly isDemo: boolean
  readonly hasBar: boolean
  /** Offers for a player whose balance is too small. */
  readonly waysOn: readonly WayOn[]
  /** What the game is, where it looks like something else. */
  readonly note: string | undefined
  /** In place of stake and button, where nothing can be bet. */
  readonly acts: HTMLElement | undefined
}
export type HudEvents = {
  readonly leave: Frame['leave']
  readonly onMenu: () => void
  readonly onStake: (stake: number) => void
}

export const money = (amount: number): string => formatMoney(wireCentavos(amount))

/** The bars above and below every game: what is there, what is at stake, what came of it, for how long. */
export function createHud(facts: HudFacts, events: HudEvents, soundButton?: HTMLElement): Hud {
  const figures = createFigures(soundButton)
  const [stake, action] = [createStakeControl(events.onStake), createAction()]
  const top = createTop(facts, events)
  // The page keeps its heading for those who hear it.
  const head = facts.hasBar ? top.root : element('h1', { class: 'spoken' }, facts.name)
  const notice = createNotice(facts.waysOn, events.leave)
  const { middle, sceneContainer, cheer } = createMiddle(notice.root)
  const note = facts.note === undefined ? undefined : element('p', { class: 'nature' }, facts.note)
  const controls = element('div', { class: 'controls', inert: facts.acts !== undefined }, note)
  const spoken = element('p', { class: 'spoken', 'aria-live': 'polite' })
  const acts = element('div', { class: 'acts' }, stake.root, action.root)
  const foot = element('footer', { class: 'foot' }, ...(facts.acts === undefined ? [figures.root, acts] : [facts.acts]))
  return {
    ...figures,
    root: element('div', { class: facts.hasBar ? 'hud' : 'hud is-without-bar' }, head, middle, controls, foot, spoken),
    sceneContainer,
    controls,
    setElapsed: top.setElapsed,
    setStakes: stake.setStakes,
    ...actionsOf(action, stake),
    setFreeRounds: stake.setFree,
    setNotice: (text) => notice.set(text),
    celebrate: (text) => showText(cheer, text),
    endCheer: (text) => cheer.textContent === text && showText(cheer, undefined),
    say: (text) => spoken.replaceChildren(text),
  }
}

/** What the scene wants the button to do waits while automatic rounds have it. */
function actionsOf(
  action: ReturnType<typeof createAction>,
  stake: Pick<ReturnType<typeof createStakeControl>, 'setBusy'>,
): Pick<Hud, 'setAction' | 'setAuto' | 'setBusy'> {
  let given: Action | undefined
  let [isAuto, isBusy] = [false, false]
  const showBusy = (): void => {
    action.setBusy(isBusy)
    stake.setBusy(isBusy || isAuto)
  }
  return {
    setAction(next) {
      given = next
      if (!isAuto) action.set(next)
    },
    setAuto(auto) {
      isAuto = auto !== undefined
      const detail = auto && formatMessage(messages.autoLeft, { count: auto.left })
      if (auto !== undefined)
        action.set({ label: messages.autoStop, detail: detail ?? '', isFree: true, tone: 'stop', run: auto.onStop })
      else if (given !== undefined) action.set(given)
      showBusy()
    },
    setBusy(busy) {
      isBusy = busy
      showBusy()
    },
  }
}

function createMiddle(notice: HTMLElement) {
  const sceneContainer = element('div', { class: 'scene' })
  const cheer = element('p', { class: 'cheer', 'aria-hidden': 'true', hidden: true })
  return { middle: element('div', { class: 'middle' }, sceneContainer, cheer, notice), sceneContainer, cheer }
}

function createTop({ name, isDemo }: HudFacts, { leave, onMenu }: HudEvents) {
  const elapsed = element('time', { class: 'elapsed', title: messages.timeInGame }, '0:00')
  const button = (label: string, drawn: 'back' | 'menu', onclick: () => void) =>
    element('button', { type: 'button', class: 'round-button', 'aria-label': label, onclick }, icon(drawn))
  const root = element(
    'header',
    { class: 'top' },
    button(messages.leaveGame, 'back', () => leave('home')),
    element('h1', {}, name),
    isDemo ? element('span', { class: 'demo-mark' }, messages.demo) : undefined,
    elapsed,
    button(messages.rulesHistoryAndSettings, 'menu', onMenu),
  )
  const setElapsed = (seconds: number): void =>
    elapsed.replaceChildren(`${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`)
  return { root, setElapsed }
}

function showText(container: HTMLElement, text: string | undefined): void {
  container.hidden = text === undefined
  setText(container, text ?? '')
}
