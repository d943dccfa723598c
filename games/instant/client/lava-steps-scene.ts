import { drawing, element } from '#games/client/element.ts'
import { money } from '#games/client/hud.ts'
import type { MakeScene, Scene, Stage } from '#games/client/scene.ts'
import type { RoundView } from '#games/rgs/contract.ts'
import { multiplierText, partOf } from '#games/title/pay.ts'
import { lavaCounts, lavaPays, type LavaView } from '../math/lava-steps.ts'
import { facts, segments } from './choices.ts'
import { messages } from './messages/en.ts'
import { formatMessage } from '#core/message/format-message.ts'

type Event = { readonly stone?: number; readonly isSafe?: boolean }
const stoneCount = 25
const seenMs = { gold: 160, fire: 420 }

/** A crater of stones: gold under most of them, fire under the rest. */
export const makeLavaStepsScene: MakeScene = (stage) => {
  let lava: number = 3
  let view: LavaView | undefined
  const stones = createStones((stone) => view !== undefined && stage.move({ act: 'step', stone }))
  stage.container.classList.add('crater')
  stage.container.append(stones.root)
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
    refresh()
  }
  stage.onStake(refresh)
  show(undefined)
  return {
    setBusy: (isBusy) => counts.setBusy(isBusy || view !== undefined),
    show,
    async play(round) {
      await stepOn(stage, stones, { round, opened: view?.opened.length ?? 0 })
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

async function stepOn(
  stage: Stage,
  stones: ReturnType<typeof createStones>,
  { round, opened }: StepScene,
): Promise<void> {
  const [event] = round.events as readonly Event[]
  if (event?.stone !== undefined) {
    const face = event.isSafe === true ? 'gold' : 'fire'
    stones.turn(event.stone, face)
    if (face === 'gold') stage.sound.play('step', opened)
    stage.buzz(face === 'gold' ? 'light' : 'firm')
    stage.say(face === 'gold' ? messages.foundGold : messages.foundLava)
    await stage.motion.wait(seenMs[face])
  }
  if (round.state !== 'over' || round.win <= round.staked) return
  const { width, height } = stage.particles.size
  stage.particles.burst({ x: width / 2, y: height * 0.4, count: 60, colours: ['#ffcf5f', '#ff9a3c', '#fff3b0'] })
}

type Face = 'plain' | 'gold' | 'fire' | 'rest'

function createStones(onStep: (stone: number) => void) {
  const buttons = Array.from({ length: stoneCount }, (_, stone) =>
    element('button', {
      type: 'button',
      class: 'stone',
      'aria-label': formatMessage(messages.stone, { number: stone + 1 }),
      onclick: () => onStep(stone),
    }),
  )
  const turn = (stone: number, face: Face, isBurnt = face === 'fire'): void => {
    const button = buttons[stone]
    if (button === undefined || button.dataset.face === face) return
    button.dataset.face = face
    button.classList.toggle('is-burnt', isBurnt)
    button.replaceChildren(...faceOf(face))
  }
  return {
    root: element('div', { class: 'stones' }, ...buttons),
    turn,
    show(view: LavaView | undefined, isOpen: boolean): void {
      buttons.forEach((button, stone) => {
        turn(stone, faceIn(view, stone), stone === view?.burnt)
        button.disabled = !isOpen || view?.opened.includes(stone) === true
      })
    },
  }
}

function faceIn(view: LavaView | undefined, stone: number): Face {
  if (view?.shown?.includes(stone) === true) return 'fire'
  if (view?.opened.includes(stone) === true) return 'gold'
  return view?.shown ? 'rest' : 'plain'
}

function faceOf(face: Face): SVGElement[] {
  const parts = shapes[face] ?? []
  if (parts.length === 0) return []
  const paths = parts.map(([d, fill]) => drawing('path', { d, fill }))
  return [drawing('svg', { viewBox: '0 0 48 48', 'aria-hidden': 'true' }, ...paths)]
}

const shapes: Readonly<Partial<Record<Face, readonly (readonly [d: string, fill: string])[]>>> = {
  gold: [
    ['M10 30l6-15 14-4 9 11-4 14-15 3z', '#f0a722'],
    ['M10 30l6-15 8 8-4 16z', '#c97e10'],
    ['M16 15l14-4 3 9-9 3z', '#ffe9a6'],
    ['M24 23l9-3 6 2-4 14-15 3z', '#ffc940'],
  ],
  fire: [
    ['M24 5c3 8 12 12 12 23a12 12 0 01-24 0c0-6 4-8 5-13 3 2 4 4 5 6 2-4 3-9 2-16z', '#ff6a2b'],
    ['M24 20c2 5 7 7 7 13a7 7 0 01-14 0c0-5 5-7 7-13z', '#ffd257'],
  ],
}
