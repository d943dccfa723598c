import { systemClock } from '#core/clock/instant.ts'
import { formatMessage } from '#core/message/format-message.ts'
import { firstStake } from '#games/client/first-stake.ts'
import { money } from '#games/client/hud.ts'
import { createLoop } from '#games/client/loop.ts'
import { readMotion } from '#games/client/motion.ts'
import { shortOfMoney } from '#games/client/notice.ts'
import { createRealityCheck } from '#games/client/reality-check.ts'
import type { OpenedGame } from '#games/client/opened-game.ts'
import type { Replay } from '#games/client/replay/replay.ts'
import { createTableBars, type TableBars } from '#games/live/client/table-bars.ts'
import { weapons } from '../math/weapons.ts'
import { createAim } from './aim.ts'
import { createBossClock } from './boss-clock.ts'
import { createWater, type Page, type Water } from './create-water.ts'
import { followSea } from './follow-sea.ts'
import { messages } from './messages/en.ts'
import { replayVolley, storedVolley } from './replay-volley.ts'
import { createSchool, type School } from './school.ts'
import type { SeaLook } from './sea-look.ts'
import type { Sea } from './sea.ts'
import { createSeaView, paintFish } from './sea-view.ts'
import { reportsOf, showShot, type VolleyScene } from './report-volleys.ts'
import { createTrigger } from './trigger.ts'
import { createVolleys, priceOf, type Volleys, volleyPaceMs } from './volleys.ts'
import { createWeaponBar } from './weapon-bar.ts'

const usualLevel = 200
/** With frozen time: between two visits of the boss. */
const frozenAt = 1_795_000_080_000

/** The fish are painted at once, while the session is still being opened. */
export function prepareShooter(look: SeaLook): (game: OpenedGame) => void {
  const fish = paintFish(look)
  return (game) => runShooter({ look, fish }, game)
}

type SeaPaint = { readonly look: SeaLook; readonly fish: ReturnType<typeof paintFish> }
/** Puts a shooter together: the sea, the cannon, the table, and the volleys that are sent to the studio. */
function runShooter({ look, fish }: SeaPaint, game: OpenedGame): void {
  const { container, client, frame, opened, replay } = game
  const page = pageOf(look, game)
  const bars = createTableBars(game, {
    onStake(level) {
      page.level = level
      arms.setLevel(level)
      show()
    },
    rotate: async (clientSeed) => (await client.ask('rotate', clientSeed ? { clientSeed } : {})).kind === 'answer',
  })
  const water = createWater({ look, page, bars, onHit: (hit) => volleys.add(hit) })
  const { sea, scene, view } = water
  const reported = { scene, game, bars, net: () => volleys.net(), balance: () => volleys.balance() }
  const volleys: Volleys = createVolleys({
    client,
    balance: opened.balance,
    onChange: () => show(),
    ...reportsOf(reported, () => trigger.release()),
  })
  const aim = createAim({
    view,
    sea,
    onPress: () => trigger.press(),
    onLock: (name) => bars.hud.say(formatMessage(messages.locked, { name })),
  })
  const fire = (): boolean => replay === undefined && fireIfDue({ bars, page, sea, volleys, aim, show: () => show() })
  const trigger = createTrigger({ button: bars.hud.root.querySelector<HTMLElement>('.action'), fire })
  const show = (): void => showBars(bars, { page, sea, volleys, run: () => void fire() })
  const arms = createWeaponBar((weapon) => {
    page.weapon = weapon
    show()
  })
  moveAll({ fish, page, bars, water, aim, trigger, hasTable: replay === undefined })
  bars.hud.setStakes(opened.title.stakes, page.level)
  show()
  if (replay !== undefined) return watchVolley(replay, { scene, bars })
  arms.setLevel(page.level)
  bars.hud.controls.append(arms.root)
  joinTable({ look, page, bars, water, client })
  createRealityCheck({ container, hud: bars.hud, frame, everySec: opened.realityCheckSec, net: volleys.net })
  frame.onCommand((command) => {
    if (command === 'refreshBalance') return void volleys.lookAtBalance()
    if (command === 'pause') trigger.release()
    volleys.setPaused(command === 'pause')
  })
}

type MovingParts = {
  readonly fish: SeaPaint['fish']
  readonly page: Page
  readonly bars: TableBars
  readonly water: Water
  readonly aim: ReturnType<typeof createAim>
  readonly trigger: ReturnType<typeof createTrigger>
  readonly hasTable: boolean
}

