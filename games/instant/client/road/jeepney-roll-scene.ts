import { createSurface } from '#games/client/surface.ts'
import { money } from '#games/client/hud.ts'
import { type Easing, tween } from '#games/client/loop.ts'
import type { MakeScene, Scene, Stage } from '#games/client/scene.ts'
import { multiplierText, partOf } from '#games/title/pay.ts'
import { type RollChoice, rollChances, rollPays, rollZone } from '../../math/jeepney-roll.ts'
import { facts, segments, slider } from '../choices.ts'
import { endWin, feelWin } from '../felt-win.ts'
import { createJeepney } from './jeepney.ts'
import { paintRide, paintStretch, type RoadView } from './jeepney-road.ts'
import { createPlace } from '../places/create-place.ts'
import { paintCoastRoad } from '../places/coast-road.ts'
import { createResultChips } from '../result-chips.ts'
import { messages } from '../messages/en.ts'
import { formatMessage } from '#core/message/format-message.ts'

type Stop = { readonly stop: number }
const drive = { shortMs: 900, longMs: 2_000 }
const colours = ['#ffcf5f', '#ff5f8a', '#5fd0ff']
const roadPoints = 10_000

/** A jeepney on its evening route: where it stops decides. */
export const makeJeepneyRollScene: MakeScene = (stage) => {
  stage.container.classList.add('coast')
  const [road, chips] = [createRoad(stage), createResultChips(stage)]
  stage.container.append(chips.root)
  let choice: RollChoice = { side: 'under', chance: 50 }
  const choose = (changes: Partial<RollChoice>): void => {
    choice = { ...choice, ...changes }
    const pays = rollPays(choice.chance)
    figures.set([
      formatMessage(messages.chancePercent, { percent: choice.chance }),
      multiplierText(pays),
      money(partOf(stage.stake(), pays)),
    ])
    road.set({ zone: rollZone(choice), outcome: 'none' })
  }
  const ends = [
    { value: 'under', text: messages.start },
    { value: 'over', text: messages.end },
  ] as const
  const side = segments(messages.waitAt, ends, { first: 'under', onChange: (value) => choose({ side: value }) })
  const chance = slider(messages.chance, { ...rollChances, first: choice.chance }, (value) => choose({ chance: value }))
  const figures = facts([messages.chance, messages.pays, messages.possibleWin])
  stage.controls.append(side.root, chance.root, figures.root)
  stage.onStake(() => choose({}))
  stage.setAction({ label: messages.drive, run: () => stage.begin(choice) })
  choose({})
  return {
    setBusy(isBusy) {
      side.setBusy(isBusy)
      chance.setBusy(isBusy)
    },
    show(round) {
      if (round === undefined) return
      road.set({ zone: rollZone(round.choice as RollChoice) })
      arrive(road, (round.view as Stop).stop, round.win)
    },
    async play(round) {
      road.set({ zone: rollZone(round.choice as RollChoice) })
      endWin(stage)
      await driveTo(stage, road, round)
      chips.add(round, kilometres((round.view as Stop).stop))
    },
  }
}

type Road = ReturnType<typeof createRoad>

/** Three surfaces, so that each is painted when something on it changes: the coast, the stretch that wins, the jeepney. */
function createRoad({ container, loop }: Stage) {
  container.append(createPlace(paintCoastRoad))
  const [stretch, ride, paintJeepney] = [createSurface(container), createSurface(container), createJeepney()]
  const view: RoadView = { at: 0, wheel: 0, zone: { from: 0, to: 0 }, outcome: 'none', label: '' }
  const paintStretchNow = (): void => paintStretch(stretch.context, stretch.size, view)
  const paintRideNow = (): void => paintRide(ride.context, ride.size, { view, paintJeepney })
  stretch.onResize(paintStretchNow)
  ride.onResize(paintRideNow)
  return {
    size: ride.size,
    set(changes: Partial<RoadView>): void {
      Object.assign(view, changes)
      if (changes.zone !== undefined || changes.outcome !== undefined) loop.atEndOfFrame(paintStretchNow)
      loop.atEndOfFrame(paintRideNow)
    },
  }
}

const arrive = (road: Road, stop: number, win: number): void =>
  road.set({ at: stop, label: kilometres(stop), outcome: win > 0 ? 'won' : 'lost' })

async function driveTo(stage: Stage, road: Road, round: Parameters<Scene['play']>[0]): Promise<void> {
  const { stop } = round.view as Stop
  stage.sound.play('ride')
  road.set({ outcome: 'none' })
  await tween(stage.loop, {
    ms: stage.motion.ms(drive.shortMs + (drive.longMs - drive.shortMs) * (stop / roadPoints)),
    easing: brakes,
    onPart: (part) => road.set({ at: stop * part, wheel: part * 40, label: kilometres(Math.round(stop * part)) }),
  })
  arrive(road, stop, round.win)
  stage.sound.play('stop')
  stage.buzz('light')
  stage.say(formatMessage(messages.jeepneyStopped, { kilometre: kilometres(stop) }))
  const { width, height } = road.size
  feelWin(stage, round, { x: width * (0.08 + 0.84 * (stop / roadPoints)), y: height * 0.6, colours })
}

/** It starts, drives, and rolls out for long: where it stops is seen at the end. */
const brakes: Easing = (part) => (part < 0.25 ? 2 * part ** 2 : 1 - 0.875 * (1 - (part - 0.25) / 0.75) ** 2.4)

const kilometres = (stop: number): string => {
  const digits = String(stop).padStart(3, '0')
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`
}
