import { scrollJumpDuration } from '#core/constants/specification.ts'

/** Back to the top with a short animation; at once with reduced motion. */
export function jumpToTop(): void {
  const quiet = window.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false
  const from = quiet ? 0 : window.scrollY
  const began = performance.now()
  const step = () => {
    const left = Math.max(0, 1 - (performance.now() - began) / scrollJumpDuration)
    window.scrollTo({ top: from * left ** 3, behavior: 'instant' })
    if (left > 0 && from > 0) requestAnimationFrame(step)
  }
  step()
}