function moveAll({ fish, page, bars, water, aim, trigger, hasTable }: MovingParts): void {
  const { sea, scene, surface, effects, mates } = water
  const { paint } = createSeaView({
    fish,
    surface,
    look: scene.look,
    sea,
    effects,
    mates,
    hasTable,
    own: { aim: aim.angle, price: () => money(priceOf(page)).replace('.00', ''), recoil: () => page.recoil },
    locked: aim.locked,
    seconds: () => (bars.motion.isReduced ? 0 : page.steps / 60),
  })
  createLoop().add({
    step() {
      page.steps++
      page.recoil = Math.max(0, page.recoil - 0.12)
      sea.step()
      aim.step()
      trigger.step()
      mates.step()
      effects.step()
    },
    draw: paint,
  })
}

type TableParts = {
  readonly look: SeaLook
  readonly page: Page
  readonly bars: TableBars
  readonly water: Water
  readonly client: OpenedGame['client']
}

/** Takes the player's seat, and shows what belongs to a table: its boss and the others. */
function joinTable({ look, page, bars: { hud, motion }, water: { mates }, client }: TableParts): void {
  const clock = createBossClock(look.fish[look.boss]?.name ?? '', () => page.now())
  hud.sceneContainer.append(clock.root)
  let school: School | undefined
  const swim = (): void => void (page.school = motion.isFrozen ? page.school : school)
  const studioTime = followSea(client, {
    onSeat(seat) {
      school = createSchool(look, seat.seed)
      mates.sit(seat)
    },
    // The first news bring the studio's time: before it, fish would jump.
    onNews(news, isFirst) {
      swim()
      mates.hear(news, isFirst)
      clock.setMates(mates.mates().map(({ name }) => name))
    },
    onLost(isLost) {
      clock.setLost(isLost)
      if (isLost) swim()
    },
  })
  if (!motion.isFrozen) page.now = studioTime
}

/** A stored volley, and pictures of stopped time, have a sea of their own; the others wait for their table. */
function pageOf(look: SeaLook, { opened, replay }: OpenedGame): Page {
  const { isFrozen } = readMotion(location.search)
  const { level, weapon } =
    replay === undefined
      ? { level: firstStake(opened.title.stakes, usualLevel), weapon: 'cannon' as const }
      : storedVolley(replay)
  const school = replay !== undefined || isFrozen ? createSchool(look, 0) : undefined
  const now = isFrozen ? () => frozenAt : () => systemClock.now()
  return { level, weapon, firedAt: 0, steps: 0, recoil: 0, school, now }
}

/** The stored volley in place of shots of the viewer's: its own shots alone. */
const watchVolley = (replay: Replay, shown: VolleyScene): void =>
  replay.onWatch(() => replayVolley({ ...shown.scene, replay, showShot: (hit, shot) => showShot(shown, hit, shot) }))

type ShotContext = {
  readonly bars: TableBars
  readonly page: Page
  readonly sea: Sea
  readonly volleys: Volleys
  readonly aim: Pick<ReturnType<typeof createAim>, 'angle' | 'locked'>
  readonly show: () => void
}

/** One shot, if the weapon is loaded. False: none may be fired, and the trigger is let go. */
function fireIfDue({ bars, page, sea, volleys, aim, show }: ShotContext): boolean {
  if (volleys.isStopped()) return false
  const [now, price] = [performance.now(), priceOf(page)]
  if (now - page.firedAt < volleyPaceMs / weapons[page.weapon].shotsMax) return true
  if (!volleys.canPay(price, sea.inWater())) {
    bars.hud.setNotice(shortOfMoney(formatMessage(messages.balanceTooLowForShot, { price: money(price) })))
    return false
  }
  const { level, weapon } = page
  if (volleys.isFull() || !sea.fire(aim.angle(), { level, weapon, price, target: aim.locked() })) return true
  page.firedAt = now
  page.recoil = 1
  bars.sound.play('shot')
  bars.buzz()
  show()
  return true
}

type BarContext = Pick<ShotContext, 'page' | 'sea' | 'volleys'> & { readonly run: () => void }

function showBars({ hud }: TableBars, { page, sea, volleys, run }: BarContext): void {
  hud.setBalance(volleys.balance())
  const price = priceOf(page)
  const canPay = volleys.canPay(price, sea.inWater())
  const label = volleys.isStopped() ? messages.wait : canPay ? messages.fire : messages.notEnough
  hud.setAction({
    label,
    detail: formatMessage(messages.perShot, { price: money(price) }),
    isEnabled: canPay && !volleys.isStopped(),
    run,
  })
}
