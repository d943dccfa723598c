import { formatMessage } from '#core/message/format-message.ts'
import { celebrate } from '#games/client/celebrate.ts'
import { money } from '#games/client/hud.ts'
import type { OpenedGame } from '#games/client/opened-game.ts'
import type { TableBars } from '#games/live/client/table-bars.ts'
import { partOf } from '#games/title/pay.ts'
import type { ShotResult } from '../math/define-shooter.ts'
import { messages } from './messages/en.ts'
import { showCatch } from './show-catch.ts'
import { type Hit, priceOf, type VolleysDependencies } from './volleys.ts'

const greatCatch = 20

type CatchReport = {
  readonly scene: Parameters<typeof showCatch>[0]
  readonly game: OpenedGame
  readonly bars: TableBars
  readonly net: () => number
  readonly balance: () => number
}

/** Reports the volleys' results to the scene, the bars and the lobby. */
export function reportsOf(
  needs: CatchReport,
  onStop: () => void,
): Pick<VolleysDependencies, 'onNotice' | 'onSent' | 'onResult'> {
  const { scene, game, bars, net, balance } = needs
  const { frame, opened } = game
  const isReal = opened.mode === 'real'
  return {
    onNotice(notice) {
      if (notice !== undefined) {
        scene.sea.clearWater()
        onStop()
      }
      bars.hud.setNotice(notice)
    },
    onSent(staked) {
      if (isReal) frame.say({ kind: 'round', state: 'began', staked, win: 0 })
    },
    onResult(hits, results, { staked, win }) {
      for (const [index, hit] of hits.entries()) showShot(needs, hit, results[index])
      bars.hud.setNet(net())
      if (win > 0) bars.hud.setWin(win)
      if (!isReal) return
      frame.say({ kind: 'round', state: 'ended', staked, win })
      frame.say({ kind: 'balance', amount: balance() })
    },
  }
}

export function showShot({ scene, bars }: VolleyScene, hit: Hit, shot: ShotResult | undefined): void {
  if (shot?.isCaught !== true) return
  const win = partOf(hit.level, shot.hundredths)
  showCatch(scene, { fish: hit.fish, shot, text: `+${money(win)}`, to: scene.sea.muzzle(), isOwn: true })
  cheer(bars, { win, staked: priceOf(hit), name: scene.look.fish[hit.kind]?.name ?? '' })
}

export type VolleyScene = Pick<CatchReport, 'scene' | 'bars'>

type Joy = { readonly win: number; readonly staked: number; readonly name: string }

/** A great catch is celebrated; a small one rings. */
function cheer(bars: TableBars, { win, staked, name }: Joy): void {
  if (win >= staked * greatCatch) return celebrate({ win, staked }, bars)
  bars.sound.reward({ win, staked })
  bars.hud.say(formatMessage(messages.caught, { name, win: money(win) }))
}
