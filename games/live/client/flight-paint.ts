type Context = CanvasRenderingContext2D
type Size = { readonly width: number; readonly height: number }
type Point = { readonly x: number; readonly y: number }

const turn = Math.PI * 2

/** Dawn below, and the higher the flight the darker the blue above. */
export function paintSky(context: Context, { width, height }: Size, high: number): void {
  const sky = context.createLinearGradient(0, 0, 0, height)
  sky.addColorStop(0, mixed([42, 106, 216], [16, 18, 64], high))
  sky.addColorStop(0.5, mixed([122, 176, 240], [70, 52, 150], high))
  sky.addColorStop(0.8, '#ffc48a')
  sky.addColorStop(1, '#ff8a5a')
  context.fillStyle = sky
  context.fillRect(0, 0, width, height)
  const sun = context.createRadialGradient(width * 0.14, height * 0.8, 4, width * 0.14, height * 0.8, height * 0.7)
  sun.addColorStop(0, 'rgb(255 244 200 / 95%)')
  sun.addColorStop(0.14, 'rgb(255 226 150 / 55%)')
  sun.addColorStop(1, 'rgb(255 226 150 / 0%)')
  context.fillStyle = sun
  context.fillRect(0, 0, width, height)
}

const mixed = (low: readonly number[], top: readonly number[], part: number): string =>
  `rgb(${low.map((value, index) => Math.round(value + ((top[index] ?? 0) - value) * part)).join(' ')})`

/** Hills in three depths and clouds before them: the nearer they are, the faster they pass. */
export function paintIslands(context: Context, { width, height }: Size, drift: number): void {
  for (const { tone, base, rise, pace, period } of hills) {
    context.fillStyle = tone
    context.beginPath()
    context.moveTo(0, height)
    for (let x = 0; x <= width + 12; x += 12) {
      const at = (x + drift * pace) / period
      context.lineTo(x, height * base - (Math.sin(at) + Math.sin(at * 2.3 + 1) * 0.45) * height * rise)
    }
    context.lineTo(width, height)
    context.fill()
  }
  context.fillStyle = 'rgb(255 255 255 / 26%)'
  for (let index = 0; index < 6; index++) {
    const span = width + 200
    const x = ((((index * 173 - drift * (0.5 + (index % 3) * 0.3)) % span) + span) % span) - 100
    const y = height * (0.1 + ((index * 0.37) % 0.55))
    cloud(context, { x, y }, 26 + (index % 3) * 12)
  }
}

const hills = [
  { tone: '#b0549a', base: 0.84, rise: 0.05, pace: 0.15, period: 90 },
  { tone: '#7a3a9a', base: 0.9, rise: 0.045, pace: 0.35, period: 64 },
  { tone: '#3f1c70', base: 0.97, rise: 0.035, pace: 0.7, period: 46 },
] as const

function cloud(context: Context, { x, y }: Point, size: number): void {
  context.beginPath()
  context.ellipse(x, y, size, size * 0.34, 0, 0, turn)
  context.ellipse(x - size * 0.4, y - size * 0.16, size * 0.45, size * 0.34, 0, 0, turn)
  context.ellipse(x + size * 0.3, y - size * 0.22, size * 0.5, size * 0.4, 0, 0, turn)
  context.fill()
}

type Trail = { readonly size: Size; readonly from: Point; readonly end: Point }

/** The way it came: a ribbon of gold that fades towards the nest. */
export function paintTrail(context: Context, { size, from, end }: Trail): void {
  const bend = { x: from.x + (end.x - from.x) * 0.62, y: from.y }
  const gold = context.createLinearGradient(from.x, 0, end.x, 0)
  gold.addColorStop(0, 'rgb(255 226 138 / 0%)')
  gold.addColorStop(1, 'rgb(255 240 170 / 95%)')
  context.lineCap = 'round'
  context.strokeStyle = gold
  for (const [lineWidth, alpha] of ribbons) {
    context.globalAlpha = alpha
    context.lineWidth = lineWidth * Math.max(1, size.height / 320)
    context.beginPath()
    context.moveTo(from.x, from.y)
    context.quadraticCurveTo(bend.x, bend.y, end.x, end.y)
    context.stroke()
  }
  context.globalAlpha = 1
}

const ribbons = [
  [16, 0.25],
  [8, 0.5],
  [3, 1],
] as const

// The eagle is drawn on a sheet 220 wide, its middle at 0 0, flying to the right.
const tail = new Path2D('M-36 2L-94-2L-88 8L-104 14L-92 22L-100 34L-82 36L-76 46L-40 28z')
const body = new Path2D('M-48 14C-30-12 10-26 46-24C62-20 70-8 66 6C56 28 20 38-14 34C-32 32-44 26-48 14z')
const head = new Path2D('M38-24C48-42 76-44 84-28L102-20C100-12 92-10 86-12C82-2 70 4 56 4C44 0 36-10 38-24z')
const beak = new Path2D('M84-28L104-20C106-12 102-6 98-4C98-10 92-14 84-14z')
const wing = new Path2D(
  'M34-6C36-36 20-66-6-96C-16-108-26-118-36-124C-34-112-30-104-24-96C-36-102-48-108-58-110C-52-100-44-92-36-86C-50-88-62-90-72-88C-64-78-54-70-44-64C-58-62-70-60-78-54C-58-46-40-36-28-22C-20-12-14 0-6 10z',
)
const sheet = 220

type Eagle = Point & { readonly size: number; readonly beat: number }

/** The wings beat about the shoulder; everything else lies still in the air. */
export function paintEagle(context: Context, { x, y, size, beat }: Eagle): void {
  const unit = size / sheet
  context.save()
  context.translate(x, y)
  context.scale(unit, unit)
  context.rotate(-0.3)
  context.lineJoin = 'round'
  context.lineWidth = 4
  context.strokeStyle = '#2a1020'
  const lift = Math.sin(beat)
  flap(context, { lift: lift * 0.9, tone: '#5a2f24', offset: 16 })
  layer(context, tail, '#7a4430')
  layer(context, body, '#e8c498')
  layer(context, head, '#fff2dc')
  layer(context, beak, '#f2b23a')
  context.fillStyle = '#2a1020'
  context.beginPath()
  context.arc(74, -24, 4.5, 0, turn)
  context.fill()
  flap(context, { lift, tone: '#8a4f34', offset: 0 })
  context.restore()
}

type Flap = { readonly lift: number; readonly tone: string; readonly offset: number }

function flap(context: Context, { lift, tone, offset }: Flap): void {
  context.save()
  context.translate(offset, -2)
  context.scale(1, 0.62 + 0.38 * lift)
  layer(context, wing, tone)
  context.restore()
}

function layer(context: Context, path: Path2D, tone: string): void {
  context.fillStyle = tone
  context.fill(path)
  context.stroke(path)
}
