import type { Brush } from './brush.ts'
import { spread } from './spread.ts'

/** Many of one kind that pass: bubbles, embers, petals, rain. */
export type Drift = {
  readonly part: string
  readonly count: number
  /** In pixels a second; upwards is below zero. */
  readonly fall: number
  readonly wind: number
  readonly sway: number
  readonly size: number
  readonly turn: number
}
type Room = { readonly width: number; readonly height: number }

/** Where each is comes from the time alone, so nothing is kept and nothing made. */
// oxlint-disable-next-line max-params -- numbers and no object: a frame makes no garbage
export function drift(brush: Brush, t: number, { width, height }: Room, kind: Drift, alpha = 1): void {
  if (alpha <= 0.01) return
  brush.at(0, 0, 1)
  const [wide, high] = [width + 60, height + 60]
  for (let index = 0; index < kind.count; index++) {
    const own = 0.6 + spread(index + 0.2) * 0.8
    const y = around(spread(index) * high + t * kind.fall * own, high) - 30
    const x =
      around(spread(index + 0.5) * wide + t * kind.wind * own + Math.sin(t * own + index) * kind.sway, wide) - 30
    const scale = kind.size * own
    brush.put(kind.part, x, y, kind.turn * (t * own + index), scale, scale, alpha * (0.45 + spread(index + 0.7) * 0.55))
  }
}

const around = (value: number, length: number): number => ((value % length) + length) % length
