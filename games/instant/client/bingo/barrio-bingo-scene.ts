import type { MakeScene, Stage } from '#games/client/scene.ts'
import { multiplierText } from '#games/title/pay.ts'
import { bingoCalled, bingoPays, type BingoView } from '../../math/barrio-bingo.ts'
import { createBingoCaller } from './bingo-caller.ts'
import { createBingoCard } from './bingo-card.ts'
import { createBingoLadder } from './bingo-ladder.ts'
import { facts } from '../choices.ts'
import { endWin, feelWin } from '../felt-win.ts'
import { createPlace } from '../places/create-place.ts'
import { paintPlazaStage } from '../places/plaza-stage.ts'
import { createResultChips } from '../result-chips.ts'
import { messages } from '../messages/en.ts'
import { formatMessage } from '#core/message/format-message.ts'

const pace = { ms: 84, lateFrom: 32, lateMs: 40 }
const colours = ['#ff5f8a', '#ffcf5f', '#5fd0ff', '#7ee081']

/** A card on a table on the plaza, and the balls as the caller calls them. */
export const makeBarrioBingoScene: MakeScene = (stage) => {
  const [card, caller, ladder] = [createBingoCard(), createBingoCaller(stage.motion), createBingoLadder()]
  const [figures, chips] = [facts([messages.called, messages.lines, messages.pays]), createResultChips(stage)]
  stage.container.classList.add('bingo')
  stage.container.append(createPlace(paintPlazaStage), ...caller.roots, card.root, ladder.root, chips.root)
  stage.controls.append(figures.root)
  stage.setAction({ label: messages.newCard, run: () => stage.begin({}) })
  const call = (view: BingoView, count: number): boolean => {
    caller.call(view.called.slice(0, count))
    const { lines, isNear } = card.mark(view, count)
    ladder.show(lines)
    figures.set([`${count}/${bingoCalled}`, String(lines), lines === 0 ? '–' : multiplierText(bingoPays(lines))])
    return isNear
  }
  const show = (view: BingoView): void => {
    card.lay(view.card)
    call(view, view.called.length)
  }
  figures.set([`0/${bingoCalled}`, '–', '–'])
  card.lay([])
  return {
    setBusy: () => undefined,
    show: (round) => round !== undefined && show(round.view as BingoView),
    async play(round) {
      const view = round.view as BingoView
      endWin(stage)
      card.lay(view.card)
      caller.feel('calm')
      caller.turn(true)
      if (!stage.motion.isReduced) await callAll(stage, view, { call, feel: caller.feel })
      caller.turn(false)
      show(view)
      stage.say(formatMessage(messages.linesMade, { count: view.lines.length }))
      chips.add(round, multiplierText(view.pays))
      caller.feel(feelWin(stage, round, { colours }) ? 'glad' : 'calm')
    },
  }
}

type Calling = {
  readonly call: (view: BingoView, count: number) => boolean
  readonly feel: ReturnType<typeof createBingoCaller>['feel']
}

/** The last balls come ever more slowly, while a line lacks one number. */
async function callAll(stage: Stage, view: BingoView, { call, feel }: Calling): Promise<void> {
  for (let count = 1; count < view.called.length; count++) {
    const isNear = call(view, count)
    const late = isNear ? Math.max(0, count - pace.lateFrom) : 0
    if (late > 0) feel('tense')
    stage.sound.play(view.card.includes(view.called[count - 1] ?? -1) ? 'call' : 'mark')
    await stage.motion.wait(pace.ms + late * pace.lateMs)
  }
}
