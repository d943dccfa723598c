import { drawing, element } from '#games/client/element.ts'
import type { CoinSide } from '../math/kara-krus.ts'

const marks: Readonly<Record<CoinSide, string>> = {
  kara: 'M9 17Q24 1 39 17L35 19H13ZM16 21H32Q33 29 28 33V35Q38 37 40 44H8Q10 37 20 35V33Q15 29 16 21Z',
  krus: 'M19 6Q24 9 29 6L27 21L42 19Q39 24 42 29L27 27L29 42Q24 39 19 42L21 27L6 29Q9 24 6 19L21 21Z',
}

/** One side of a coin: gold with the head that wears a salakot, silver with the cross. */
export const pisoFace = (side: CoinSide): HTMLElement =>
  element(
    'span',
    { class: `piso is-${side}`, 'data-side': side },
    drawing('svg', { viewBox: '0 0 48 48', 'aria-hidden': 'true' }, drawing('path', { d: marks[side] })),
  )
