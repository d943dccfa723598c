import { money } from '#games/client/hud.ts'
import type { MakeScene, Scene, Stage } from '#games/client/scene.ts'
import type { RoundView } from '#games/rgs/contract.ts'
import { multiplierText, partOf } from '#games/title/pay.ts'
import type { Card, HariView } from '../../math/hari-reyna.ts'
import { createCardTable } from './card-table.ts'
import { endWin, feelWin } from '../felt-win.ts'
import { createHariGuesses } from './hari-guesses.ts'
import { dealer } from '../people/people.ts'
import { createPersonFigure, type PersonFigure } from '../people/person-figure.ts'
import { createPlace } from '../places/create-place.ts'
import { paintNightMarket } from '../places/night-market.ts'
import { rankName } from './playing-card.ts'
import { createResultChips } from '../result-chips.ts'
import { messages } from '../messages/en.ts'
import { formatMessage } from '#core/message/format-message.ts'

type Event = { readonly card?: Card; readonly isRight?: boolean }
const turnMs = { first: 620, guess: 1_150 }
const verdictMs = 620
const colours = ['#ffcf5f', '#ff8ab0', '#8fe3ff', '#fff6d0']

/** A card table at the night market: higher or lower than the last. */
export const makeHariReynaScene: MakeScene = (stage) => {
  let view: HariView | undefined
  const [table, chips, person] = [createCardTable(), createResultChips(stage), createPersonFigure(dealer, stage.motion)]
  const guesses = createHariGuesses((act) => stage.move({ act }))
  stage.container.classList.add('night-market')
  stage.container.append(createPlace(paintNightMarket), person.root, table.root, chips.root)
  stage.controls.append(guesses.root)
  const refresh = (isBusy: boolean): void => {
    guesses.show(view, isBusy)
    if (view === undefined) stage.setAction({ label: messages.deal, run: () => stage.begin({}) })
    else offerTaking(stage, view.pays)
  }
  const show = (round: RoundView | undefined): void => {
    const shown = round?.view as HariView | undefined
    view = round?.state === 'open' ? shown : undefined
    table.lay(shown?.cards ?? [])
    table.worth(worthOf(round))
    refresh(false)
  }
  show(undefined)
  return {
    setBusy: refresh,
    show,
    async play(round) {
      await dealt(stage, { table, person }, round)
      chips.add(round, round.win > 0 ? multiplierText((round.view as HariView).pays) : '×0')
      show(round)
    },
  }
}

/** Of the cards so far; a lost round is worth nothing. */
function worthOf(round: RoundView | undefined): string {
  const isLost = round?.state === 'over' && round.win === 0
  const pays = isLost ? 0 : ((round?.view as HariView | undefined)?.pays ?? 0)
  return pays === 0 ? '' : multiplierText(pays)
}

function offerTaking(stage: Stage, pays: number): void {
  const run = (): void => stage.move({ act: 'take' })
  if (pays === 0) stage.setAction({ label: messages.higherOrLower, isEnabled: false, tone: 'take', run })
  else stage.setAction({ label: messages.collect, detail: money(partOf(stage.stake(), pays)), tone: 'take', run })
}

type Dealing = { readonly table: ReturnType<typeof createCardTable>; readonly person: PersonFigure }

async function dealt(stage: Stage, { table, person }: Dealing, round: Parameters<Scene['play']>[0]): Promise<void> {
  const [event] = round.events as readonly Event[]
  endWin(stage)
  if (event?.card !== undefined) {
    const isGuess = event.isRight !== undefined
    person.feel(isGuess ? 'tense' : 'calm')
    await table.turnOver(event.card, { ms: stage.motion.ms(isGuess ? turnMs.guess : turnMs.first), isGuess })
    stage.sound.play('card')
    stage.buzz('light')
    stage.say(formatMessage(messages.cardIs, { rank: rankName(event.card.rank) }))
  }
  if (event?.isRight !== undefined) await judged(stage, { table, person }, event.isRight)
  if (feelWin(stage, round, { colours })) person.feel('glad')
}

async function judged(stage: Stage, { table, person }: Dealing, isRight: boolean): Promise<void> {
  person.feel(isRight ? 'glad' : 'rueful')
  if (isRight) stage.sound.play('step')
  stage.say(table.judge(isRight))
  await stage.motion.wait(verdictMs)
  table.judge(undefined)
}
