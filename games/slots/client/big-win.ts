import { money } from '#games/client/hud.ts'
import { easeOut, linear, tween } from '#games/client/loop.ts'
import type { Stage } from '#games/client/scene.ts'
import type { RoundView } from '#games/rgs/contract.ts'
import type { Placard } from './placard.ts'
import type { SlotDisplay } from './slot-display.ts'
import type { Actors } from './stage/actors.ts'
import { messages } from './messages/en.ts'

type Show = {
  readonly placard: Placard
  readonly paint: () => void
  readonly actors: Pick<Actors, 'aim' | 'cheer'>
  readonly size: SlotDisplay['size']
}
type Tier = {
  readonly from: number
  readonly words: string
  readonly ms: number
  readonly showers: number
  readonly coins: number
}

/** By how many times the bet was won. */
const tiers: readonly Tier[] = [
  { from: 100, words: messages.todoTodo, ms: 11_000, showers: 26, coins: 56 },
  { from: 25, words: messages.napakalaki, ms: 8_500, showers: 16, coins: 36 },
  { from: 10, words: messages.malaki, ms: 6_000, showers: 9, coins: 22 },
]
/** A tap before this was meant for the reels. */
const patienceMs = 350
const stillMs = 2_600
const outMs = 320

/** Only what is worth many stakes is a great win. It is shown whole, or until the player has seen enough: a tap or a key ends it. */
export function createBigWin(
  stage: Stage,
  { placard, paint, actors, size }: Show,
): (round: RoundView) => Promise<void> {
  const { motion, loop, sound } = stage
  return async (round) => {
    const tier = tiers.find(({ from }) => round.win >= round.staked * from)
    if (tier === undefined || round.win <= round.staked || motion.isFrozen) return
    stage.buzz('firm')
    actors.cheer(true)
    loop.setSpeed(1)
    const leave = waitForSkip(stage.container)
    const length = motion.isReduced ? 0 : tier.ms
    sound.count(round, Math.min(3_000, length * 0.5))
    const joy = { seconds: 0, coins: motion.isReduced ? 0 : tier.coins }
    const show = (part: number): void => {
      const counted = Math.floor(round.win * easeOut(Math.min(1, part * 1.5)))
      joy.seconds = (part * length) / 1_000
      placard.card(tier.words, money(counted), Math.min(1, part * 14), joy)
      paint()
      if (part * tier.showers >= showered && !motion.isReduced && part > 0) showered += shower(stage, size, showered)
    }
    let showered = 0
    const whole =
      length > 0
        ? tween(loop, { ms: length, easing: linear, onPart: (part) => !leave.isOver() && show(part) })
        : undefined
    if (whole === undefined) show(1)
    await Promise.race([whole ?? new Promise((resolve) => setTimeout(resolve, stillMs)), leave.over])
    leave.end()
    await tween(loop, {
      ms: motion.ms(outMs),
      onPart: (part) => (placard.card(tier.words, money(round.win), 1 - part, joy), paint()),
    })
    placard.card('', '', 0)
    actors.aim('big', 0)
    paint()
  }
}

function waitForSkip(container: HTMLElement) {
  const begun = performance.now()
  let isOver = false
  let finish = (): void => undefined
  const over = new Promise<void>((resolve) => (finish = resolve))
  const skip = (): void => {
    if (performance.now() - begun < patienceMs) return
    isOver = true
    finish()
  }
  const root = container.ownerDocument
  root.addEventListener('pointerdown', skip)
  root.addEventListener('keydown', skip)
  return {
    over,
    isOver: () => isOver,
    end() {
      isOver = true
      root.removeEventListener('pointerdown', skip)
      root.removeEventListener('keydown', skip)
    },
  }
}

function shower({ particles }: Stage, { width, height }: SlotDisplay['size'], index: number): number {
  particles.burst({
    x: width * (0.15 + 0.7 * ((index * 0.37) % 1)),
    y: height * (0.35 + 0.2 * ((index * 0.61) % 1)),
    count: 22,
    colours: ['#ffcf5f', '#fff2b0', '#f09a2a', '#ff8ab8'],
  })
  return 1
}
