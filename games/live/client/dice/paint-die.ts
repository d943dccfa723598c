import { type Face, facesOf, onScreen, type Point, type Turn } from './die-turn.ts'

type Paint = CanvasRenderingContext2D

export type Side = {
  readonly ground: string
  readonly shade: string
  readonly draw: (context: Paint, size: number) => void
}
export type Die = {
  /** Its middle. */
  readonly x: number
  readonly y: number
  /** Along an edge. */
  readonly size: number
  readonly turn: Turn
  readonly side: (face: number) => Side
}

/** The hall's light comes from above on the left. */
const light: Point = [-0.36, 0.82, 0.44]
const corner = 0.36
const edge = 0.3
const darkest = 60
/** From full light to none, made once: a frame makes no texts. */
const shadows = Array.from({ length: 21 }, (_, step) => `rgb(20 8 30 / ${(step / 20) * darkest}%)`)

/** A die in the room: the faces that are seen, each in its light, on a body with round edges. */
export function paintDie(context: Paint, { x, y, size, turn, side }: Die): void {
  const half = size / 2
  const seen = facesOf(turn).filter(({ normal }) => onScreen(normal)[2] > 0.02)
  context.save()
  context.translate(x, y)
  context.lineJoin = 'round'
  context.lineWidth = half * edge
  for (const face of seen) {
    context.save()
    lieOn(context, face, half)
    const { shade } = side(face.number)
    context.fillStyle = shade
    context.strokeStyle = shade
    context.beginPath()
    const reach = half * (1 - edge / 2)
    context.rect(-reach, -reach, reach * 2, reach * 2)
    context.fill()
    context.stroke()
    context.restore()
  }
  for (const face of seen) paintFace(context, face, { half, side: side(face.number) })
  context.restore()
}

/** The face's own plane, its middle as zero. */
function lieOn(context: Paint, { normal, across, down }: Face, half: number): void {
  const [middle, right, below] = [onScreen(normal), onScreen(across), onScreen(down)]
  context.transform(right[0], right[1], below[0], below[1], middle[0] * half, middle[1] * half)
}

type FacePaint = { readonly half: number; readonly side: Side }

function paintFace(context: Paint, face: Face, { half, side }: FacePaint): void {
  context.save()
  lieOn(context, face, half)
  const reach = half * 0.97
  context.beginPath()
  context.roundRect(-reach, -reach, reach * 2, reach * 2, half * corner)
  context.fillStyle = side.ground
  context.fill()
  side.draw(context, half * 2)
  const lit = face.normal[0] * light[0] + face.normal[1] * light[1] + face.normal[2] * light[2]
  context.beginPath()
  context.roundRect(-reach, -reach, reach * 2, reach * 2, half * corner)
  context.fillStyle = shadows[Math.round((1 - Math.max(0, lit)) * (shadows.length - 1))] ?? ''
  context.fill()
  context.restore()
}
