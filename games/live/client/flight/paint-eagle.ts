import type { EaglePose } from './eagle-pose.ts'

type Context = CanvasRenderingContext2D

// The Philippine eagle on a sheet 230 wide, its middle at 0 0, flying to the right.
const tail = new Path2D('M-34 4L-92-6L-84 4L-106 6L-92 15L-108 22L-90 26L-98 38L-76 36L-70 46L-36 28z')
const tailBars = new Path2D('M-58 2L-66 32M-74 1L-82 33')
const body = new Path2D('M-46 14C-30-14 8-28 44-26C62-24 72-10 67 6C58 30 22 42-14 37C-34 34-44 26-46 14z')
const belly = new Path2D('M-30 22C-6 38 36 34 62 8C60 26 24 41-12 36C-22 34-28 30-30 22z')
const feet = new Path2D('M-6 36C-14 44-24 46-32 44M-2 37C-8 47-16 51-26 51')
const crest = new Path2D(
  'M44-30C36-46 24-52 10-54C18-48 20-44 21-40C12-42 4-42-4-38C8-36 14-32 18-26C10-26 4-24-2-18C12-20 24-16 34-10z',
)
const head = new Path2D('M36-24C44-44 72-47 83-30L90-24C94-16 90-10 84-9C79 1 66 6 54 4C42 0 34-10 36-24z')
const beak = new Path2D('M82-32C96-34 106-24 104-8C101-12 97-14 93-13C88-11 84-14 82-18z')
const mask = new Path2D('M62-30C70-34 78-32 83-27L82-18C74-18 66-22 62-30z')
// The wing stands straight up; the shoulder is at 0 0.
const wing = new Path2D(
  'M30-4C34-34 26-66 8-94C2-108-6-120-16-128C-15-116-13-108-10-100C-20-110-32-118-44-120C-38-110-32-102-26-94C-38-102-52-106-64-104C-54-94-46-88-38-82C-52-86-66-86-76-80C-62-74-52-68-44-62C-58-62-70-58-76-50C-58-46-42-38-30-24C-22-14-14-2-8 12z',
)
const covert = new Path2D('M28-4C31-30 25-54 10-76C2-60-12-48-30-40C-24-26-14-8-6 10z')
const quills = new Path2D('M-26-94L-2-58M-38-82L-10-46M-44-62L-18-36M-10-100L8-70')
const sheet = 230
const turn = Math.PI * 2
const ink = '#2a1020'

type Eagle = { readonly x: number; readonly y: number; readonly size: number; readonly pose: EaglePose }

export function paintEagle(context: Context, { x, y, size, pose }: Eagle): void {
  const unit = size / sheet
  context.save()
  context.translate(x, y)
  context.scale(unit, unit)
  context.rotate(pose.tilt)
  context.lineJoin = 'round'
  context.lineCap = 'round'
  context.lineWidth = 4
  context.strokeStyle = ink
  paintWing(context, pose, true)
  layer(context, tail, '#7a4430')
  context.globalAlpha = 0.4
  context.stroke(tailBars)
  context.globalAlpha = 1
  layer(context, body, '#9a5c3a')
  context.fillStyle = '#f6dfb4'
  context.fill(belly)
  context.lineWidth = 6
  context.strokeStyle = '#f2b23a'
  context.stroke(feet)
  context.lineWidth = 4
  context.strokeStyle = ink
  layer(context, crest, '#c98a4e')
  layer(context, head, '#fff0d6')
  context.fillStyle = '#6b4a3a'
  context.fill(mask)
  layer(context, beak, '#7d93b8')
  paintEye(context)
  paintWing(context, pose, false)
  context.restore()
}

function paintEye(context: Context): void {
  context.fillStyle = '#dff2ff'
  context.beginPath()
  context.arc(73, -24, 5.5, 0, turn)
  context.fill()
  context.fillStyle = ink
  context.beginPath()
  context.arc(75, -24, 3, 0, turn)
  context.fill()
}

/** About the shoulder; the far wing is a little behind and darker. */
function paintWing(context: Context, { sweep, lift, spread }: EaglePose, isFar: boolean): void {
  context.save()
  context.translate(isFar ? 22 : 6, isFar ? -12 : -4)
  context.rotate(-sweep - (isFar ? -0.14 : 0))
  context.scale(spread, (isFar ? 1.08 : 1.18) * lift)
  layer(context, wing, isFar ? '#4a261e' : '#7d4630')
  context.fillStyle = isFar ? '#5d3226' : '#b3744a'
  context.fill(covert)
  context.globalAlpha = 0.45
  context.lineWidth = 3
  context.stroke(quills)
  context.globalAlpha = 1
  context.restore()
}

function layer(context: Context, path: Path2D, tone: string): void {
  context.fillStyle = tone
  context.fill(path)
  context.stroke(path)
}
