import type { Colour } from './colour.ts'
import { fill, line, short, steps, type Svg } from './shapes.ts'

type Point = readonly [x: number, y: number]

/** Paper flags on a string, as every town hangs them for its feast. */
export function bunting({
  from,
  to,
  sag,
  count,
  colours,
  size = 18,
}: {
  readonly from: Point
  readonly to: Point
  readonly sag: number
  readonly count: number
  readonly colours: readonly Colour[]
  readonly size?: number
}): Svg {
  const at = (share: number): Point => [
    from[0] + (to[0] - from[0]) * share,
    from[1] + (to[1] - from[1]) * share + 4 * sag * share * (1 - share),
  ]
  const flags = steps(count, (step) => {
    const [x, y] = at((step + 0.12) / count)
    const [toX, toY] = at((step + 0.88) / count)
    const colour = colours[step % colours.length] ?? '#ffffff'
    const [midX, midY] = [(x + toX) / 2, (y + toY) / 2 + size]
    return (
      fill(`M${short(x)} ${short(y)}L${short(toX)} ${short(toY)}L${short(midX)} ${short(midY)}z`, colour) +
      fill(
        `M${short((x + toX) / 2)} ${short((y + toY) / 2)}L${short(toX)} ${short(toY)}L${short(midX)} ${short(midY)}z`,
        '#0c052430',
      )
    )
  })
  const middle = at(0.5)
  return line(`M${from.join(' ')}Q${middle[0]} ${middle[1] + sag} ${to.join(' ')}`, '#2a123f', 1.4) + flags.join('')
}
