import { messages } from '../messages/en.ts'
import type { AutoBets } from './auto-bets.ts'
import type { BetPanel } from './bet-panel.ts'
import type { OwnBetOptions } from './own-bet.ts'

type AutoBetsPlace = Pick<OwnBetOptions, 'game' | 'bars' | 'isHalted'>

/** Asks for the limits. A bet that nobody has to watch needs a height at which it leaves. */
export function openAutoBets({ game, bars, isHalted }: AutoBetsPlace, panel: BetPanel, auto: AutoBets): void {
  if (isHalted()) return
  if (!panel.isAuto()) return bars.hud.setNotice(messages.autoNeedsHeight)
  void import('#games/client/auto/auto-panel.ts').then(({ autoPanel }) => {
    const dialog = autoPanel({
      stake: panel.stake(),
      roundsMax: game.opened.autoRoundsMax,
      onStart: (plan) => auto.start(plan),
    })
    game.container.append(dialog)
    dialog.showModal()
  })
}
