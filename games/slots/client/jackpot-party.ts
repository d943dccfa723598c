import { element } from '#games/client/element.ts'
import { money } from '#games/client/hud.ts'
import type { SpunWheelView } from '#games/rgs/contract.ts'
import { easeOut, tween } from '#games/client/loop.ts'
import type { JackpotPrize, Stage } from '#games/client/scene.ts'
import { patience } from './patience.ts'
import { messages } from './messages/en.ts'
import { formatMessage } from '#core/message/format-message.ts'

const countMs = 2_800
/** A pool is many times what any bet costs. */
const wonPool = { win: 1_000, staked: 1 }
const showers = 14
const patienceMs = 15_000
const colours = ['#ffcf5f', '#fff2b0', '#f09a2a', '#ff8ab8', '#8fe3ff']

type Party = Pick<Stage, 'container' | 'loop' | 'motion' | 'sound' | 'particles' | 'buzz' | 'setAction' | 'say'>

/**
 * A pool is rarely won, and by one player: the scene shows it until the player continues or has been away for a while.
 * It counts up to the paid amount.
 */
export async function showJackpotParty(stage: Party, won: readonly JackpotPrize[]): Promise<void> {
  const before = document.activeElement
  for (const prize of won) {
    if (prize.spun !== undefined) await showWheel(stage, prize, prize.spun)
    await showPrize(stage, prize)
  }
  if (before instanceof HTMLElement && before.isConnected) before.focus()
}

/** Few players ever see it, so it comes only now. Where it does not come, the prize is shown without it. */
async function showWheel(stage: Party, prize: JackpotPrize, spun: SpunWheelView): Promise<void> {
  const wheel = await import('./jackpot-wheel.ts').catch(() => undefined)
  await wheel?.spinJackpotWheel(stage, { ...prize, spun })
}

const wordsOf = ({ name, spun }: JackpotPrize): string =>
  spun === undefined
    ? formatMessage(messages.jackpotWon, { name })
    : formatMessage(messages.wheelWon, { name, percent: spun.wheel[spun.segment] ?? 0 })

async function showPrize(
  { container, loop, motion, sound, particles, buzz, setAction }: Party,
  prize: JackpotPrize,
): Promise<void> {
  const amount = element('strong', { class: 'party-amount' }, money(0))
  const onward = element('button', { type: 'button', class: 'party-onward' }, messages.continueAfterJackpot)
  const root = element(
    'section',
    { class: 'party', 'aria-label': messages.jackpot },
    element('div', { class: 'party-rays', 'aria-hidden': 'true' }),
    element('p', { class: 'party-word' }, messages.jackpotCheer),
    element('p', { class: 'party-name' }, wordsOf(prize)),
    amount,
    onward,
  )
  container.append(root)
  onward.focus()
  setAction({ label: messages.continueAfterJackpot, isFree: true, run: () => root.click() })
  const { width, height } = particles.size
  let showered = 0
  buzz('firm')
  sound.count(wonPool, motion.ms(countMs))
  const counted = tween(loop, {
    ms: motion.ms(countMs),
    easing: (part) => part,
    onPart(part) {
      amount.replaceChildren(money(Math.floor(prize.amount * easeOut(part))))
      if (part * showers < showered || motion.isReduced) return
      const x = width * (0.12 + 0.76 * ((showered * 0.37) % 1))
      particles.burst({ x, y: height * (0.3 + 0.25 * ((showered * 0.61) % 1)), count: 22, colours })
      showered++
    },
  })
  await Promise.race([counted.then(() => root.classList.add('is-counted')), goneOn(root)])
  if (root.isConnected) {
    amount.replaceChildren(money(prize.amount))
    root.classList.add('is-counted')
    sound.reward(wonPool)
    if (!motion.isFrozen) await Promise.race([goneOn(root), patience(motion, patienceMs)])
  }
  root.remove()
}

/** A tap anywhere, or the button by a key. */
const goneOn = (root: HTMLElement): Promise<void> =>
  new Promise((resolve) => root.addEventListener('click', () => resolve(), { once: true }))
