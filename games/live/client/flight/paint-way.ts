type Context = CanvasRenderingContext2D
export type Point = { x: number; y: number }

/** The way it came: a ribbon of gold that fades towards the nest. */
export type Way = { readonly paint: (context: Context, end: Point, alpha: number) => void }

type WayOptions = { readonly width: number; readonly height: number; readonly from: Readonly<Point> }

const ribbons = [
  { line: 16, alpha: 0.22 },
  { line: 8, alpha: 0.5 },
  { line: 3, alpha: 1 },
] as const

/** Its colours are mixed once for each size of the page. */
export function createWay(context: Context, { width, height, from }: WayOptions): Way {
  const gold = context.createLinearGradient(from.x, 0, from.x + width * 0.55, 0)
  gold.addColorStop(0, 'rgb(255 226 138 / 0%)')
  gold.addColorStop(1, 'rgb(255 240 170 / 95%)')
  const scale = Math.max(1, height / 320)
  const bow = (end: Point): void => {
    context.beginPath()
    context.moveTo(from.x, from.y)
    context.quadraticCurveTo(from.x + (end.x - from.x) * 0.62, from.y, end.x, end.y)
  }
  return {
    paint(painted, end, alpha) {
      painted.lineCap = 'round'
      painted.strokeStyle = gold
      bow(end)
      for (const ribbon of ribbons) {
        painted.globalAlpha = alpha * ribbon.alpha
        painted.lineWidth = ribbon.line * scale
        painted.stroke()
      }
      painted.globalAlpha = 1
    },
  }
}

const streaks = 12

/** Wind that passes the faster, the harder the eagle works. */
export function paintWind(
  context: Context,
  size: { width: number; height: number },
  strain: number,
  drift: number,
): void {
  if (strain <= 0) return
  context.strokeStyle = '#ffffff'
  context.lineCap = 'round'
  context.lineWidth = 1.5
  context.globalAlpha = 0.08 + 0.26 * strain
  const span = size.width * 1.4
  const length = 30 + 90 * strain
  context.beginPath()
  for (let index = 0; index < streaks; index++) {
    const speed = 2.4 + (index % 4) * 0.9
    const x = size.width * 1.2 - ((drift * speed + index * span * 0.271) % span)
    const y = size.height * ((index * 0.618) % 1) + (size.width - x) * 0.12
    context.moveTo(x, y)
    context.lineTo(x - length, y + length * 0.12)
  }
  context.stroke()
  context.globalAlpha = 1
}
