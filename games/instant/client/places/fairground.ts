import { paintBulbs, paintCrowd, paintPlanks, paintStars } from './fiesta.ts'
import { band, type Box, type Context, disc, glow, line, plate, shape, type Size, within } from './kit.ts'

/** Where the booth stands on the fairground: its board is as wide as a phone, and no wider than a hand reaches. */
export function boothBox({ width, height }: Size): Box {
  const wide = Math.min(width, Math.max(360, height * 0.98))
  return [(width - wide) / 2, 0, wide, height]
}

/** How high the counter with the prizes is, of the height. */
export const counterPart = 0.27

/** A booth at the perya: awning, prizes, and a board behind bulbs. Around it the fair. */
export function paintFairground(context: Context, size: Size): void {
  const { width, height } = size
  band(
    context,
    [0, 0, width, height],
    [
      [0, '#150a3d'],
      [0.5, '#4a1c6b'],
      [1, '#a33c6c'],
    ],
  )
  paintStars(context, { width, height: height * 0.5 }, Math.round(width / 8))
  if (width > 620) {
    paintWheel(context, { x: width * 0.12, y: height * 0.46, radius: height * 0.3 })
    paintWheel(context, { x: width * 0.9, y: height * 0.5, radius: height * 0.24 })
    paintCrowd(context, [0, height * 0.97, width, height * 0.2], { fill: '#26092f', seed: 3 })
  }
  const box = boothBox(size)
  paintBooth(context, box)
  paintBulbs(
    context,
    { from: box[0], to: box[0] + box[2], left: height * 0.085, right: height * 0.085, sag: height * 0.03 },
    { size: 4, gap: 30 },
  )
}

function paintWheel(context: Context, { x, y, radius }: { x: number; y: number; radius: number }): void {
  line(
    context,
    `M${x} ${y}L${x - radius * 0.5} ${y + radius * 1.6}M${x} ${y}L${x + radius * 0.5} ${y + radius * 1.6}`,
    '#2b1046',
    9,
  )
  for (let spoke = 0; spoke < 12; spoke++) {
    const turn = (spoke / 12) * Math.PI * 2
    const [endX, endY] = [x + Math.cos(turn) * radius, y + Math.sin(turn) * radius]
    line(context, `M${x} ${y}L${endX} ${endY}`, 'rgb(255 214 140 / 45%)', 2)
    plate(context, [endX - 12, endY - 2, 24, 20], 7, ['#e8325f', '#2fa7d8', '#ffcf5f', '#7ee081'][spoke % 4] ?? '')
  }
  for (const part of [1, 0.72]) {
    context.strokeStyle = '#ffd98a'
    context.lineWidth = part === 1 ? 5 : 2
    context.beginPath()
    context.arc(x, y, radius * part, 0, Math.PI * 2)
    context.stroke()
  }
  disc(context, { x, y, radius: 14 }, '#ffcf5f')
}

function paintBooth(context: Context, [left, , wide, height]: Box): void {
  const counter = height * counterPart
  band(
    context,
    [left, 0, wide, counter],
    [
      [0, '#3a1030'],
      [1, '#8a3038'],
    ],
  )
  glow(context, { x: left + wide / 2, y: counter * 0.7, radius: wide * 0.5 }, [
    [0, 'rgb(255 190 100 / 60%)'],
    [1, 'rgb(255 160 80 / 0%)'],
  ])
  paintShelf(context, { left, wide, counter })
  const stripes = 14
  for (let stripe = 0; stripe < stripes; stripe++) {
    const step = wide / stripes
    const x = left + stripe * step
    const fill = stripe % 2 === 0 ? '#e8325f' : '#fff1d6'
    plate(context, [x, -2, step + 0.5, height * 0.055], 0, fill)
    shape(context, `M${x} ${height * 0.052}h${step + 0.5}a${step / 2} ${step * 0.42} 0 0 1-${step} 0z`, fill)
  }
  band(
    context,
    [left, 0, wide, height * 0.03],
    [
      [0, 'rgb(30 4 30 / 55%)'],
      [1, 'rgb(30 4 30 / 0%)'],
    ],
  )
  paintPlanks(context, [left, counter, wide, height - counter], 8)
  plate(context, [left + 6, counter + 8, wide - 12, height - counter - 14], 12, '#e0a93f')
  plate(context, [left + 9, counter + 11, wide - 18, height - counter - 20], 10, '#6a1d2c')
  const felt = context.createRadialGradient(left + wide / 2, counter, 20, left + wide / 2, height * 0.6, height * 0.6)
  felt.addColorStop(0, '#3b2a9a')
  felt.addColorStop(0.6, '#221566')
  felt.addColorStop(1, '#140a40')
  context.fillStyle = felt
  context.beginPath()
  context.roundRect(left + 13, counter + 15, wide - 26, height - counter - 28, 8)
  context.fill()
  paintBoardSun(context, {
    x: left + wide / 2,
    y: height,
    box: [left + 13, counter + 15, wide - 26, height - counter - 28],
  })
  paintHangingPrizes(context, [left, counter + 22, wide, height - counter])
  band(
    context,
    [left, counter - 3, wide, 8],
    [
      [0, '#ffd08a'],
      [1, '#8a4a24'],
    ],
  )
}

