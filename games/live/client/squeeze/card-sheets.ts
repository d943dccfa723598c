import { backGround, type Card, paintBack, paper, rankText, suits } from '../card-paint.ts'
import type { CardSize } from './peel-geometry.ts'
import { pipPlaces } from './pip-places.ts'

/** Both sides of a large card, each painted once. */
export type CardSheets = {
  readonly back: HTMLCanvasElement
  /** As it is while it is bent: without the corners' signs, so that the pips show first. */
  readonly face: HTMLCanvasElement
  readonly open: HTMLCanvasElement
}
type Paint = CanvasRenderingContext2D

export function paintSheets(card: Card, size: CardSize, density: number): CardSheets {
  const sheet = (ground: string, paint: (context: Paint) => void): HTMLCanvasElement => {
    const canvas = document.createElement('canvas')
    canvas.width = Math.max(1, Math.ceil(size.width * density))
    canvas.height = Math.max(1, Math.ceil(size.height * density))
    const context = canvas.getContext('2d')
    if (context === null) return canvas
    context.scale(canvas.width / size.width, canvas.height / size.height)
    context.translate(size.width / 2, size.height / 2)
    context.fillStyle = ground
    cardOutline(context, size)
    context.fill()
    paint(context)
    return canvas
  }
  const { width } = size
  return {
    back: sheet(backGround, (context) => paintBack(context, width)),
    face: sheet(paper, (context) => paintMiddle(context, card, width)),
    open: sheet(paper, (context) => {
      paintMiddle(context, card, width)
      paintSigns(context, card, width)
    }),
  }
}

export function cardOutline(context: Paint, { width, height }: CardSize): void {
  context.beginPath()
  context.roundRect(-width / 2, -height / 2, width, height, width * 0.085)
}

const outlines = suits.map(({ outline }) => new Path2D(outline))
const grid = 24

function paintPip(context: Paint, { suit }: Card, side: number): void {
  context.save()
  context.scale(side / grid, side / grid)
  context.translate(-grid / 2, -grid / 2)
  context.fill(outlines[suit] ?? new Path2D())
  context.restore()
}

function paintMiddle(context: Paint, card: Card, width: number): void {
  context.fillStyle = (suits[card.suit] ?? suits[0]).tone
  const places = pipPlaces(card.rank)
  if (places.length === 0) return paintPicture(context, card, width)
  const side = width * (card.rank === 1 ? 0.5 : 0.21)
  for (const [across, down] of places) {
    context.save()
    context.translate(across * width * 0.19, down * width * 0.49)
    if (down > 0) context.rotate(Math.PI)
    paintPip(context, card, side)
    context.restore()
  }
}

/** A picture is known by its frame; it is the same from both ends. */
function paintPicture(context: Paint, card: Card, width: number): void {
  const [halfX, halfY] = [width * 0.33, width * 0.55]
  const tone = context.fillStyle
  context.strokeStyle = tone
  context.lineWidth = width * 0.018
  context.strokeRect(-halfX, -halfY, halfX * 2, halfY * 2)
  for (const turn of [0, Math.PI]) {
    context.save()
    context.rotate(turn)
    context.fillStyle = '#ffcf5f'
    paintRays(context, width)
    context.fillStyle = tone
    context.beginPath()
    context.arc(0, -width * 0.2, width * 0.1, 0, Math.PI * 2)
    context.moveTo(-width * 0.24, 0)
    context.quadraticCurveTo(-width * 0.2, -width * 0.14, 0, -width * 0.14)
    context.quadraticCurveTo(width * 0.2, -width * 0.14, width * 0.24, 0)
    context.fill()
    context.translate(-width * 0.22, -width * 0.43)
    paintPip(context, card, width * 0.16)
    context.restore()
  }
}

/** A crown of rays behind a head. */
function paintRays(context: Paint, width: number): void {
  context.beginPath()
  for (let ray = 0; ray <= 8; ray++) {
    const [angle, reach] = [Math.PI * (1 + ray / 8), width * (ray % 2 === 0 ? 0.14 : 0.24)]
    context.lineTo(Math.cos(angle) * reach, -width * 0.2 + Math.sin(angle) * reach)
  }
  context.closePath()
  context.fill()
}

function paintSigns(context: Paint, card: Card, width: number): void {
  context.fillStyle = (suits[card.suit] ?? suits[0]).tone
  context.font = `800 ${width * 0.17}px system-ui, sans-serif`
  context.textAlign = 'center'
  context.textBaseline = 'middle'
  for (const turn of [0, Math.PI]) {
    context.save()
    context.rotate(turn)
    context.translate(-width * 0.41, -width * 0.58)
    context.fillText(rankText(card.rank), 0, 0, width * 0.15)
    context.translate(0, width * 0.15)
    paintPip(context, card, width * 0.11)
    context.restore()
  }
}
