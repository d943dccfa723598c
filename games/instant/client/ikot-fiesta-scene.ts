import { createSurface } from '#games/client/surface.ts'
import { element } from '#games/client/element.ts'
import { tween } from '#games/client/loop.ts'
import type { MakeScene, Scene, Stage } from '#games/client/scene.ts'
import { multiplierText } from '#games/title/pay.ts'
import { type IkotPicture, ikotPictures, ikotWheel } from '../math/ikot-fiesta.ts'
import { createIkotPainter, type IkotWheel } from './ikot-wheel.ts'
import { createPlace } from './places/create-place.ts'
import { paintWheelSquare } from './places/wheel-square.ts'
import { pictureElement } from './pictures.ts'
import { pictureNames } from './picture-names.ts'
import { messages } from './messages/en.ts'
import { formatMessage } from '#core/message/format-message.ts'

type View = { readonly picture: IkotPicture; readonly slot: number; readonly landed: IkotPicture }
const slotTurn = (Math.PI * 2) / ikotWheel.length
const spin = { ms: 3_200, turns: 4 }

/** The big wheel of the fair, with its lamps. */
export const makeIkotFiestaScene: MakeScene = (stage) => {
  const wheel = createWheel(stage)
  const tiles = createTiles((picture) => stage.setAction({ label: messages.spin, run: () => stage.begin({ picture }) }))
  stage.controls.append(tiles.root)
  return {
    setBusy: (isBusy) => tiles.setBusy(isBusy),
    show(round) {
      const view = round?.view as View | undefined
      if (view !== undefined) wheel.set({ turn: angleOf(view.slot), landed: view.slot })
    },
    play(round) {
      tiles.choose((round.view as View).picture)
      return spinTo(stage, wheel, round)
    },
  }
}

const angleOf = (slot: number): number => -(slot + 0.5) * slotTurn

type Wheel = ReturnType<typeof createWheel>

function createWheel({ container, loop }: Stage) {
  container.append(createPlace(paintWheelSquare))
  const surface = createSurface(container)
  const { size, onResize } = surface
  const wheel: IkotWheel = { turn: 0, flap: 0, landed: undefined, lamp: 0 }
  const paintWheel = createIkotPainter(surface)
  const paint = (): void => paintWheel(wheel)
  onResize(paint)
  return {
    size,
    wheel,
    set(changes: Partial<IkotWheel>): void {
      Object.assign(wheel, changes)
      // Beside its frame the whole wheel would be filled at once, and once more with the frame.
      loop.atEndOfFrame(paint)
    },
  }
}

async function spinTo(stage: Stage, drawn: Wheel, round: Parameters<Scene['play']>[0]): Promise<void> {
  const { slot, landed } = round.view as View
  const { wheel, size } = drawn
  const from = wheel.turn % (Math.PI * 2)
  const to = angleOf(slot) - spin.turns * Math.PI * 2
  let passed = 0
  drawn.set({ landed: undefined })
  await tween(stage.loop, {
    ms: stage.motion.ms(spin.ms),
    easing: (part) => 1 - (1 - part) ** 3.2,
    onPart(part) {
      const turn = from + (to - from) * part
      const count = Math.floor(-turn / slotTurn)
      if (count !== passed) stage.sound.play('peg')
      drawn.set({ turn, lamp: wheel.lamp + 0.15, flap: count === passed ? wheel.flap * 0.82 : 1 })
      passed = count
    },
  })
  drawn.set({ turn: angleOf(slot), landed: slot, flap: 0 })
  stage.sound.play('stop')
  stage.buzz('firm')
  stage.say(formatMessage(messages.wheelStopped, { picture: pictureNames[landed] }))
  if (round.win <= round.staked) return
  const colours = ['#ffcf5f', '#ff5f8a', '#5fd0ff']
  stage.particles.burst({ x: size.width / 2, y: size.height * 0.2, count: 70, colours })
}

function createTiles(onChoose: (picture: IkotPicture) => void) {
  const tiles = ikotPictures.map(({ picture, pays }) =>
    element(
      'button',
      {
        type: 'button',
        class: 'picture-tile',
        'aria-label': formatMessage(messages.picturePays, {
          picture: pictureNames[picture],
          multiplier: multiplierText(pays),
        }),
        onclick: () => choose(picture),
      },
      pictureElement(picture),
      element('span', {}, multiplierText(pays)),
    ),
  )
  let shown: IkotPicture | undefined
  const choose = (chosen: IkotPicture): void => {
    if (chosen === shown) return
    shown = chosen
    tiles.forEach((tile, index) => tile.setAttribute('aria-pressed', String(ikotPictures[index]?.picture === chosen)))
    onChoose(chosen)
  }
  choose('banderitas')
  return {
    root: element('div', { class: 'picture-tiles' }, ...tiles),
    choose,
    setBusy(isBusy: boolean): void {
      for (const tile of tiles) tile.disabled = isBusy
    },
  }
}
