import { paintBulbs, paintBunting, paintStars } from './fiesta.ts'
import { band, type Context, glow, line, plate, scatter, shape, type Size, within } from './kit.ts'

/** How far down the road lies. */
export const groundOf = ({ height }: Size): number => height * 0.68

/** A road along the bay at dusk, below a volcano: everything that stands still, painted once for each size of the page. */
export function paintCoastRoad(context: Context, size: Size): void {
  const { width } = size
  const ground = groundOf(size)
  const sea = ground * 0.72
  band(
    context,
    [0, 0, width, sea],
    [
      [0, '#1b1050'],
      [0.4, '#6a2d8c'],
      [0.74, '#e8617a'],
      [1, '#ffb862'],
    ],
  )
  paintStars(context, { width, height: sea * 0.4 }, Math.round(width / 10))
  paintSun(context, { width, sea })
  paintVolcano(context, { width, sea })
  paintSea(context, { width, sea, ground })
  paintShore(context, { width, ground, sea })
  const size2 = Math.min(15, ground * 0.055)
  paintBunting(
    context,
    { from: -10, to: width + 10, left: ground * 0.1, right: ground * 0.05, sag: ground * 0.1 },
    { size: size2 },
  )
  paintRoad(context, size, ground)
}

type Place = { readonly width: number; readonly sea: number }

function paintSun(context: Context, { width, sea }: Place): void {
  glow(context, { x: width * 0.72, y: sea, radius: Math.max(150, width * 0.34) }, [
    [0, 'rgb(255 246 200)'],
    [0.16, 'rgb(255 226 130 / 95%)'],
    [0.17, 'rgb(255 200 110 / 52%)'],
    [1, 'rgb(255 170 90 / 0%)'],
  ])
  for (let cloud = 0; cloud < 7; cloud++)
    plate(
      context,
      [scatter(cloud * 3) * width - 30, sea * (0.34 + scatter(cloud) * 0.5), 60 + scatter(cloud * 7) * 110, 5],
      3,
      'rgb(255 214 190 / 34%)',
    )
}

function paintVolcano(context: Context, { width, sea }: Place): void {
  const [x, half, peak] = [width * 0.27, Math.min(width * 0.36, 330), sea * 0.66]
  const cone = (side: number, fill: string): void =>
    shape(
      context,
      `M${x - half} ${sea}Q${x - half * 0.24} ${sea - peak * 0.3} ${x - half * 0.06} ${sea - peak}H${x + half * 0.06 * side}Q${x + half * 0.24 * side} ${sea - peak * 0.3} ${x + half * side} ${sea}z`,
      fill,
    )
  cone(1, '#6f3a93')
  shape(
    context,
    `M${x} ${sea - peak}H${x + half * 0.06}Q${x + half * 0.24} ${sea - peak * 0.3} ${x + half} ${sea}H${x + half * 0.2}Q${x + half * 0.02} ${sea - peak * 0.4} ${x} ${sea - peak}z`,
    '#4a2470',
  )
  for (const gully of [-0.5, -0.2, 0.1])
    line(
      context,
      `M${x + gully * half * 0.08} ${sea - peak * 0.92}Q${x + gully * half * 0.3} ${sea - peak * 0.4} ${x + gully * half * 1.1} ${sea - peak * 0.12}`,
      'rgb(30 10 60 / 30%)',
      2,
    )
  glow(context, { x, y: sea - peak, radius: half * 0.3 }, [
    [0, 'rgb(255 150 70 / 75%)'],
    [1, 'rgb(255 120 60 / 0%)'],
  ])
  for (const [dx, dy, reach] of [
    [4, 12, 22],
    [22, 26, 30],
    [52, 36, 26],
  ] as const)
    glow(context, { x: x + dx, y: sea - peak - dy, radius: reach }, [
      [0, 'rgb(255 220 200 / 62%)'],
      [1, 'rgb(255 200 190 / 0%)'],
    ])
  context.fillStyle = '#38195e'
  context.beginPath()
  context.moveTo(0, sea)
  for (let at = 0; at <= width + 8; at += 8) context.lineTo(at, sea - 9 - Math.sin(at / 70) * 6 - Math.sin(at / 29) * 3)
  context.lineTo(width, sea)
  context.fill()
}

