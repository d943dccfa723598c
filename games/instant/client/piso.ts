import type { Drawings } from '#games/client/atlas.ts'
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

type Look = {
  readonly light: string
  readonly body: string
  readonly edge: string
  readonly ring: string
  readonly mark: string
}
const looks: Readonly<Record<CoinSide, Look>> = {
  kara: { light: '#fff2b8', body: '#f4bf45', edge: '#a86a12', ring: '#fff0b0', mark: '#6a3a06' },
  krus: { light: '#ffffff', body: '#b9d4e6', edge: '#5f7f9c', ring: '#ffffff', mark: '#1f4464' },
}

/** Across, in CSS pixels, where many coins lie in a row. */
export const smallPiso = 30
const markBox = 48
const markPart = 0.62

/** Both sides as pictures, for where coins come and go while something moves: an element that comes is laid out, a copy is not. */
export const pisoDrawings: Drawings = {
  kara: { width: smallPiso, height: smallPiso, paint: (context) => paintPiso(context, 'kara') },
  krus: { width: smallPiso, height: smallPiso, paint: (context) => paintPiso(context, 'krus') },
}

function paintPiso(context: CanvasRenderingContext2D, side: CoinSide): void {
  const { light, body, edge, ring, mark } = looks[side]
  const half = smallPiso / 2
  const metal = context.createRadialGradient(half * 0.72, half * 0.56, 0, half * 0.72, half * 0.56, smallPiso * 0.95)
  metal.addColorStop(0, light)
  metal.addColorStop(0.46, body)
  metal.addColorStop(1, edge)
  context.fillStyle = metal
  context.strokeStyle = ring
  context.lineWidth = 2
  context.beginPath()
  context.arc(half, half, half, 0, Math.PI * 2)
  context.fill()
  context.beginPath()
  context.arc(half, half, half - 1, 0, Math.PI * 2)
  context.stroke()
  const scale = (smallPiso * markPart) / markBox
  context.translate(half - (markBox / 2) * scale, half - (markBox / 2) * scale)
  context.scale(scale, scale)
  context.fillStyle = mark
  context.fill(new Path2D(marks[side]))
}
