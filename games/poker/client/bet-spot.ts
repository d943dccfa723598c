import { drawing, element } from '#games/client/element.ts'
import { money } from '#games/client/hud.ts'
import type { Motion } from '#games/client/motion.ts'

/** A ring on the felt with the chips of one bet. */
export type BetSpot = {
  readonly root: HTMLElement
  /** At once. Nothing where the amount is 0. */
  readonly set: (amount: number) => void
  /** Chips come from the player. */
  readonly bet: (amount: number) => Promise<void>
  /** Where the chips go in the end. */
  readonly give: (to: 'player' | 'house') => Promise<void>
}

const chipColours = ['#d8283f', '#2f5ad8', '#1c8a5c', '#7a3fc8', '#1a1a24'] as const
/** From how many centavos on a stack has one more chip. */
const steps = [100, 1_000, 5_000, 20_000, 50_000] as const
const moveMs = 340

export function createBetSpot(name: string, motion: Motion): BetSpot {
  const stack = element('span', { class: 'stack', 'aria-hidden': 'true' })
  const sum = element('span', { class: 'spot-sum' })
  const root = element(
    'div',
    { class: 'spot' },
    element('span', { class: 'spot-ring' }, stack),
    element('span', { class: 'spot-name' }, name),
    sum,
  )
  const set = (amount: number): void => {
    const chips = amount === 0 ? [] : chipColours.slice(0, Math.max(1, steps.filter((from) => amount >= from).length))
    stack.replaceChildren(...chips.map(chip))
    sum.replaceChildren(amount === 0 ? '' : money(amount))
  }
  const move = (frames: Keyframe[]): Promise<unknown> =>
    stack.animate(frames, { duration: motion.ms(moveMs), easing: 'cubic-bezier(0.3, 0.7, 0.3, 1)' }).finished
  const away = { player: 'translateY(34cqh) scale(0.7)', house: 'translateY(-34cqh) scale(0.7)' } as const
  set(0)
  return {
    root,
    set,
    async bet(amount) {
      set(amount)
      await move([
        { transform: away.player, opacity: 0 },
        { transform: 'none', opacity: 1 },
      ])
    },
    async give(to) {
      await move([{ transform: 'none' }, { transform: away[to], opacity: 0 }])
      set(0)
    },
  }
}

function chip(colour: string): HTMLElement {
  const edge = Array.from({ length: 6 }, (_, part) =>
    drawing('path', { d: 'M17 2.5h6V8h-6z', fill: '#fff6e3', transform: `rotate(${part * 60} 20 20)` }),
  )
  return element(
    'span',
    { class: 'stacked' },
    drawing(
      'svg',
      { viewBox: '0 0 40 40' },
      drawing('circle', { cx: 20, cy: 20, r: 18.5, fill: colour, stroke: '#00000066' }),
      ...edge,
      drawing('circle', { cx: 20, cy: 20, r: 11.5, fill: colour, stroke: '#ffd87a', 'stroke-width': 1.6 }),
      drawing('path', { d: 'M20 12.5l2 5.5 5.5 2-5.5 2-2 5.5-2-5.5-5.5-2 5.5-2z', fill: '#ffd87a' }),
    ),
  )
}
