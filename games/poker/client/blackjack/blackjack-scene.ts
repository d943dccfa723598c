import type { MakeScene } from '#games/client/scene.ts'
import type { RoundView } from '#games/rgs/contract.ts'
import type { RoundTable } from '../../math/blackjack/round.ts'
import type { Act } from '../../math/blackjack/table-state.ts'
import { messages } from '../messages/en.ts'
import { actWords, openActs } from './act-buttons.ts'
import { type BlackjackTable, createBlackjackTable, layTable } from './blackjack-table.ts'
import { dealRound, endRound, goOnWith } from './play-cards.ts'
import { resultText, turnText } from './result-words.ts'

/** Blackjack: the dealer's cards and the player's, and what may be done with them. */
export const makeBlackjackScene: MakeScene = (stage) => {
  const table: BlackjackTable = createBlackjackTable(stage, (act) => choose(table, act))
  paint(table, undefined)
  return {
    hasPace: true,
    setBusy(isBusy) {
      table.now.isBusy = isBusy
      refresh(table)
    },
    show(round) {
      paint(table, round)
      const { view, isOpen } = table.now
      table.felt.announce(view?.isOver ? resultText(view) : '')
      if (isOpen && view !== undefined) stage.say(turnText(view))
    },
    play: (round) => playRound(table, round),
  }
}

function choose({ stage, now }: BlackjackTable, act: Act): void {
  if (!now.isOpen || now.isBusy || now.view === undefined) return
  if (openActs(now.view, stage.balance()).includes(act)) stage.move({ act })
}

function refresh(table: BlackjackTable): void {
  const { stage, buttons, now } = table
  const open = now.isOpen ? now.view : undefined
  buttons.show(open, now.isBusy)
  if (open === undefined) return stage.setAction({ label: messages.deal, run: () => stage.begin({}) })
  const act = open.acts.includes('noInsurance') ? 'noInsurance' : 'hit'
  stage.setAction({ label: actWords[act], run: () => choose(table, act) })
}

/** The table as it stands, at once. */
function paint(table: BlackjackTable, round: RoundView | undefined): void {
  const view = round?.view as RoundTable | undefined
  Object.assign(table.now, { view, isOpen: round?.state === 'open' })
  layTable(table, view)
  refresh(table)
}

async function playRound(table: BlackjackTable, round: RoundView): Promise<void> {
  const [before, view] = [table.now.view, round.view as RoundTable]
  const isNew = before === undefined || before.isOver
  table.felt.announce('')
  if (isNew) await dealRound(table, view)
  else await goOnWith(table, { before, view })
  if (view.isOver) await endRound(table, view, round)
  else {
    paint(table, round)
    table.stage.say(turnText(view))
  }
  if (view.isOver) {
    Object.assign(table.now, { view, isOpen: false })
    refresh(table)
  }
}
