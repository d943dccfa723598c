import { bitmapOf } from '#games/client/bitmap-of.ts'
import type { Surface } from '#games/client/surface.ts'

type Context = CanvasRenderingContext2D
type Size = Surface['size']

const edgePx = 512
const rayCount = 14
const turnsPerSecond = 0.035
/** Wider than the scene is high, so that no corner shows where the rays end. */
const reach = 1.5

/** Rays of light that turn slowly behind a card. They are painted once; a frame only turns the picture. */
export function createRays(glow: string): (context: Context, size: Size, seconds: number) => void {
  const image = paintRays(glow)
  return (context, { width, height }, seconds) => {
    const wide = Math.max(width, height) * reach
    context.save()
    context.translate(width / 2, height / 2)
    context.rotate(seconds * turnsPerSecond * Math.PI * 2)
    context.drawImage(image(), -wide / 2, -wide / 2, wide, wide)
    context.restore()
  }
}

function paintRays(glow: string): () => CanvasImageSource {
  const canvas = document.createElement('canvas')
  canvas.width = edgePx
  canvas.height = edgePx
  const context = canvas.getContext('2d')
  if (context === null) throw new Error('this browser draws no canvas')
  const half = edgePx / 2
  context.translate(half, half)
  const light = context.createRadialGradient(0, 0, half * 0.06, 0, 0, half)
  light.addColorStop(0, `${glow}96`)
  light.addColorStop(0.45, `${glow}42`)
  light.addColorStop(1, `${glow}00`)
  context.fillStyle = light
  const wedge = (Math.PI * 2) / rayCount
  for (let ray = 0; ray < rayCount; ray++) {
    const from = ray * wedge
    context.beginPath()
    context.moveTo(0, 0)
    context.arc(0, 0, half, from, from + wedge * (ray % 2 === 0 ? 0.56 : 0.36))
    context.fill()
  }
  return bitmapOf(canvas)
}
