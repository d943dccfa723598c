import { easeInOut, easeOut } from '#games/client/loop.ts'

export type Card = { readonly rank: number; readonly suit: number }

const ranks = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'] as const
export const rankText = (rank: number): string => ranks[rank - 1] ?? '?'

export const [paper, backGround] = ['#fffaf0', '#7a1f3d']

// Four suits of our own, on a grid of 24: sun, flower, wave and moon.
export const suits = [
  { tone: '#d8342b', outline: 'M12 2l2 5 5-2-2 5 5 2-5 2 2 5-5-2-2 5-2-5-5 2 2-5-5-2 5-2-2-5 5 2z' },
  {
    tone: '#d8342b',
    outline:
      'M12 12C8 8 8 3 12 2c4 1 4 6 0 10 4-4 9-4 10 0-1 4-6 4-10 0 4 4 4 9 0 10-4-1-4-6 0-10-4 4-9 4-10 0 1-4 6-4 10 0z',
  },
  {
    tone: '#1d3f8f',
    outline:
      'M2 15c3 0 3-5 7-5s5 6 9 6c2 0 3-1 4-2-1 5-4 7-7 7-5 0-5-5-9-5-2 0-3 1-4 2zM4 8c3 0 4-4 8-4 3 0 4 3 7 3-2 3-5 4-8 2-3-1-5-2-7-1z',
  },
  { tone: '#1d3f8f', outline: 'M15 2a10 10 0 1 0 7 14A9 9 0 0 1 15 2z' },
] as const

export type Dealt = {
  readonly card: Card
  readonly x: number
  readonly y: number
  readonly width: number
  /** From 0, still in the shoe, to 1, face up on the table. */
  readonly part: number
  readonly from: { readonly x: number; readonly y: number }
  readonly isSideways?: boolean
}

const slideUntil = 0.5

/** A card slides out of the shoe and is turned over. */
export function paintCard(
  context: CanvasRenderingContext2D,
  { card, x, y, width, part, from, isSideways }: Dealt,
): void {
  if (part <= 0) return
  const slid = easeOut(Math.min(1, part / slideUntil))
  // A card that has been turned lies still, however long the result is shown after it.
  const turned = easeInOut(Math.min(1, Math.max(0, (part - slideUntil) / (1 - slideUntil))))
  const height = width * 1.4
  context.save()
  context.translate(from.x + (x - from.x) * slid, from.y + (y - from.y) * slid)
  context.rotate((1 - slid) * -0.7 + (isSideways === true ? Math.PI / 2 : 0))
  context.scale(Math.max(0.03, Math.abs(Math.cos(turned * Math.PI))), 1)
  // Its shadow is a second card below it: a blur in every frame costs a phone more than all that is sharp.
  paintSlab(context, { wide: width * 1.05, high: height + width * 0.1, round: width * 0.15 }, '#0006')
  paintSlab(context, { wide: width, high: height, round: width * 0.13 }, turned >= 0.5 ? paper : backGround)
  if (turned >= 0.5) paintFace(context, card, width)
  else paintBack(context, width)
  context.restore()
}

type Slab = { readonly wide: number; readonly high: number; readonly round: number }

function paintSlab(context: CanvasRenderingContext2D, { wide, high, round }: Slab, fill: string): void {
  context.fillStyle = fill
  context.beginPath()
  context.roundRect(-wide / 2, -high / 2, wide, high, round)
  context.fill()
}

function paintFace(context: CanvasRenderingContext2D, { rank, suit }: Card, width: number): void {
  const look = suits[suit] ?? suits[0]
  context.fillStyle = look.tone
  context.font = `800 ${width * 0.44}px system-ui, sans-serif`
  context.textAlign = 'left'
  context.textBaseline = 'top'
  context.fillText(rankText(rank), -width * 0.42, -width * 0.64)
  context.save()
  context.translate(-width * 0.12, -width * 0.06)
  context.scale((width * 0.54) / 24, (width * 0.54) / 24)
  context.fill(new Path2D(look.outline))
  context.restore()
}

/** The back of a card around the origin. */
export function paintBack(context: CanvasRenderingContext2D, width: number): void {
  context.strokeStyle = '#ffcf5f'
  context.lineWidth = width * 0.03
  context.beginPath()
  context.roundRect(-width * 0.4, -width * 0.6, width * 0.8, width * 1.2, width * 0.08)
  context.stroke()
  context.beginPath()
  for (const step of [-1, 0, 1]) {
    context.moveTo(0, (step - 0.45) * width * 0.36)
    context.lineTo(width * 0.2, step * width * 0.36)
    context.lineTo(0, (step + 0.45) * width * 0.36)
    context.lineTo(-width * 0.2, step * width * 0.36)
    context.closePath()
  }
  context.stroke()
}

export type Plate = {
  readonly x: number
  readonly y: number
  readonly text: string
  readonly tone: string
  readonly size: number
}

/** What a hand is and what it counts. */
export function paintPlate(context: CanvasRenderingContext2D, { x, y, text, tone, size }: Plate): void {
  context.font = `800 ${size}px system-ui, sans-serif`
  const wide = context.measureText(text).width + size * 1.3
  context.fillStyle = tone
  context.beginPath()
  context.roundRect(x - wide / 2, y - size * 0.85, wide, size * 1.7, size)
  context.fill()
  context.fillStyle = '#ffffff'
  context.textAlign = 'center'
  context.textBaseline = 'middle'
  context.fillText(text, x, y + size * 0.06)
}
