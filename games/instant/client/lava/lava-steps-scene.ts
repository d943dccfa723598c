import { element } from '#games/client/element.ts'
import { money } from '#games/client/hud.ts'
import type { MakeScene, Scene, Stage } from '#games/client/scene.ts'
import type { RoundView } from '#games/rgs/contract.ts'
import { multiplierText, partOf } from '#games/title/pay.ts'
import { lavaCounts, lavaPays, type LavaView } from '../../math/lava-steps.ts'
import { facts, segments } from '../choices.ts'
import { endWin, feelWin } from '../felt-win.ts'
import { createLavaLadder } from './lava-ladder.ts'
import { paintCrater } from '../places/crater.ts'
import { createPlace } from '../places/create-place.ts'
import { createResultChips } from '../result-chips.ts'
import { createStones, stoneCount } from './stone-field.ts'
import { createWalker } from './walker.ts'
import { messages } from '../messages/en.ts'
import { formatMessage } from '#core/message/format-message.ts'

type Event = { readonly stone?: number; readonly isSafe?: boolean }
const seenMs = { gold: 160, fire: 620 }
const embers = 9
const colours = ['#ffcf5f', '#ff9a3c', '#fff3b0']

/** A crater of stones: gold under most of them, fire under the rest. */
export const makeLavaStepsScene: MakeScene = (stage) => {
  let lava: number = 3
  let view: LavaView | undefined
  const stones = createStones((stone) => view !== undefined && stage.move({ act: 'step', stone }))
  const [walker, ladder, chips] = [
    createWalker(stones.root, stage.motion),
    createLavaLadder(),
    createResultChips(stage),
  ]
  stage.container.classList.add('crater')
  stage.container.append(createPlace(paintCrater), emberField(), ladder.root, stones.root, chips.root)
  const options = lavaCounts.map((value) => ({ value: Number(value), text: String(value) }))
  const counts = segments(messages.lavaStones, options, {
    first: 3,
    onChange(value) {
      lava = value
      refresh()
    },
  })
  const figures = facts([messages.goldStones, messages.now, messages.next])
  stage.controls.append(counts.root, figures.root)
  const refresh = (): void => {
    ladder.show({ lava: view?.lava ?? lava, opened: view?.opened.length ?? 0 })
    figures.set(
      view === undefined
        ? [
            formatMessage(messages.stonesOpened, { opened: 0, total: stoneCount - lava }),
            '–',
            multiplierText(lavaPays(lava, 1)),
          ]
        : figuresOf(view),
    )
    if (view === undefined) stage.setAction({ label: messages.enterCrater, run: () => stage.begin({ lava }) })
    else offerTaking(stage, view)
  }
  const show = (round: RoundView | undefined): void => {
    const shown = round?.view as LavaView | undefined
    view = round?.state === 'open' ? shown : undefined
    stones.show(shown, view !== undefined)
    walker.stand(shown?.burnt ?? shown?.opened.at(-1))
    refresh()
  }
  stage.onStake(refresh)
  show(undefined)
  return {
    setBusy: (isBusy) => counts.setBusy(isBusy || view !== undefined),
    show,
    async play(round) {
      await stepOn(stage, { stones, walker }, { round, opened: view?.opened.length ?? 0 })
      chips.add(round, round.win > 0 ? multiplierText((round.view as LavaView).pays) : '×0')
      show(round)
    },
  }
}

const figuresOf = ({ opened, lava, pays, next }: LavaView): string[] => [
  formatMessage(messages.stonesOpened, { opened: opened.length, total: stoneCount - lava }),
  pays === 0 ? '–' : multiplierText(pays),
  multiplierText(next),
]

function offerTaking(stage: Stage, { pays }: LavaView): void {
  const run = (): void => stage.move({ act: 'take' })
  if (pays === 0) stage.setAction({ label: messages.chooseStone, isEnabled: false, tone: 'take', run })
  else stage.setAction({ label: messages.takeGold, detail: money(partOf(stage.stake(), pays)), tone: 'take', run })
}

type StepScene = { readonly round: Parameters<Scene['play']>[0]; readonly opened: number }

type Lake = { readonly stones: ReturnType<typeof createStones>; readonly walker: ReturnType<typeof createWalker> }

async function stepOn(stage: Stage, { stones, walker }: Lake, { round, opened }: StepScene): Promise<void> {
  const [event] = round.events as readonly Event[]
  endWin(stage)
  walker.feel('ready')
  if (event?.stone !== undefined) {
    const face = event.isSafe === true ? 'gold' : 'fire'
    await walker.hop(event.stone)
    stones.turn(event.stone, face)
    walker.feel(face === 'gold' ? 'glad' : 'burnt')
    if (face === 'gold') stage.sound.play('step', opened)
    stage.buzz(face === 'gold' ? 'light' : 'firm')
    stage.say(face === 'gold' ? messages.foundGold : messages.foundLava)
    await stage.motion.wait(seenMs[face])
  }
  if (feelWin(stage, round, { colours })) walker.feel('glad')
}

/** Sparks that rise from the lake: they move by themselves, and no frame paints them. */
const emberField = (): HTMLElement =>
  element('div', { class: 'embers', 'aria-hidden': 'true' }, ...Array.from({ length: embers }, () => element('i')))
