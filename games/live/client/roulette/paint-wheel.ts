import { easeOut } from '#games/client/loop.ts'
import { pocketColour, pockets, type RouletteResult, wheelOrder } from '../../math/roulette-bituin.ts'
import type { Moment } from '../table-face.ts'

const numberOf = (result: unknown): number => (result as RouletteResult).number
const turn = Math.PI * 2
const paints = { green: '#128a4f', red: '#c4213a', black: '#15101f' } as const
const droppedAt = 0.85

/** The wheel turns all the time; the ball runs against it and falls into the pocket of the result. */
export function paintWheel({ context, width, height, result, part, seconds }: Moment): void {
  const radius = Math.min(height * 0.44, width * 0.3)
  const pocket = turn / pockets
  const spin = seconds * 0.35
  context.save()
  context.translate(width / 2, height * 0.56)
  context.scale(1, 0.86)
  context.fillStyle = '#0007'
  context.beginPath()
  context.arc(0, radius * 0.14, radius * 1.16, 0, turn)
  context.fill()
  ring(context, radius * 1.14, '#6b3a17')
  ring(context, radius * 1.06, '#a8682b')
  ring(context, radius * 1.02, '#3a1d0b')
  for (const [index, number] of wheelOrder.entries()) {
    const from = spin + index * pocket
    context.fillStyle = paints[pocketColour(number)]
    context.beginPath()
    context.moveTo(0, 0)
    context.arc(0, 0, radius, from - pocket / 2, from + pocket / 2)
    context.fill()
    context.save()
    context.rotate(from + Math.PI / 2)
    context.fillStyle = '#fff6e0'
    context.font = `700 ${radius * 0.105}px system-ui, sans-serif`
    context.textAlign = 'center'
    context.fillText(String(number), 0, -radius * 0.86)
    context.restore()
  }
  ring(context, radius * 0.56, '#3a1d0b')
  ring(context, radius * 0.53, '#9a5c24')
  ring(context, radius * 0.2, '#ffcf5f')
  ring(context, radius * 0.12, '#a86f12')
  if (result !== null) {
    const target = spin + wheelOrder.findIndex((number) => number === numberOf(result)) * pocket
    const rolled = easeOut(Math.min(1, part / droppedAt))
    const reach = rolled < 0.8 ? 1.06 : 1.06 - ((rolled - 0.8) / 0.2) * 0.4
    paintBall(context, { angle: target - (1 - rolled) * turn * 6, distance: radius * reach, size: radius * 0.055 })
  }
  context.restore()
}

function ring(context: CanvasRenderingContext2D, radius: number, colour: string): void {
  context.fillStyle = colour
  context.beginPath()
  context.arc(0, 0, radius, 0, turn)
  context.fill()
}

type Ball = { readonly angle: number; readonly distance: number; readonly size: number }

function paintBall(context: CanvasRenderingContext2D, { angle, distance, size }: Ball): void {
  context.shadowColor = '#000c'
  context.shadowBlur = size
  context.fillStyle = '#ffffff'
  context.beginPath()
  context.arc(Math.cos(angle) * distance, Math.sin(angle) * distance, size, 0, turn)
  context.fill()
}
