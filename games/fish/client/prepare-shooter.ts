import { celebrate } from '#games/client/celebrate.ts'
import { element } from '#games/client/element.ts'
import { firstStake } from '#games/client/first-stake.ts'
import { money } from '#games/client/hud.ts'
import { createLoop } from '#games/client/loop.ts'
import type { Motion } from '#games/client/motion.ts'
import { shortOfMoney } from '#games/client/notice.ts'
import { createRealityCheck } from '#games/client/reality-check.ts'
import type { OpenedGame } from '#games/client/opened-game.ts'
import { createSurface } from '#games/client/surface.ts'
import { createTableBars, type TableBars } from '#games/live/client/table-bars.ts'
import { partOf } from '#games/title/pay.ts'
import type { ShotResult } from '../math/define-shooter.ts'
import { createAim } from './aim.ts'
import { createEffects } from './sea-effects.ts'
import type { SeaLook } from './sea-look.ts'
import { createSea, type Sea, type Swimmer } from './sea.ts'
import { createSeaView, paintFish } from './sea-view.ts'
import type { Replay } from '#games/client/replay/replay.ts'
import { replayVolley, storedLevel } from './replay-volley.ts'
import { showCatch } from './show-catch.ts'
import { createVolleys, type Hit, type Volleys, type VolleysDependencies } from './volleys.ts'
import { messages } from './messages/en.ts'
import { formatMessage } from '#core/message/format-message.ts'

const usualLevel = 200
const greatCatch = 20
const calmPace = 0.55
// Five shots a second: what is fired can be settled.
const shotMs = 200

/** The fish are painted at once, while the session is still being opened. */
export function prepareShooter(look: SeaLook): (game: OpenedGame) => void {
  const fish = paintFish(look)
  return (game) => runShooter({ look, fish }, game)
}

type SeaPaint = { readonly look: SeaLook; readonly fish: ReturnType<typeof paintFish> }

/** Puts a shooter together: the sea, the cannon, and the volleys that are sent to the studio. */
function runShooter({ look, fish }: SeaPaint, game: OpenedGame): void {
  const { container, client, frame, opened, replay } = game
  const firstLevel = replay === undefined ? firstStake(opened.title.stakes, usualLevel) : storedLevel(replay)
  const page: Page = { level: firstLevel, firedAt: 0, steps: 0 }
  const bars = createTableBars(game, {
    onStake(level) {
      page.level = level
      show()
    },
    rotate: async (clientSeed) => (await client.ask('rotate', clientSeed ? { clientSeed } : {})).kind === 'answer',
  })
  const { hud, motion, sound } = bars
  const view = element('div', { class: 'sea', 'aria-hidden': 'true' })
  hud.sceneContainer.append(view)
  const surface = createSurface(view)
  const effects = createEffects(motion.isReduced)
  const onHit = ({ id, kind, x, y }: Swimmer, level: number): void => {
    effects.net({ x, y })
    sound.play('hit')
    volleys.add({ fish: id, kind, level })
  }
  const sea = createSea({ look, size: surface.size, pace: paceOf(motion), onHit })
  const scene = { sea, effects, look, size: surface.size }
  const volleys = createVolleys({
    client,
    balance: opened.balance,
    onChange: () => show(),
    ...reportsOf({ scene, game, bars, net: () => volleys.net(), balance: () => volleys.balance() }),
  })
  const fire = (): void => {
    if (replay !== undefined) return
    if (!fireOnce({ hud, page, sea, volleys, angle: aim.angle() })) return
    sound.play('shot')
    bars.buzz()
    show()
  }
  const aim = createAim({ view, size: surface.size, muzzle: () => sea.muzzle(), onFire: fire })
  const show = (): void => showBars(bars, { page, sea, volleys, run: fire })
  const level = (): string => money(page.level).replace('.00', '')
  const seconds = (): number => (motion.isReduced ? 0 : page.steps / 60)
  const { paint } = createSeaView({ fish, surface, look, sea, effects, aim: aim.angle, level, seconds })
  surface.onResize(() => sea.fill())
  createLoop().add({
    step() {
      page.steps++
      aim.step()
      sea.step()
      effects.step()
    },
    draw: paint,
  })
  hud.setStakes(opened.title.stakes, page.level)
  show()
  if (replay !== undefined) watchVolley(replay, { scene, bars })
  createRealityCheck({ container, hud, frame, everySec: opened.realityCheckSec, net: volleys.net })
  frame.onCommand((command) => {
    if (command === 'refreshBalance') return void volleys.lookAtBalance()
    volleys.setPaused(command === 'pause')
  })
}