function paintSea(context: Context, { width, sea, ground }: Place & { ground: number }): void {
  band(
    context,
    [0, sea, width, ground - sea],
    [
      [0, '#ff9d6a'],
      [0.4, '#8a4aa0'],
      [1, '#2c2a78'],
    ],
  )
  for (let wave = 0; wave < 40; wave++) {
    const y = sea + 3 + scatter(wave * 1.3) ** 1.2 * (ground - sea)
    const middle = width * 0.72 + (scatter(wave) - 0.5) * (wave % 3 === 0 ? width : 90)
    plate(context, [middle - 16, y, 18 + scatter(wave * 5) * 30, 1.8], 1, 'rgb(255 236 190 / 48%)')
  }
  for (const [part, scale] of [
    [0.46, 0.8],
    [0.9, 0.6],
  ] as const)
    within(context, { x: width * part, y: sea + (ground - sea) * 0.34, scale }, () => {
      shape(context, 'M-26 0q26 12 52 0l-6 8h-38z', '#2a1040')
      line(context, 'M-34 5h68M-28 5l-6 8h68l-6-8', '#2a1040', 1.6)
      shape(context, 'M-2-1V-40L22-6z', '#fff1d6')
      shape(context, 'M-4-1V-34L-20-6z', '#e8325f')
    })
}

/** Palms and nipa huts between the beach and the road. */
function paintShore(context: Context, { width, ground, sea }: Place & { ground: number }): void {
  shape(
    context,
    `M0 ${ground}V${ground - 16}Q${width * 0.3} ${ground - 30} ${width * 0.55} ${ground - 10}T${width} ${ground - 18}V${ground}z`,
    '#3a1d4a',
  )
  const unit = (ground - sea) * 0.01
  for (const [part, scale] of [
    [0.62, 0.8],
    [0.86, 1],
  ] as const)
    within(context, { x: width * part, y: ground - 6, scale: unit * scale * 1.3 }, () => {
      line(context, 'M-22 0v-16M22 0v-16M0 0v-16', '#21102e', 4)
      shape(context, 'M-27-14h54v-24h-54z', '#5a2f3c')
      plate(context, [-18, -33, 12, 12], 1, '#ffd27a')
      plate(context, [6, -33, 13, 19], 1, '#ffd27a')
      shape(context, 'M-36-34L0-66 36-34z', '#2c163a')
      glow(context, { x: 0, y: -24, radius: 44 }, [
        [0, 'rgb(255 200 110 / 36%)'],
        [1, 'rgb(255 180 90 / 0%)'],
      ])
    })
  const palm = Math.min(ground * 0.36, 150)
  for (const [part, tall] of [
    [0.03, 1],
    [0.13, 0.72],
    [0.5, 0.62],
    [0.76, 0.8],
    [0.97, 1.06],
  ] as const)
    paintPalm(context, { x: width * part, ground, tall: palm * tall })
}

function paintPalm(context: Context, { x, ground, tall }: { x: number; ground: number; tall: number }): void {
  within(context, { x, y: ground, scale: tall * 0.01 }, () => {
    shape(context, 'M-4 2Q2-50 13-98l5 2Q10-50 5 2z', '#1c0e30')
    for (const d of [
      'M15-98Q-10-112-34-84 -8-98 15-94z',
      'M15-98Q-14-98-28-62 -6-86 15-93z',
      'M15-98Q40-118 64-88 38-100 15-94z',
      'M15-98Q44-100 58-62 34-88 15-93z',
      'M15-98Q8-124-14-122 6-112 15-94z',
      'M15-98Q26-124 46-118 24-112 15-94z',
    ])
      shape(context, d, '#241238')
  })
}

/** Asphalt with its lines, a kerb in black and white, and lamps. */
function paintRoad(context: Context, { width, height }: Size, ground: number): void {
  band(
    context,
    [0, ground, width, height - ground],
    [
      [0, '#4b4262'],
      [0.3, '#37304c'],
      [1, '#171226'],
    ],
  )
  for (let stone = 0; stone * 22 < width; stone++)
    plate(context, [stone * 22, ground - 5, 22, 8], 0, stone % 2 === 0 ? '#f1e8d8' : '#2b2236')
  const middle = ground + (height - ground) * 0.72
  for (let dash = 0; dash * 54 < width + 54; dash++)
    plate(context, [dash * 54 - 12, middle, 32, 5], 2, 'rgb(255 226 140 / 80%)')
  band(
    context,
    [0, height - 14, width, 14],
    [
      [0, 'rgb(0 0 0 / 0%)'],
      [1, 'rgb(0 0 0 / 45%)'],
    ],
  )
  paintBulbs(
    context,
    { from: -10, to: width + 10, left: ground * 0.3, right: ground * 0.26, sag: ground * 0.09 },
    { size: 4, gap: 38 },
  )
}
