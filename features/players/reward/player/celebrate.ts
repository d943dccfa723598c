import { formatMoney } from '#core/money/format-money.ts'
import { formatPoints } from '#core/money/format-points.ts'
import { wireCentavos } from '#core/money/wire-centavos.ts'
import { rewardKindOf } from '#core/reward/reward-item.ts'
import { buzz } from '#platform/browser/haptics/buzz.ts'
import { afterPicture } from '#platform/browser/late/after-picture.ts'
import { chime } from '#platform/browser/sound/chime.ts'
import { flyTokens, type Point } from './fly-tokens.ts'
import styles from './celebrate.module.css'

type Granted = { readonly id: number; readonly count: number }

type Target = { readonly kind: Purse; readonly target: HTMLElement }

/** Where a reward goes: the balance, the points, or the items that a player holds. */
type Purse = 'coins' | 'points' | 'items'

const purseOf = ({ id }: Granted): Purse => {
  const kind = rewardKindOf(id)
  return kind === 'coin' ? 'coins' : kind === 'points' ? 'points' : 'items'
}

const tones = [
  { pitch: 784, at: 0, ms: 160, gain: 0.05 },
  { pitch: 988, at: 110, ms: 160, gain: 0.05 },
  { pitch: 1_319, at: 220, ms: 320, gain: 0.06 },
] as const

/** Ends the celebration that is running. */
let end: (() => void) | undefined

/**
 * The granted rewards fly from the tap to their purses: the balance if it is on the screen, otherwise a purse that shows
 * the sum and goes. It takes less than 1.2 seconds, blocks nothing, and ends at the next tap or key. With reduced motion, only
 * the sound and the haptic feedback are left, if they are on.
 */
export function celebrate(items: readonly Granted[]): void {
  if (items.length === 0) return
  buzz(20)
  chime(tones)
  if (typeof matchMedia === 'undefined' || matchMedia('(prefers-reduced-motion: reduce)').matches) return
  if (!('showPopover' in HTMLElement.prototype) || !('animate' in Element.prototype)) return
  // The frame of the answer comes first, and that of the words about it.
  void afterPicture()
    .then(afterPicture)
    .then(() => show(items))
}

function show(items: readonly Granted[]): void {
  end?.()
  const stage = document.createElement('div')
  stage.className = styles.stage ?? ''
  stage.dataset.celebration = ''
  stage.ariaHidden = 'true'
  stage.popover = 'manual'
  const purses = element('div', styles.purses)
  stage.append(purses)
  const kinds = (['coins', 'points', 'items'] as const).filter((kind) => items.some((item) => purseOf(item) === kind))
  const targets = kinds.map((kind) => {
    const standing = kind === 'coins' ? balanceInView() : undefined
    if (standing) return { kind, target: standing }
    const purse = element('span', styles.purse)
    purse.append(token(kind), element('b', undefined, `+${sumOf(items, kind)}`))
    purses.append(purse)
    return { kind, target: purse }
  })
  document.body.append(stage)
  stage.showPopover()
  const over = () => {
    end = undefined
    removeEventListener('pointerdown', over, true)
    removeEventListener('keydown', over, true)
    stage.remove()
  }
  end = over
  addEventListener('pointerdown', over, true)
  addEventListener('keydown', over, true)
  const flights = flyAll(stage, targets)
  const leaving = purses.animate(
    [
      { opacity: 0, transform: 'translateY(-16px)' },
      { opacity: 1, offset: 0.14 },
      { opacity: 1, offset: 0.86 },
      { opacity: 0 },
    ],
    {
      duration: wholeMs,
      easing: 'ease-out',
      fill: 'both',
    },
  )
  void Promise.allSettled([leaving.finished, flights]).then(() => end === over && over())
}

/** In the frame after the stage's own: laid out by then, the targets are measured without a layout in between. */
async function flyAll(stage: HTMLElement, targets: readonly Target[]): Promise<void> {
  await afterPicture()
  if (!stage.isConnected) return
  const from = lastTap()
  const flights = targets.map(({ kind, target }) => ({ kind, target, to: middleOf(target) }))
  await Promise.all(
    flights.map(({ kind, ...flight }) =>
      flyTokens({ stage, from, ...flight, tokens: Array.from({ length: countOf(kind) }, () => token(kind)) }),
    ),
  )
}

/** Of a purse its left part, where its token is. */
function middleOf(target: HTMLElement): Point {
  const { left, top, width, height } = target.getBoundingClientRect()
  return { x: left + Math.min(width / 2, 20), y: top + height / 2 }
}

/** The whole of it; the longest flight is shorter. */
const wholeMs = 1_150

const countOf = (kind: Purse): number => (kind === 'coins' ? 7 : kind === 'points' ? 5 : 2)

const token = (kind: Purse): HTMLElement => element('span', `${styles.token} ${styles[kind]}`)

function sumOf(items: readonly Granted[], kind: Purse): string {
  const own = items.filter((item) => purseOf(item) === kind)
  const sum = own.reduce((total, { count }) => total + count, 0)
  if (kind === 'coins') return formatMoney(wireCentavos(sum))
  return kind === 'points' ? formatPoints(sum) : String(own.length)
}

/** The balance in the header, if the page has one and it can be seen. */
function balanceInView(): HTMLElement | undefined {
  return [...document.querySelectorAll<HTMLElement>('[data-receives="coins"]')].find((each) => {
    const { top, bottom, width } = each.getBoundingClientRect()
    return width > 0 && bottom > 0 && top < innerHeight && !each.closest('[inert]')
  })
}

function element(name: string, className?: string, text = ''): HTMLElement {
  const made = document.createElement(name)
  if (className) made.className = className
  made.textContent = text
  return made
}

let tapped: { readonly x: number; readonly y: number } | undefined

if (typeof addEventListener === 'function') {
  addEventListener('pointerdown', ({ clientX, clientY }) => (tapped = { x: clientX, y: clientY }), {
    capture: true,
    passive: true,
  })
}

/** The player's last tap; the middle of the screen before the first tap and for keyboards. */
const lastTap = () => tapped ?? { x: innerWidth / 2, y: innerHeight / 2 }