type Shelf = { readonly left: number; readonly wide: number; readonly counter: number }

/** Three soft toys on each side of whoever keeps the booth. */
function paintShelf(context: Context, { left, wide, counter }: Shelf): void {
  for (let prize = 0; prize < 6; prize++) {
    const aside = prize < 3 ? 0.02 + prize * 0.115 : 0.98 - (prize - 3) * 0.115 - 0.1
    within(context, { x: left + wide * aside, y: counter, scale: (wide * 0.125) / prizeBox.width }, () =>
      paintPrize(context, prize),
    )
  }
}

const prizeBox = { width: 40, height: 52 }

/** The main prizes, where the pegs leave the board's upper corners free. */
function paintHangingPrizes(context: Context, [left, top, wide, tall]: Box): void {
  const scale = Math.min((wide * 0.21) / prizeBox.width, (tall * 0.3) / prizeBox.height)
  for (const [at, aside] of [0.055, 0.945].entries()) {
    const x = left + wide * aside - (at === 0 ? 0 : prizeBox.width * scale)
    const y = top + (prizeBox.height + 8) * scale
    line(context, `M${x + 20 * scale} ${top - 8}V${y - 48 * scale}`, '#ffd98a', 2)
    glow(context, { x: x + 20 * scale, y: y - 26 * scale, radius: 40 * scale }, [
      [0, 'rgb(255 226 150 / 40%)'],
      [1, 'rgb(255 200 120 / 0%)'],
    ])
    within(context, { x, y, scale }, () => paintPrize(context, at * 3 + 1))
  }
}

/** A painted sun that rises behind the pegs. */
function paintBoardSun(
  context: Context,
  { x, y, box: [left, top, wide, tall] }: { x: number; y: number; box: Box },
): void {
  context.save()
  context.beginPath()
  context.roundRect(left, top, wide, tall, 8)
  context.clip()
  for (let ray = 0; ray < 17; ray += 2) {
    const [from, to] = [Math.PI * (1 + ray / 17), Math.PI * (1 + (ray + 1) / 17)]
    const reach = tall * 1.6
    shape(
      context,
      `M${x} ${y}L${x + Math.cos(from) * reach} ${y + Math.sin(from) * reach}L${x + Math.cos(to) * reach} ${y + Math.sin(to) * reach}z`,
      'rgb(150 130 255 / 10%)',
    )
  }
  glow(context, { x, y, radius: tall * 0.7 }, [
    [0, 'rgb(255 120 170 / 34%)'],
    [1, 'rgb(255 120 170 / 0%)'],
  ])
  context.restore()
}

const furs = ['#ff8ab0', '#8fd3ff', '#ffcf5f', '#c79bff', '#7ee081', '#ff9a4d'] as const

/** Something soft to take home, on the shelf. */
function paintPrize(context: Context, at: number): void {
  const fur = furs[at % furs.length] ?? furs[0]
  for (const x of [9, 31]) disc(context, { x, y: -44, radius: 7 }, fur)
  plate(context, [6, -28, 28, 28], 13, fur)
  disc(context, { x: 20, y: -36, radius: 14 }, fur)
  disc(context, { x: 20, y: -31, radius: 6 }, '#fff6e6')
  for (const x of [15, 25]) disc(context, { x, y: -39, radius: 1.9 }, '#2a1020')
  disc(context, { x: 20, y: -33, radius: 1.8 }, '#2a1020')
  plate(context, [13, -20, 14, 14], 7, '#fff6e6')
}
