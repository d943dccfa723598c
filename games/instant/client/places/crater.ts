import { paintStars } from './fiesta.ts'
import { band, type Context, disc, glow, line, scatter, shape, type Size } from './kit.ts'

/** How far down the crater's far edge is, of the height. */
const rimPart = 0.2

/** Inside a volcano at night: the far rim against the sky, walls of rock, and the lake of fire below. */
export function paintCrater(context: Context, { width, height }: Size): void {
  const rim = height * rimPart
  band(
    context,
    [0, 0, width, rim + 30],
    [
      [0, '#0f0a2e'],
      [0.6, '#3a1a4e'],
      [1, '#a8394a'],
    ],
  )
  paintStars(context, { width, height: rim * 0.7 }, Math.round(width / 9))
  paintSmoke(context, { width, height }, rim)
  paintRidge(context, { width, height }, { top: rim, rough: 16, fill: '#3a1830', seed: 2 })
  paintRidge(context, { width, height }, { top: rim + height * 0.05, rough: 12, fill: '#2a1026', seed: 7 })
  band(
    context,
    [0, rim + height * 0.09, width, height],
    [
      [0, '#1f0b1e'],
      [0.35, '#5a1418'],
      [0.75, '#c23a14'],
      [1, '#ff9a2e'],
    ],
  )
  glow(context, { x: width / 2, y: height * 0.62, radius: Math.max(width * 0.62, height * 0.5) }, [
    [0, 'rgb(255 190 60 / 90%)'],
    [0.5, 'rgb(255 100 30 / 55%)'],
    [1, 'rgb(160 20 20 / 0%)'],
  ])
  paintFlow(context, { width, height })
  for (const side of [0, 1]) paintWall(context, { width, height }, side)
  paintLedge(context, { width, height })
}

type Ridge = { readonly top: number; readonly rough: number; readonly fill: string; readonly seed: number }

function paintRidge(context: Context, { width, height }: Size, { top, rough, fill, seed }: Ridge): void {
  context.fillStyle = fill
  context.beginPath()
  context.moveTo(0, height)
  for (let x = 0; x <= width + 18; x += 18) {
    const dip = Math.sin((x / width) * Math.PI) * height * 0.05
    context.lineTo(x, top + dip - scatter(seed + x) * rough)
  }
  context.lineTo(width, height)
  context.fill()
}

function paintSmoke(context: Context, { width }: Size, rim: number): void {
  for (let puff = 0; puff < 12; puff++) {
    const [x, y] = [width * (0.2 + scatter(puff) * 0.6), rim * (0.2 + scatter(puff + 0.6) * 0.8)]
    glow(context, { x, y, radius: 40 + scatter(puff * 2) * 60 }, [
      [0, 'rgb(255 150 100 / 20%)'],
      [1, 'rgb(120 50 90 / 0%)'],
    ])
  }
}

/** Bright veins in the lake. */
function paintFlow(context: Context, { width, height }: Size): void {
  for (let vein = 0; vein < 26; vein++) {
    const [x, y] = [scatter(vein) * width, height * (0.4 + scatter(vein + 0.3) * 0.6)]
    const reach = 18 + scatter(vein * 5) * 46
    line(
      context,
      `M${x - reach} ${y}q${reach * 0.6}-9 ${reach} 0t${reach} 0`,
      `rgb(255 ${190 + Math.round(scatter(vein) * 60)} 90 / 62%)`,
      1.5 + scatter(vein * 3) * 3,
    )
  }
  for (let bubble = 0; bubble < 22; bubble++)
    disc(
      context,
      {
        x: scatter(bubble * 1.7) * width,
        y: height * (0.4 + scatter(bubble * 2.9) * 0.6),
        radius: 1 + scatter(bubble) * 3,
      },
      'rgb(255 240 170 / 75%)',
    )
}

/** The rocks at the side from which one looks down. */
function paintWall(context: Context, { width, height }: Size, side: number): void {
  const reach = Math.max(22, (width - Math.min(width, height * 1.02)) / 2)
  const at = (x: number): number => (side === 0 ? x : width - x)
  for (const [part, fill] of [
    [1, '#2b1020'],
    [0.72, '#3c182a'],
    [0.42, '#1d0a18'],
  ] as const) {
    let d = `M${at(-2)} ${height}V${height * 0.3}`
    for (let step = 0; step <= 9; step++) {
      const y = height * (0.3 + step * 0.078)
      d += `L${at(reach * part * (0.55 + scatter(step + part * 9 + side) * 0.5))} ${y}`
    }
    shape(context, `${d}L${at(reach * part)} ${height}z`, fill)
  }
}

/** Where one still stands on firm ground. */
function paintLedge(context: Context, { width, height }: Size): void {
  const top = height * 0.905
  let edge = `M0 ${height}V${top + 4}`
  for (let x = 0; x <= width + 20; x += 20) edge += `L${x} ${top + scatter(x * 1.9) * 9}`
  shape(context, `${edge}V${height}z`, '#2a1222')
  line(context, edge.replace(`M0 ${height}V`, 'M0 '), '#ff9a3c', 2.4)
  for (let stone = 0; stone < width / 16; stone++)
    disc(
      context,
      {
        x: scatter(stone * 3.3) * width,
        y: top + 14 + scatter(stone) * (height - top),
        radius: 2 + scatter(stone * 7) * 5,
      },
      stone % 2 === 0 ? '#3c1c30' : '#1c0a18',
    )
}
