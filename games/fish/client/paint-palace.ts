import { fall, fillPath, noise, oval, type Pen } from './sea-look.ts'

type Tower = readonly [middle: number, half: number, top: number]
type Stone = { readonly light: string; readonly tone: string; readonly shade: string; readonly roof: readonly string[] }

const far: Stone = { light: '#a057b4', tone: '#73399c', shade: '#52267f', roof: ['#e88aa4', '#9c4596'] }
const near: Stone = { light: '#9a4cba', tone: '#57248a', shade: '#2f1058', roof: ['#ffb27a', '#c8488a', '#5c2080'] }

const behind: readonly Tower[] = [
  [-158, 17, 292],
  [-104, 20, 214],
  [112, 21, 232],
  [164, 16, 306],
]
const before: readonly Tower[] = [
  [-60, 22, 262],
  [64, 23, 276],
  [2, 30, 176],
]

/** The palace of the queen, in the light of the setting sun: drawn on a sea that is 520 high, around its middle. */
export function paintPalace(pen: Pen): void {
  for (const tower of behind) paintTower(pen, tower, far)
  paintWall(pen)
  for (const tower of before) paintTower(pen, tower, near)
}

const foot = 540

function paintWall(pen: Pen): void {
  fillPath(pen, fall(pen, [330, foot], [near.light, near.tone, near.shade]), wallPath())
  for (const x of [-92, -30, 34, 96]) paintWindow(pen, x, 400, 9)
}

function wallPath(): string {
  let path = `M-132 ${foot}V352`
  for (let x = -132; x < 132; x += 22) path += `v-14h11v14h11`
  return `${path}V${foot}Z`
}

function paintTower(pen: Pen, [x, half, top]: Tower, { light, tone, shade, roof }: Stone): void {
  const round = pen.createLinearGradient(x - half, 0, x + half, 0)
  for (const [at, stop] of [
    [0, tone],
    [0.3, light],
    [0.62, tone],
    [1, shade],
  ] as const)
    round.addColorStop(at, stop)
  fillPath(
    pen,
    round,
    `M${x - half * 0.86} ${top}C${x - half * 0.7} ${top + 90} ${x - half * 1.1} ${top + 160} ${x - half * 1.25} ${foot}H${x + half * 1.25}C${x + half * 1.1} ${top + 160} ${x + half * 0.7} ${top + 90} ${x + half * 0.86} ${top}Z`,
  )
  pen.strokeStyle = shade
  pen.globalAlpha = 0.35
  pen.lineWidth = 1.5
  for (let row = 1; row < 7; row++) {
    pen.beginPath()
    pen.ellipse(x, top + row * 40 + noise(x + row) * 8, half * 0.9, 5, 0, 0.1, Math.PI - 0.1)
    pen.stroke()
  }
  pen.globalAlpha = 1
  for (const y of [top + 34, top + 92]) paintWindow(pen, x, y, half * 0.26)
  paintRoof(pen, [x, half, top], roof)
}

/** A shell with its ribs, and a pearl on top. */
function paintRoof(pen: Pen, [x, half, top]: Tower, roof: readonly string[]): void {
  const high = half * 2.1
  const outline = `M${x - half * 1.3} ${top + 4}C${x - half * 1.7} ${top - high * 0.5} ${x - half * 0.5} ${top - high * 0.8} ${x} ${top - high * 1.15}C${x + half * 0.5} ${top - high * 0.8} ${x + half * 1.7} ${top - high * 0.5} ${x + half * 1.3} ${top + 4}Q${x} ${top + half * 0.5} ${x - half * 1.3} ${top + 4}Z`
  fillPath(pen, fall(pen, [top - high, top + 6], roof), outline)
  pen.save()
  pen.clip(new Path2D(outline))
  pen.strokeStyle = 'rgb(255 240 225 / 45%)'
  pen.lineWidth = 1.6
  for (const rib of [-0.8, -0.4, 0, 0.4, 0.8]) {
    pen.beginPath()
    pen.moveTo(x, top - high * 1.15)
    pen.quadraticCurveTo(x + rib * half * 1.7, top - high * 0.5, x + rib * half * 1.3, top + 6)
    pen.stroke()
  }
  pen.restore()
  const pearl = half * 0.24
  oval(pen, '#fff6ea', [x, top - high * 1.15 - pearl, pearl, pearl])
  oval(pen, 'rgb(230 150 190 / 60%)', [x + pearl * 0.25, top - high * 1.15 - pearl * 0.7, pearl * 0.6, pearl * 0.55])
}

/** Somebody is at home. */
function paintWindow(pen: Pen, x: number, y: number, half: number): void {
  const glow = pen.createRadialGradient(x, y, 1, x, y, half * 4)
  glow.addColorStop(0, 'rgb(255 214 120 / 55%)')
  glow.addColorStop(1, 'rgb(255 190 110 / 0%)')
  oval(pen, glow, [x, y, half * 4, half * 4])
  fillPath(
    pen,
    fall(pen, [y - half * 2, y + half * 2], ['#fff3c4', '#ffb54a']),
    `M${x - half} ${y + half * 1.6}V${y - half * 0.4}Q${x - half} ${y - half * 1.8} ${x} ${y - half * 1.9}Q${x + half} ${y - half * 1.8} ${x + half} ${y - half * 0.4}V${y + half * 1.6}Z`,
  )
}
