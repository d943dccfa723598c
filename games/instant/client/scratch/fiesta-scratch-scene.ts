import type { MakeScene, Stage } from '#games/client/scene.ts'
import { multiplierText } from '#games/title/pay.ts'
import type { ScratchView } from '../../math/fiesta-scratch.ts'
import { endWin, feelWin } from '../felt-win.ts'
import { vendor } from '../people/people.ts'
import { createPersonFigure } from '../people/person-figure.ts'
import { pictureNames } from '../picture-names.ts'
import { createPlace } from '../places/create-place.ts'
import { paintMorningMarket } from '../places/morning-market.ts'
import { createResultChips } from '../result-chips.ts'
import { createScratchPrizes } from './scratch-prizes.ts'
import { createScratchTicket, type ScratchTicket } from './scratch-ticket.ts'
import { messages } from '../messages/en.ts'
import { formatMessage } from '#core/message/format-message.ts'

const colours = ['#ffcf5f', '#ff5f8a', '#3ddad7', '#ffffff']

/** A printed ticket with gold foil over nine fields, bought at a market stall. */
export const makeFiestaScratchScene: MakeScene = (stage) => {
  const [ticket, prizes, chips] = [createScratchTicket(stage), createScratchPrizes(), createResultChips(stage)]
  const seller = createPersonFigure(vendor, stage.motion)
  stage.container.classList.add('palengke')
  stage.container.append(createPlace(paintMorningMarket), seller.root, ticket.root, prizes.root, chips.root)
  ticket.fit()
  const offer = (): void => stage.setAction({ label: messages.buyTicket, run: () => stage.begin({}) })
  offer()
  const open = (view: ScratchView): void => {
    ticket.open(view)
    prizes.light(view.symbol)
  }
  return {
    setBusy: () => undefined,
    show: (round) => round !== undefined && open(round.view as ScratchView),
    async play(round) {
      const view = round.view as ScratchView
      endWin(stage)
      prizes.light(null)
      seller.feel('calm')
      if (!stage.motion.isReduced) {
        await scratched(stage, ticket, view)
        seller.feel('tense')
        await ticket.wipe()
      }
      open(view)
      stage.say(
        view.symbol === null
          ? messages.noMatch
          : formatMessage(messages.threeMatched, { symbol: pictureNames[view.symbol] }),
      )
      chips.add(round, multiplierText(view.pays))
      seller.feel(feelWin(stage, round, { colours }) ? 'glad' : 'calm')
      offer()
    },
  }
}

/** The result under the foil is already decided: the player only takes the time to look. */
function scratched(stage: Stage, ticket: ScratchTicket, view: ScratchView): Promise<void> {
  return new Promise((resolve) => {
    void ticket
      .cover(view, resolve)
      .then(() => stage.setAction({ label: messages.revealAll, isFree: true, run: resolve }))
  })
}
