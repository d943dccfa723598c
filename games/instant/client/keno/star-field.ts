import { drawing, element } from '#games/client/element.ts'
import type { Motion } from '#games/client/motion.ts'
import { createSurface } from '#games/client/surface.ts'
import { kenoStars } from '../../math/tala-keno.ts'

const columns = 8
const rows = kenoStars / columns
/** Of a row's height; the style sheet moves them as far. */
const lift = { odd: 0.15, even: 0.115 }

export type StarField = ReturnType<typeof createStarField>

/** Forty stars in the sky. The player's are joined to a figure; those that are drawn are lit by a star that falls into them. */
export function createStarField(onTap: (star: number) => void, motion: Motion) {
  const stars = Array.from({ length: kenoStars }, (_, index) => starButton(index + 1, onTap))
  const comet = element('div', { class: 'comet', 'aria-hidden': 'true' })
  const lines = element('div', { class: 'constellation', 'aria-hidden': 'true' })
  const root = element('div', { class: 'stars' }, lines, ...stars, comet)
  const { context, size, onResize } = createSurface(lines)
  let picked: readonly number[] = []
  const placeOf = (star: number) => ({
    x: ((((star - 1) % columns) + 0.5) / columns) * size.width,
    y: ((Math.floor((star - 1) / columns) + 0.5 + (star % 2 === 1 ? -lift.odd : lift.even)) / rows) * size.height,
  })
  const paint = (): void => {
    context.clearRect(0, 0, size.width, size.height)
    context.strokeStyle = 'rgb(255 223 122 / 62%)'
    context.lineWidth = 2
    context.setLineDash([2, 5])
    context.beginPath()
    for (const star of picked) context.lineTo(placeOf(star).x, placeOf(star).y)
    context.stroke()
  }
  onResize(paint)
  return {
    root,
    placeOf,
    ring(picks: readonly number[]): void {
      picked = picks
      paint()
      for (const [index, button] of stars.entries()) {
        const isPicked = String(picks.includes(index + 1))
        // Rewriting forty stars would restyle all of them.
        if (button.getAttribute('aria-pressed') !== isPicked) button.setAttribute('aria-pressed', isPicked)
        if (button.dataset.lit !== undefined) delete button.dataset.lit
      }
    },
    /** A star falls from the maiden's hand. */
    async fall(star: number, ms: number): Promise<void> {
      if (motion.isReduced) return
      const { x, y } = placeOf(star)
      const turn = Math.atan2(y + 40, x - size.width / 2)
      const from = `translate(${size.width / 2}px, -40px) rotate(${turn}rad)`
      const timing = { duration: ms, easing: 'cubic-bezier(0.3, 0, 0.9, 0.6)' }
      const to = `translate(${x}px, ${y}px) rotate(${turn}rad)`
      await comet.animate(
        [
          { transform: from, opacity: 1 },
          { transform: to, opacity: 1 },
        ],
        timing,
      ).finished
    },
    /** Whether the star is one of the player's. */
    light(star: number, picks: readonly number[]): boolean {
      const [button, isHit] = [stars[star - 1], picks.includes(star)]
      if (button !== undefined) button.dataset.lit = isHit ? 'hit' : 'miss'
      return isHit
    },
  }
}

const starButton = (star: number, onTap: (star: number) => void): HTMLElement =>
  element(
    'button',
    { type: 'button', class: 'star', 'aria-pressed': 'false', onclick: () => onTap(star) },
    starShape(),
    element('span', {}, String(star)),
  )

/** Rounded points, and wide enough for two figures. */
function starShape(): SVGElement {
  const d =
    'M24 3q2.4 0 3.4 2.2l4 8.6q.6 1.3 2 1.5l9.2 1.2q5 .8 1.6 4.6l-6.4 6.8q-1 1-.7 2.4l1.7 9.4q.7 4.9-3.8 2.7L26 37.6q-2-1-4 0l-9 4.8q-4.5 2.2-3.8-2.7l1.7-9.4q.3-1.4-.7-2.4L3.8 21.1q-3.4-3.8 1.6-4.6l9.2-1.2q1.4-.2 2-1.5l4-8.6Q21.6 3 24 3z'
  return drawing('svg', { viewBox: '0 0 48 46', 'aria-hidden': 'true' }, drawing('path', { d }))
}
