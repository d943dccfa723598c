import type { OpenedGame } from '#games/client/opened-game.ts'
import { celebrate } from '#games/client/celebrate.ts'
import type { TableBars } from './table-bars.ts'

type Celebration = Parameters<typeof celebrate>[0]

/** Reports a player's own bets to the bars and, with real money, to the lobby. */
export function reportToBars({ frame, opened }: OpenedGame, bars: TableBars, net: () => number) {
  const { hud } = bars
  const isReal = opened.mode === 'real'
  return {
    onBalance(balance: number): void {
      hud.setBalance(balance)
      if (isReal) frame.say({ kind: 'balance', amount: balance })
    },
    onRefused: hud.setNotice,
    onEnded(ended: Celebration): void {
      hud.setNet(net())
      hud.setWin(ended.win)
      if (isReal) frame.say({ kind: 'round', state: 'ended', staked: ended.staked, win: ended.win })
      celebrate(ended, bars)
    },
  }
}
