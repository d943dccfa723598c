import type { OpenedGame } from '#games/client/opened-game.ts'
import { messages } from '../messages/en.ts'
import type { TableBars } from '../table-bars.ts'
import type { AutoBets } from './auto-bets.ts'
import type { BetPanel } from './bet-panel.ts'

type AutoBetsPlace = {
  readonly game: OpenedGame
  readonly bars: TableBars
  readonly isHalted: () => boolean
}

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
