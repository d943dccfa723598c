import { paintBulbs, paintBunting, paintCrowd, paintStars } from './fiesta.ts'
import { band, type Context, glow, line, plate, scatter, shape, type Size } from './kit.ts'

/** The square on the night of the fiesta: roofs, flags and bulbs, and everybody in front of the wheel. */
export function paintWheelSquare(context: Context, { width, height }: Size): void {
  band(
    context,
    [0, 0, width, height],
    [
      [0, '#150a40'],
      [0.45, '#4b1a78'],
      [0.8, '#b03a6e'],
      [1, '#f08a4e'],
    ],
  )
  paintStars(context, { width, height: height * 0.5 }, Math.round(width / 7))
  glow(context, { x: width / 2, y: height * 0.5, radius: Math.max(width, height) * 0.7 }, [
    [0, 'rgb(255 170 90 / 70%)'],
    [0.6, 'rgb(255 110 130 / 22%)'],
    [1, 'rgb(255 110 130 / 0%)'],
  ])
  paintBeams(context, { width, height })
  paintRoofs(context, { width, height })
  const size = Math.max(11, Math.min(18, height * 0.032))
  for (const [end, foot] of [
    [-20, 0.2],
    [width + 20, 0.2],
    [-20, 0.34],
    [width + 20, 0.34],
  ] as const)
    paintBunting(context, { from: width / 2, to: end, left: -6, right: height * foot, sag: height * 0.05 }, { size })
  paintBulbs(
    context,
    { from: -10, to: width + 10, left: height * 0.1, right: height * 0.1, sag: height * 0.05 },
    { size: 4, gap: 30 },
  )
  const stand = Math.max(width * 0.12, 40)
  for (const side of [-1, 1])
    line(context, `M${width / 2} ${height * 0.5}L${width / 2 + side * stand * 2.6} ${height + 30}`, '#2a0f40', 26)
  paintCrowd(context, [0, height * 0.985, width, height * 0.15], { fill: '#230a38', seed: 4 })
}

/** Lights of the fair that sweep the sky. */
function paintBeams(context: Context, { width, height }: Size): void {
  for (const [part, lean] of [
    [0.08, 0.3],
    [0.3, 0.1],
    [0.7, -0.1],
    [0.92, -0.3],
  ] as const) {
    const [x, far] = [width * part, width * (part + lean)]
    const light = context.createLinearGradient(x, height, far, 0)
    light.addColorStop(0, 'rgb(255 226 160 / 34%)')
    light.addColorStop(1, 'rgb(255 226 160 / 0%)')
    shape(context, `M${x - 8} ${height}L${far - width * 0.09} 0H${far + width * 0.09}L${x + 8} ${height}z`, light)
  }
}

function paintRoofs(context: Context, { width, height }: Size): void {
  const step = Math.max(70, height * 0.16)
  for (let at = -1; at < width / step + 1; at++) {
    const [x, top] = [at * step, height * (0.8 - scatter(at + 2) * 0.08)]
    plate(context, [x + 6, top, step - 12, height], 0, '#3a1458')
    shape(
      context,
      `M${x - 4} ${top + 3}L${x + step * 0.2} ${top - step * 0.3}H${x + step * 0.8}L${x + step + 4} ${top + 3}z`,
      '#2a0d46',
    )
    for (const part of [0.24, 0.58])
      plate(context, [x + step * part, top + step * 0.16, step * 0.18, step * 0.2], 3, '#ffc767')
  }
}
