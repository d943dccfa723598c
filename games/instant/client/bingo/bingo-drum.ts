import { element } from '#games/client/element.ts'
import type { Motion } from '#games/client/motion.ts'
import { type Context, disc, line, plate, scatter, shape } from '../places/kit.ts'

const edge = 120
const density = 2.5
const turnMs = 900
const inks = ['#5fb4ff', '#ff8a9f', '#f6f1ff', '#7ee081', '#ffcf5f']

/** The tambiolo: a cage of balls that is turned while numbers are called. */
export function createBingoDrum(motion: Pick<Motion, 'isReduced'>) {
  const [balls, cage] = [painted(paintBalls), painted(paintCage)]
  let turning: Animation | undefined
  return {
    root: element('div', { class: 'drum', 'aria-hidden': 'true' }, balls, cage),
    turn(isOn: boolean): void {
      turning?.cancel()
      turning = undefined
      if (!isOn || motion.isReduced) return
      const timing = { duration: turnMs, iterations: Number.POSITIVE_INFINITY }
      turning = balls.animate([{ transform: 'rotate(0)' }, { transform: 'rotate(360deg)' }], timing)
    },
  }
}

function painted(paint: (context: Context) => void): HTMLCanvasElement {
  const canvas = element('canvas', { width: edge * density, height: edge * density })
  const context = canvas.getContext('2d')
  context?.scale(density, density)
  if (context !== null) paint(context)
  return canvas
}

function paintBalls(context: Context): void {
  for (let ball = 0; ball < 26; ball++) {
    const [turn, reach] = [scatter(ball) * Math.PI * 2, Math.sqrt(scatter(ball * 3.7)) * 34]
    const [x, y] = [60 + Math.cos(turn) * reach, 54 + Math.sin(turn) * reach]
    disc(context, { x, y, radius: 8.4 }, 'rgb(20 6 24 / 35%)')
    disc(context, { x, y: y - 1, radius: 8 }, inks[ball % inks.length] ?? '')
    disc(context, { x: x - 0.6, y: y - 1.4, radius: 4.2 }, '#ffffff')
  }
}

function paintCage(context: Context): void {
  line(context, 'M20 118L36 62M100 118L84 62M14 118h92', '#6b3420', 6)
  line(context, 'M19 117L35 62M99 117L83 62', '#b06a3c', 2)
  context.strokeStyle = '#e8b04f'
  context.lineWidth = 3.4
  context.beginPath()
  context.arc(60, 54, 44, 0, Math.PI * 2)
  context.stroke()
  for (const wide of [14, 30]) {
    context.lineWidth = 1.8
    context.beginPath()
    context.ellipse(60, 54, wide, 43, 0, 0, Math.PI * 2)
    context.ellipse(60, 54, 43, wide, 0, 0, Math.PI * 2)
    context.stroke()
  }
  line(context, 'M30 30q10-16 28-17', 'rgb(255 255 255 / 60%)', 3)
  shape(context, 'M50 94h20l-3 10H53z', '#a8623a')
  line(context, 'M104 54h10v16', '#8a4a24', 5)
  plate(context, [109, 66, 10, 12], 4, '#e8325f')
}
