export type Point = { readonly x: number; readonly y: number }
/** A card that lies around the origin. */
export type CardSize = { readonly width: number; readonly height: number }

/** Where the finger holds the card, and how far it has pulled. */
export type Pull = { readonly grab: Point; readonly by: Point }

/** A card that is bent up: it lies flat in front of the line, and rolls up behind it. */
export type Peel = {
  /** Of length one, from the edge that is held into the card. */
  readonly normal: Point
  /** How far along the normal the card begins to bend. */
  readonly line: number
  readonly radius: number
  /** How far the edge has been pulled along the normal. */
  readonly length: number
}

const dot = (one: Point, other: Point): number => one.x * other.x + one.y * other.y
const scaled = ({ x, y }: Point, by: number): Point => ({ x: x * by, y: y * by })
const between = (from: number, to: number, part: number): number => from + (to - from) * part
const pointBetween = (from: Point, to: Point, part: number): Point => ({
  x: between(from.x, to.x, part),
  y: between(from.y, to.y, part),
})
const unit = (point: Point): Point => scaled(point, 1 / Math.max(1e-6, Math.hypot(point.x, point.y)))
const within = (value: number, most: number): number => Math.min(most, Math.max(-most, value))

const cornerReach = 0.26

/** The point of the edge that a finger takes hold of: a corner, if one is near. */
export function grabAt(point: Point, { width, height }: CardSize): Point {
  const [x, y] = [within(point.x, width / 2), within(point.y, height / 2)]
  const edge = { x: (Math.sign(x) || 1) * (width / 2), y: (Math.sign(y) || 1) * (height / 2) }
  const [toX, toY] = [Math.abs(edge.x - x), Math.abs(edge.y - y)]
  if (toX <= width * cornerReach && toY <= width * cornerReach) return edge
  return toX <= toY ? { x: edge.x, y } : { x, y: edge.y }
}

function inwardOf({ x, y }: Point, { width, height }: CardSize): Point {
  const [atSide, atEnd] = [Math.abs(x) >= width / 2 - 0.01, Math.abs(y) >= height / 2 - 0.01]
  return unit({ x: atSide ? -Math.sign(x) : 0, y: atEnd ? -Math.sign(y) : 0 })
}

/** How far a pull may lean away from the straight way into the card. */
const leanMax = 0.9
/** The roll, in widths of the card; a short pull makes a narrow one. */
const [rollWidest, rollOfPull] = [0.13, 0.19]

/** Undefined: the pull leads off the card. */
export function peelOf({ grab, by }: Pull, card: CardSize): Peel | undefined {
  const inward = inwardOf(grab, card)
  const along = dot(by, inward)
  if (along <= 0.5) return undefined
  const across = within(dot(by, { x: -inward.y, y: inward.x }), along * leanMax)
  const normal = unit({ x: inward.x * along - inward.y * across, y: inward.y * along + inward.x * across })
  return rolled({ grab, normal, length: dot(by, normal), widest: card.width * rollWidest })
}

type Roll = { readonly grab: Point; readonly normal: Point; readonly length: number; readonly widest: number }

function rolled({ grab, normal, length, widest }: Roll): Peel {
  const radius = Math.min(widest, length * rollOfPull)
  // The edge goes round the roll and comes to lie under the finger.
  return { normal, line: dot(grab, normal) + (length + Math.PI * radius) / 2, radius, length }
}

/** How far the card reaches along a direction. */
const extentOf = ({ x, y }: Point, { width, height }: CardSize): number => Math.abs(x) * width + Math.abs(y) * height

const turnsAt = 0.8

/** Whether the card has been bent so far that it turns over by itself. */
export const isPastTurn = (peel: Peel, card: CardSize): boolean => peel.length >= turnsAt * extentOf(peel.normal, card)

export type Turn = { readonly peel: Peel; readonly shift: Point }

/** A card on its way over, from where it was let go until it lies face up in its place. */
export function turnOf(from: Pull, card: CardSize, part: number): Turn {
  const start = peelOf(from, card)
  const first = start?.normal ?? inwardOf(from.grab, card)
  const axis =
    Math.abs(first.x) >= Math.abs(first.y) ? { x: Math.sign(first.x), y: 0 } : { x: 0, y: Math.sign(first.y) }
  const size = extentOf(axis, card)
  const grab = pointBetween(from.grab, scaled(axis, -size / 2), part)
  const length = between(start?.length ?? 0, size * 2, part)
  const widest = card.width * rollWidest * (1 - part)
  return {
    peel: rolled({ grab, normal: unit(pointBetween(first, axis, part)), length, widest }),
    shift: scaled(axis, -size * part),
  }
}

/** A strip of the card across the normal: where it is on the flat card, where it is seen, and which side shows. */
export type Band = {
  readonly side: 'back' | 'face'
  /** Along the normal, from the line: seen from here to there. */
  readonly from: number
  readonly to: number
  /** Seen = flat × scale + move. */
  readonly scale: number
  readonly move: number
  /** From 0, in full light, to 1. */
  readonly shade: number
}

const bandsOfRoll = 14

/** The strips of the roll and the flap over it, the lowest first. */
export function bandsOf({ radius }: Peel, card: CardSize): readonly Band[] {
  const around = Math.PI * radius
  const seen = (flat: number): number => -radius * Math.sin(flat / radius)
  const roll = Array.from({ length: radius > 0.05 ? bandsOfRoll : 0 }, (_, index): Band => {
    const [near, far] = [(around * index) / bandsOfRoll, (around * (index + 1)) / bandsOfRoll]
    const scale = (seen(far) - seen(near)) / (near - far)
    const angle = (Math.PI * (index + 0.5)) / bandsOfRoll
    return {
      side: angle < Math.PI / 2 ? 'back' : 'face',
      from: Math.min(seen(near), seen(far)),
      to: Math.max(seen(near), seen(far)),
      scale,
      move: seen(near) + near * scale,
      shade: Math.sin(angle) ** 2 * (angle < Math.PI / 2 ? 0.5 : 0.34),
    }
  })
  const flapMost = card.width + card.height
  return [...roll, { side: 'face', from: 0, to: flapMost, scale: -1, move: -around, shade: 0 }]
}
