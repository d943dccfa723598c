import { paintBunting, paintCrowd, paintPlanks } from './fiesta.ts'
import { band, type Context, disc, glow, line, plate, scatter, shape, type Size, within } from './kit.ts'

/** Where the counter begins, of the height. The scene's style sheet has the same. */
const counterPart = 0.245

/** A fruit stall on the morning of the fiesta; tickets are sold over its counter. */
export function paintMorningMarket(context: Context, { width, height }: Size): void {
  const counter = height * counterPart
  band(
    context,
    [0, 0, width, counter],
    [
      [0, '#2a9bd6'],
      [0.6, '#8fdcf0'],
      [1, '#ffe6b0'],
    ],
  )
  glow(context, { x: width * 0.82, y: counter * 0.3, radius: counter * 1.3 }, [
    [0, 'rgb(255 250 214 / 90%)'],
    [1, 'rgb(255 240 180 / 0%)'],
  ])
  paintCrowd(context, [-10, counter + 2, width + 20, counter * 0.42], { fill: '#5f8fae', seed: 6 })
  paintBunting(
    context,
    { from: -10, to: width + 10, left: counter * 0.42, right: counter * 0.36, sag: counter * 0.16 },
    { size: Math.min(15, counter * 0.12) },
  )
  const unit = counter / 120
  for (const side of [0, 1]) {
    within(context, { x: side === 0 ? 0 : width, y: counter, scale: unit }, () => {
      context.scale(side === 0 ? 1 : -1, 1)
      paintStand(context, Math.max(96, (width / unit) * 0.31), side)
    })
  }
  paintAwning(context, width, counter)
  paintPlanks(context, [0, counter, width, height - counter], 9)
  band(
    context,
    [0, counter - 3, width, 7],
    [
      [0, '#ffe2a8'],
      [1, '#8a4a24'],
    ],
  )
  glow(context, { x: width * 0.7, y: counter, radius: Math.max(width * 0.7, 300) }, [
    [0, 'rgb(255 240 190 / 55%)'],
    [1, 'rgb(255 220 140 / 0%)'],
  ])
  paintLeaf(context, { width, height }, counter)
}

function paintAwning(context: Context, width: number, counter: number): void {
  const stripes = Math.max(9, Math.round(width / 42))
  const step = width / stripes
  for (let stripe = 0; stripe < stripes; stripe++) {
    const fill = stripe % 2 === 0 ? '#1f9d8a' : '#fff6e0'
    plate(context, [stripe * step, -2, step + 0.5, counter * 0.16], 0, fill)
    shape(
      context,
      `M${stripe * step} ${counter * 0.155}h${step + 0.5}a${step / 2} ${step * 0.4} 0 0 1-${step} 0z`,
      fill,
    )
  }
  band(
    context,
    [0, counter * 0.02, width, counter * 0.12],
    [
      [0, 'rgb(0 40 60 / 32%)'],
      [1, 'rgb(0 40 60 / 0%)'],
    ],
  )
}

/** Crates of fruit in steps, and what hangs over them. */
function paintStand(context: Context, wide: number, side: number): void {
  const inks = side === 0 ? ['#ffb52e', '#ffd24a', '#f08a1c'] : ['#e0402c', '#ff6a52', '#b3173f']
  for (const [step, lift] of [
    [0, 46],
    [1, 20],
  ] as const) {
    const reach = wide - 12 + step * 10
    shape(context, `M0-${lift + 4}H${reach}l4 ${lift}H0z`, step === 0 ? '#7a4222' : '#9a5a2e')
    for (let fruit = 0; fruit < reach / 13; fruit++) {
      const [x, y] = [6 + fruit * 13, -lift - 6 - scatter(fruit + step * 9 + side) * 5]
      disc(context, { x, y, radius: 8 }, inks[(fruit + step) % inks.length] ?? '')
      disc(context, { x: x - 2.4, y: y - 2.8, radius: 2.3 }, 'rgb(255 255 255 / 60%)')
    }
    line(context, `M0-${lift}H${reach}`, '#c98a4e', 2.6)
  }
  for (let bunch = 0; bunch < 2; bunch++) {
    const x = 18 + bunch * 34
    line(context, `M${x}-104v14`, '#5a3418', 2)
    for (const lean of [-9, -3, 3, 9])
      line(context, `M${x}-90q${lean * 1.3} 8 ${lean} 20`, bunch === side ? '#ffd83f' : '#8bc34a', 6)
  }
}

/** A banana leaf under the ticket. */
function paintLeaf(context: Context, { width, height }: Size, counter: number): void {
  const [x, y, reach] = [
    width / 2,
    counter + (height - counter) * 0.5,
    Math.min(width * 0.56, (height - counter) * 0.95),
  ]
  within(context, { x, y, scale: reach * 0.01 }, () => {
    context.rotate(-0.16)
    shape(context, 'M-112 6C-70-78 60-84 114-8 70 74-66 84-112 6z', 'rgb(20 10 4 / 40%)')
    shape(context, 'M-112 0C-70-84 60-90 114-14 70 68-66 78-112 0z', '#2f8f4a')
    for (let vein = -9; vein <= 9; vein++)
      line(context, `M${vein * 11}-6l12-48M${vein * 11}-6l10 48`, 'rgb(190 240 150 / 16%)', 1.4)
    line(context, 'M-112 0Q0-12 114-14', '#8fd06a', 3)
  })
}
