import { bitmapOf } from '#games/client/bitmap-of.ts'
import type { Surface } from '#games/client/surface.ts'
import { spread } from './stage/spread.ts'

type Context = CanvasRenderingContext2D
type Fountain = { readonly size: Surface['size']; readonly seconds: number; readonly coins: number }

const coinPx = 72
const flightSeconds = 2.1
/** Of the scene's height, in a second and in a second's square. */
const [speed, gravity] = [1.2, 1.35]

/** Gold coins that leap from the foot of the scene and fall back. Where each is follows from the time alone, so nothing is kept. */
export function createFountain(): (context: Context, fountain: Fountain) => void {
  const image = paintCoin()
  return (context, { size: { width, height }, seconds, coins }) => {
    const edge = Math.min(40, width * 0.085)
    for (let index = 0; index < coins; index++) {
      const since = seconds - (index * flightSeconds) / coins
      if (since < 0) continue
      const leap = Math.floor(since / flightSeconds)
      const seed = index * 3.7 + leap * 11.3
      const passed = since - leap * flightSeconds
      const aside = (spread(seed) - 0.5) * (0.24 + passed * 0.62)
      const up = passed * (speed + spread(seed + 1) * 0.3) - (gravity * passed * passed) / 2
      const high = edge * (0.75 + spread(seed + 2) * 0.5)
      const wide = high * (0.18 + 0.82 * Math.abs(Math.cos(seed + passed * (5 + spread(seed) * 4))))
      const [x, y] = [width * (0.5 + aside), height * (1.05 - up)]
      context.drawImage(image(), x - wide / 2, y - high / 2, wide, high)
    }
  }
}

function paintCoin(): () => CanvasImageSource {
  const canvas = document.createElement('canvas')
  canvas.width = coinPx
  canvas.height = coinPx
  const context = canvas.getContext('2d')
  if (context === null) throw new Error('this browser draws no canvas')
  const half = coinPx / 2
  context.translate(half, half)
  disc(context, half - 1, '#5a2c00')
  disc(context, half - 3, shine(context, half, ['#fff3b8', '#ffc53d', '#b9670a']))
  disc(context, half * 0.72, '#a85a08')
  disc(context, half * 0.68, shine(context, half, ['#ffe27a', '#f6ae2d', '#d98412']))
  context.fillStyle = '#fff3c4'
  star(context, half * 0.46)
  return bitmapOf(canvas)
}

function disc(context: Context, radius: number, fill: string | CanvasGradient): void {
  context.fillStyle = fill
  context.beginPath()
  context.arc(0, 0, radius, 0, Math.PI * 2)
  context.fill()
}

function shine(context: Context, half: number, colours: readonly string[]): CanvasGradient {
  const light = context.createLinearGradient(-half * 0.6, -half, half * 0.6, half)
  for (const [index, colour] of colours.entries()) light.addColorStop(index / (colours.length - 1), colour)
  return light
}

function star(context: Context, radius: number): void {
  context.beginPath()
  for (let point = 0; point < 10; point++) {
    const out = point % 2 === 0 ? radius : radius * 0.45
    const turn = (point / 10) * Math.PI * 2 - Math.PI / 2
    context.lineTo(Math.cos(turn) * out, Math.sin(turn) * out)
  }
  context.closePath()
  context.fill()
}
