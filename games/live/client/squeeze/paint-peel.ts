import { type CardSheets, cardOutline } from './card-sheets.ts'
import { type Band, bandsOf, type CardSize, type Peel, type Point } from './peel-geometry.ts'

type Paint = CanvasRenderingContext2D

export type PeelPicture = {
  readonly sheets: CardSheets
  readonly card: CardSize
  /** The middle of the card. */
  readonly at: Point
  readonly peel: Peel
}

/** A card that is bent up from its edge: what still lies flat, the shadow of the flap, the roll, and the flap over it. */
export function paintPeel(context: Paint, { sheets, card, at, peel }: PeelPicture): void {
  context.save()
  context.translate(at.x, at.y)
  paintFlat(context, { sheets, card, peel })
  paintFlapShadow(context, card, peel)
  for (const band of bandsOf(peel, card)) paintBand(context, band, { sheets, card, peel })
  context.restore()
}

/** A card that lies on the table, one side up. */
export function paintLying(
  context: Paint,
  { sheet, card, at }: { sheet: HTMLCanvasElement; card: CardSize; at: Point },
): void {
  context.save()
  context.translate(at.x, at.y)
  castShadow(context, card)
  context.drawImage(sheet, -card.width / 2, -card.height / 2, card.width, card.height)
  context.restore()
}

type Bent = Omit<PeelPicture, 'at'>

function castShadow(context: Paint, card: CardSize): void {
  context.save()
  context.shadowColor = '#000000a0'
  context.shadowBlur = card.width * 0.14
  context.shadowOffsetY = card.width * 0.05
  context.fillStyle = '#000000'
  cardOutline(context, card)
  context.fill()
  context.restore()
}

/** From here on only what is seen between two lines across the normal is painted. */
function clipAcross(context: Paint, { normal, line }: Peel, [from, to]: readonly [from: number, to: number]): void {
  const wide = 4_000
  const angle = Math.atan2(normal.y, normal.x)
  context.rotate(angle)
  context.beginPath()
  context.rect(line + from, -wide, to - from, wide * 2)
  context.rotate(-angle)
  context.clip()
}

/** What lies so far along the normal is moved and pressed together, or turned over. */
function bendAlong(context: Paint, { normal, line }: Peel, { scale, move }: Pick<Band, 'scale' | 'move'>): void {
  const angle = Math.atan2(normal.y, normal.x)
  context.rotate(angle)
  context.translate(line + move, 0)
  context.scale(scale, 1)
  context.translate(-line, 0)
  context.rotate(-angle)
}

function paintFlat(context: Paint, { sheets, card, peel }: Bent): void {
  context.save()
  clipAcross(context, peel, [0, 4_000])
  castShadow(context, card)
  context.drawImage(sheets.back, -card.width / 2, -card.height / 2, card.width, card.height)
  context.restore()
}

function paintFlapShadow(context: Paint, card: CardSize, peel: Peel): void {
  context.save()
  clipAcross(context, peel, [-peel.radius, 4_000])
  bendAlong(context, peel, { scale: -1, move: -Math.PI * peel.radius })
  context.shadowColor = '#00000080'
  context.shadowBlur = 4 + peel.radius * 2.4
  context.shadowOffsetY = 1 + peel.radius * 0.5
  context.fillStyle = '#3a2a20'
  cardOutline(context, card)
  context.fill()
  context.restore()
}

/** Strips overlap by so little that no line shows between them. */
const overlap = 0.6

function paintBand(context: Paint, band: Band, { sheets, card, peel }: Bent): void {
  context.save()
  clipAcross(context, peel, [band.from - overlap, band.to + overlap])
  bendAlong(context, peel, band)
  // Seen from below, left is right.
  if (band.side === 'face') context.scale(-1, 1)
  context.drawImage(sheets[band.side], -card.width / 2, -card.height / 2, card.width, card.height)
  if (band.shade > 0.01) {
    context.fillStyle = `rgb(24 12 4 / ${band.shade})`
    cardOutline(context, card)
    context.fill()
  } else shadeFlap(context, peel, card)
  context.restore()
}

/** The flap takes a soft light where it leaves the roll. */
function shadeFlap(context: Paint, { radius }: Peel, card: CardSize): void {
  if (radius < 1) return
  context.fillStyle = 'rgb(24 12 4 / 7%)'
  cardOutline(context, card)
  context.fill()
}