type VolleyScene = Pick<CatchReport, 'scene' | 'bars'>

/** The stored volley in place of shots of the viewer's. */
const watchVolley = (replay: Replay, shown: VolleyScene): void =>
  replay.onWatch(() => replayVolley({ ...shown.scene, replay, showShot: (hit, shot) => showShot(shown, hit, shot) }))

type Page = { level: number; firedAt: number; steps: number }

const paceOf = ({ isFrozen, isReduced }: Motion): number => (isFrozen ? 0 : isReduced ? calmPace : 1)

type ShotContext = {
  readonly hud: TableBars['hud']
  readonly page: Page
  readonly sea: Sea
  readonly volleys: Volleys
  readonly angle: number
}

/** One shot, if one may be fired. */
function fireOnce({ hud, page, sea, volleys, angle }: ShotContext): boolean {
  const now = performance.now()
  if (now - page.firedAt < shotMs) return false
  if (!volleys.canFire(page.level, sea.inWater())) {
    if (volleys.balance() < page.level && !volleys.isStopped())
      hud.setNotice(shortOfMoney(formatMessage(messages.balanceTooLowForShot, { price: money(page.level) })))
    return false
  }
  page.firedAt = now
  return sea.fire(angle, page.level)
}

type CatchReport = {
  readonly scene: Parameters<typeof showCatch>[0]
  readonly game: OpenedGame
  readonly bars: TableBars
  readonly net: () => number
  readonly balance: () => number
}

/** Reports the volleys' results to the scene, the bars and the lobby. */
function reportsOf(needs: CatchReport): Pick<VolleysDependencies, 'onNotice' | 'onSent' | 'onResult'> {
  const { scene, game, bars, net, balance } = needs
  const { frame, opened } = game
  const isReal = opened.mode === 'real'
  return {
    onNotice(notice) {
      if (notice !== undefined) scene.sea.clearWater()
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

function showShot({ scene, bars }: VolleyScene, hit: Hit, shot: ShotResult | undefined): void {
  if (shot?.isCaught !== true) return
  const win = partOf(hit.level, shot.hundredths)
  showCatch(scene, { hit, shot, text: `+${money(win)}` })
  cheer(bars, { win, staked: hit.level, name: scene.look.fish[hit.kind]?.name ?? '' })
}

type CatchContext = Omit<ShotContext, 'angle' | 'hud'> & { readonly run: () => void }

function showBars({ hud }: TableBars, { page, sea, volleys, run }: CatchContext): void {
  hud.setBalance(volleys.balance())
  const canPay = volleys.balance() - sea.inWater() >= page.level
  const label = volleys.isStopped() ? messages.wait : canPay ? messages.fire : messages.notEnough
  hud.setAction({
    label,
    detail: formatMessage(messages.perShot, { price: money(page.level) }),
    isEnabled: canPay && !volleys.isStopped(),
    run,
  })
}

type Joy = { readonly win: number; readonly staked: number; readonly name: string }

/** A great catch is celebrated; a small one rings. */
function cheer(bars: TableBars, { win, staked, name }: Joy): void {
  if (win >= staked * greatCatch) return celebrate({ win, staked }, bars)
  bars.sound.reward({ win, staked })
  bars.hud.say(formatMessage(messages.caught, { name, win: money(win) }))
}
