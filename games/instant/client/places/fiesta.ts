import { type Box, type Context, disc, glow, plate, scatter, type Size, within } from './kit.ts'

type Rope = {
  readonly from: number
  readonly to: number
  readonly left: number
  readonly right: number
  readonly sag: number
}

const ropeAt = ({ from, to, left, right, sag }: Rope, part: number) => ({
  x: from + (to - from) * part,
  y: left + (right - left) * part + Math.sin(part * Math.PI) * sag,
})

function paintRope(context: Context, rope: Rope, colour: string): void {
  context.strokeStyle = colour
  context.lineWidth = 1.4
  context.beginPath()
  for (let part = 0; part <= 1.001; part += 0.05) {
    const { x, y } = ropeAt(rope, part)
    context.lineTo(x, y)
  }
  context.stroke()
}

const flags = ['#ff5f8a', '#ffcf5f', '#5fd0ff', '#7ee081', '#ff9a4d', '#c79bff']

/** Banderitas: paper flags over a street. */
export function paintBunting(
  context: Context,
  rope: Rope,
  { size, alpha = 1 }: { size: number; alpha?: number },
): void {
  const count = Math.max(4, Math.round(Math.abs(rope.to - rope.from) / (size * 1.5)))
  context.save()
  context.globalAlpha = alpha
  paintRope(context, rope, 'rgb(255 240 214 / 55%)')
  for (let flag = 0; flag < count; flag++) {
    const { x, y } = ropeAt(rope, (flag + 0.5) / count)
    context.fillStyle = flags[flag % flags.length] ?? ''
    context.beginPath()
    context.moveTo(x - size / 2, y)
    context.lineTo(x + size / 2, y)
    context.lineTo(x + size / 2, y + size)
    context.lineTo(x, y + size * 0.68)
    context.lineTo(x - size / 2, y + size)
    context.fill()
    context.fillStyle = 'rgb(0 0 0 / 14%)'
    context.fillRect(x, y, size / 2, size * 0.8)
  }
  context.restore()
}

/** Warm bulbs on a cable. */
export function paintBulbs(context: Context, rope: Rope, { size, gap = 26 }: { size: number; gap?: number }): void {
  const count = Math.max(3, Math.round(Math.abs(rope.to - rope.from) / gap))
  paintRope(context, rope, 'rgb(20 8 24 / 85%)')
  for (let bulb = 0; bulb < count; bulb++) {
    const { x, y } = ropeAt(rope, (bulb + 0.5) / count)
    glow(context, { x, y: y + size, radius: size * 4.6 }, [
      [0, 'rgb(255 206 110 / 60%)'],
      [1, 'rgb(255 170 80 / 0%)'],
    ])
    plate(context, [x - size * 0.4, y - 1, size * 0.8, size * 0.7], 1, '#3a2416')
    disc(context, { x, y: y + size, radius: size * 0.82 }, '#ffe9b0')
    disc(context, { x: x - size * 0.2, y: y + size * 0.8, radius: size * 0.34 }, '#ffffff')
  }
}

/** People who stand and watch, seen from behind against the light. */
export function paintCrowd(
  context: Context,
  [x, y, width, height]: Box,
  { fill, seed }: { fill: string; seed: number },
): void {
  const step = height * 0.42
  for (let at = 0; at * step < width + step; at++) {
    const [tall, sway] = [0.82 + scatter(seed + at) * 0.36, (scatter(seed + at * 3.3) - 0.5) * step * 0.3]
    within(context, { x: x + at * step + sway, y, scale: height * tall }, () => {
      disc(context, { x: 0, y: -0.66, radius: 0.17 }, fill)
      plate(context, [-0.29, -0.5, 0.58, 0.8], 0.22, fill)
      if (scatter(seed + at * 7.1) > 0.7) plate(context, [-0.27, -0.74, 0.54, 0.09], 0.04, fill)
    })
  }
}

export function paintStars(context: Context, { width, height }: Size, count: number): void {
  for (let star = 0; star < count; star++) {
    const bright = scatter(star * 2.7)
    context.fillStyle = `rgb(255 255 255 / ${Math.round(20 + bright * 60)}%)`
    const radius = 0.5 + bright * bright * 1.1
    context.beginPath()
    context.arc(scatter(star) * width, scatter(star + 0.37) ** 1.3 * height, radius, 0, Math.PI * 2)
    context.fill()
  }
}

/** Boards of wood, from the edge that is near to the one that is far. */
export function paintPlanks(context: Context, [x, y, width, height]: Box, rows: number): void {
  for (let row = 0; row < rows; row++) {
    const top = y + (row / rows) ** 1.25 * height
    const foot = y + ((row + 1) / rows) ** 1.25 * height
    const light = 26 + row * (10 / rows) + scatter(row * 5.3) * 5
    context.fillStyle = `hsl(22 48% ${light}%)`
    context.fillRect(x, top, width, foot - top + 1)
    context.fillStyle = 'rgb(255 220 170 / 14%)'
    context.fillRect(x, top, width, 1.4)
    context.fillStyle = 'rgb(20 6 4 / 55%)'
    context.fillRect(x, foot - 1.4, width, 1.4)
    context.fillStyle = 'rgb(30 10 4 / 13%)'
    for (let grain = 0; grain < 7; grain++) {
      const from = scatter(row * 17 + grain) * width
      context.fillRect(x + from, top + scatter(row * 29 + grain) * (foot - top), width * 0.28, 1)
    }
  }
}
