import { paintBulbs, paintBunting, paintCrowd, paintStars } from './fiesta.ts'
import { band, type Context, glow, plate, shape, type Size, within } from './kit.ts'

/** Where the table's edge is, of the height. The scene's style sheet has the same. */
const tablePart = 0.33

/** A card table between the stalls of a night market. */
export function paintNightMarket(context: Context, size: Size): void {
  const { width, height } = size
  const edge = height * tablePart
  band(
    context,
    [0, 0, width, edge + 30],
    [
      [0, '#150a33'],
      [0.55, '#3b1750'],
      [1, '#8a3452'],
    ],
  )
  paintStars(context, { width, height: edge * 0.6 }, Math.round(width / 9))
  glow(context, { x: width / 2, y: edge, radius: Math.max(width * 0.6, 240) }, [
    [0, 'rgb(255 178 90 / 62%)'],
    [1, 'rgb(255 140 80 / 0%)'],
  ])
  const stall = Math.max(96, Math.min(width * 0.29, 230))
  for (let left = -stall * 0.32, at = 0; left < width; left += stall * 1.14, at++) {
    const middle = left + stall / 2
    if (Math.abs(middle - width / 2) > stall * 0.55 || width > 700)
      paintStall(context, { left, foot: edge, size: stall, at })
  }
  paintCrowd(context, [-10, edge + 4, width + 20, stall * 0.5], { fill: '#2c0f30', seed: 4 })
  paintBunting(
    context,
    { from: -10, to: width + 10, left: edge * 0.06, right: edge * 0.03, sag: edge * 0.2 },
    { size: Math.min(17, edge * 0.1), alpha: 0.92 },
  )
  paintBulbs(
    context,
    { from: -10, to: width + 10, left: edge * 0.3, right: edge * 0.24, sag: edge * 0.16 },
    { size: 4.5, gap: 34 },
  )
  paintTable(context, size, edge)
}

const awnings = [
  ['#e8325f', '#fff1d6'],
  ['#2a9d8f', '#fff1d6'],
  ['#f0a722', '#fff1d6'],
  ['#4b6fe0', '#fff1d6'],
] as const

type Stall = { readonly left: number; readonly foot: number; readonly size: number; readonly at: number }

function paintStall(context: Context, { left, foot, size, at }: Stall): void {
  within(context, { x: left, y: foot, scale: size * 0.01 }, () => {
    band(
      context,
      [4, -74, 92, 60],
      [
        [0, '#5a2230'],
        [1, '#ffb35c'],
      ],
    )
    for (const [index, fruit] of [
      '#ffb52e',
      '#e0482c',
      '#7dbb46',
      '#ffd873',
      '#c9285a',
      '#ff8a3d',
      '#8bc34a',
    ].entries())
      plate(context, [8 + index * 12.2, -38 + (index % 2) * 3, 11, 10], 5.5, fruit)
    shape(context, 'M4-30h92v30H4z', '#6b3420')
    shape(context, 'M4-30h92v4H4z', '#a8623a')
    const [first, second] = awnings[at % awnings.length] ?? awnings[0]
    for (let stripe = 0; stripe < 8; stripe++) {
      const x = -4 + stripe * 13.5
      shape(
        context,
        `M${8 + stripe * 10.6}-94h10.6L${x + 13.5}-72a6.75 6 0 0 1-13.5 0z`,
        stripe % 2 === 0 ? first : second,
      )
    }
    shape(context, 'M-4-72h108v2H-4z', 'rgb(40 10 30 / 22%)')
  })
}

/** The table top runs towards the player; a woven mat lies on it. */
function paintTable(context: Context, { width, height }: Size, edge: number): void {
  const [inset, rim] = [Math.min(width * 0.07, 60), 12]
  shape(context, `M${inset} ${edge}H${width - inset}L${width} ${edge + 46}V${height}H0V${edge + 46}z`, '#4a2114')
  band(
    context,
    [inset, edge, width - inset * 2, 3],
    [
      [0, '#ffcf8a'],
      [1, '#b5713c'],
    ],
  )
  const cloth = context.createLinearGradient(0, edge, 0, height)
  for (const [at, colour] of [
    [0, '#1d7a66'],
    [0.5, '#126052'],
    [1, '#093a36'],
  ] as const)
    cloth.addColorStop(at, colour)
  const mat = `M${inset + 10} ${edge + rim}H${width - inset - 10}L${width - 12} ${edge + 56}V${height - 12}H12V${edge + 56}z`
  shape(context, mat, cloth)
  context.save()
  context.clip(new Path2D(mat))
  paintWeave(context, { width, height }, edge)
  glow(context, { x: width / 2, y: edge + (height - edge) * 0.4, radius: Math.max(width * 0.62, 250) }, [
    [0, 'rgb(255 236 170 / 34%)'],
    [1, 'rgb(255 220 140 / 0%)'],
  ])
  band(
    context,
    [0, height * 0.74, width, height * 0.26],
    [
      [0, 'rgb(2 20 20 / 0%)'],
      [1, 'rgb(2 20 20 / 60%)'],
    ],
  )
  context.restore()
  context.strokeStyle = '#e0b04f'
  context.lineWidth = 2
  context.stroke(new Path2D(mat))
}

/** A woven ground, a sun in its middle, the diamonds of a banig along the border that is near. */
function paintWeave(context: Context, { width, height }: Size, edge: number): void {
  context.lineWidth = 1
  context.strokeStyle = 'rgb(255 255 255 / 4.5%)'
  for (let at = -height; at < width; at += 14) {
    context.beginPath()
    context.moveTo(at, edge)
    context.lineTo(at + height - edge, height)
    context.moveTo(at + height - edge, edge)
    context.lineTo(at, height)
    context.stroke()
  }
  const middle = { x: width / 2, y: edge + (height - edge) * 0.46 }
  for (const [reach, ink] of [
    [Math.min(width * 0.42, 250), 'rgb(255 226 150 / 9%)'],
    [Math.min(width * 0.3, 180), 'rgb(4 40 36 / 30%)'],
  ] as const)
    within(context, { ...middle, scale: reach }, () => shape(context, sun, ink))
  const count = Math.floor((width - 60) / 30)
  for (let at = 0; at <= count; at++) {
    const x = width / 2 + (at - count / 2) * 30
    shape(context, `M${x} ${height - 31}l11 9-11 9-11-9z`, at % 2 === 0 ? '#e8b04f' : '#d8456a')
    shape(context, `M${x} ${height - 27}l5 5-5 5-5-5z`, '#0d4a42')
  }
}

/** Sixteen rays, as on the flag and on the backs of the cards. */
const sun = Array.from({ length: 32 }, (_, index) => {
  const [turn, reach] = [(index / 32) * Math.PI * 2, index % 2 === 0 ? 1 : 0.62]
  return `${index === 0 ? 'M' : 'L'}${Math.sin(turn) * reach} ${-Math.cos(turn) * reach}`
}).join('')
