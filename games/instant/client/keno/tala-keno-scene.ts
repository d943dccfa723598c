import { afterFrame } from '#games/client/after-frame.ts'
import { element } from '#games/client/element.ts'
import type { MakeScene, Stage } from '#games/client/scene.ts'
import { multiplierText } from '#games/title/pay.ts'
import { kenoPicksMax, kenoStars, type KenoView } from '../../math/tala-keno.ts'
import { facts } from '../choices.ts'
import { endWin, feelWin } from '../felt-win.ts'
import { createKenoLadder } from './keno-ladder.ts'
import { tala } from '../people/people.ts'
import { createPersonFigure, type PersonFigure } from '../people/person-figure.ts'
import { createPlace } from '../places/create-place.ts'
import { paintNightSky } from '../places/night-sky.ts'
import { createResultChips } from '../result-chips.ts'
import { createStarField, type StarField } from './star-field.ts'
import { messages } from '../messages/en.ts'
import { formatMessage } from '#core/message/format-message.ts'

const fall = { ms: 170, lateMs: [300, 420, 620] } as const
const colours = ['#fff3b0', '#8fe3ff', '#ffcf5f', '#c9b8ff']

/** A sky of forty stars over the sea: yours are joined to a figure, ten light up. */
export const makeTalaKenoScene: MakeScene = (stage) => {
  let [picks, isBusy]: [readonly number[], boolean] = [[], false]
  const sky = createStarField((star) => {
    if (isBusy) return
    stage.sound.play('tap', picks.length)
    if (picks.includes(star)) choose(picks.filter((each) => each !== star))
    else if (picks.length < kenoPicksMax) choose([...picks, star])
  }, stage.motion)
  const [ladder, chips, maiden] = [createKenoLadder(), createResultChips(stage), createPersonFigure(tala, stage.motion)]
  stage.container.classList.add('sky')
  stage.container.append(createPlace(paintNightSky), maiden.root, sky.root, ladder.root, chips.root)
  const buttons = [
    plainButton(messages.clear, () => choose([])),
    plainButton(messages.luckyPick, () => choose(luckyPicks())),
  ]
  const figures = facts([messages.yourStars, messages.lit])
  stage.controls.append(element('div', { class: 'keno-choice' }, ...buttons, figures.root))

  const choose = (chosen: readonly number[]): void => {
    picks = chosen
    endWin(stage)
    sky.ring(picks)
    showHits(undefined)
  }
  const showHits = (hits: number | undefined): void => {
    ladder.show({ picks: picks.length, hits })
    figures.set([
      formatMessage(messages.starsChosen, { chosen: picks.length, most: kenoPicksMax }),
      String(hits ?? '–'),
    ])
    const run = (): void => stage.begin({ picks })
    if (picks.length === 0) stage.setAction({ label: messages.chooseStars, isEnabled: false, run })
    else stage.setAction({ label: messages.lightSky, run })
  }
  const show = (view: KenoView): void => {
    choose(view.picks)
    for (const star of view.drawn) sky.light(star, picks)
    showHits(view.hits)
  }
  choose([])
  return {
    setBusy(busy) {
      isBusy = busy
      for (const button of buttons) button.disabled = busy
    },
    show: (round) => round !== undefined && show(round.view as KenoView),
    async play(round) {
      const view = round.view as KenoView
      choose(view.picks)
      await afterFrame()
      await lightUp(stage, { sky, maiden, onLit: showHits }, view)
      showHits(view.hits)
      chips.add(round, multiplierText(view.pays))
      maiden.feel(feelWin(stage, round, { colours }) ? 'glad' : 'calm')
    },
  }
}

const plainButton = (label: string, onclick: () => void) =>
  element('button', { type: 'button', class: 'plain-button', onclick }, label)

type Sky = { readonly sky: StarField; readonly maiden: PersonFigure; readonly onLit: (hits: number) => void }

/** The last three fall slowly, while a star of the player's is still dark. */
async function lightUp(stage: Stage, { sky, maiden, onLit }: Sky, { drawn, picks, hits }: KenoView): Promise<void> {
  let lit = 0
  maiden.feel('calm')
  for (const [at, star] of drawn.entries()) {
    const late = fall.lateMs[at - (drawn.length - fall.lateMs.length)]
    const isTense = late !== undefined && lit < picks.length
    if (isTense) maiden.feel('tense')
    await sky.fall(star, isTense ? late : fall.ms)
    if (sky.light(star, picks)) onLit(++lit)
    stage.sound.play(picks.includes(star) ? 'call' : 'mark', lit)
    await stage.motion.wait(isTense ? 120 : 40)
  }
  stage.say(formatMessage(messages.starsLit, { count: hits }))
}

/** Only a suggestion of what to bet on: no result hangs on it. */
function luckyPicks(): number[] {
  const bytes = crypto.getRandomValues(new Uint32Array(kenoStars))
  return [...bytes.entries()]
    .sort(([, a], [, b]) => a - b)
    .slice(0, kenoPicksMax)
    .map(([index]) => index + 1)
}
