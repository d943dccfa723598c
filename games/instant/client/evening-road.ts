type Context = CanvasRenderingContext2D
type Size = { readonly width: number; readonly height: number }

/** How far down the road lies. */
export const groundOf = ({ height }: Size): number => height * 0.7

/** Dusk over a provincial road: everything that stands still, painted once for each size of the page. */
export function paintEveningRoad(context: Context, size: Size): void {
  const ground = groundOf(size)
  paintSky(context, size, ground)
  paintHills(context, size, ground)
  paintLanterns(context, size, ground)
  paintRoad(context, size, ground)
}

function paintSky(context: Context, { width }: Size, ground: number): void {
  const sky = context.createLinearGradient(0, 0, 0, ground)
  sky.addColorStop(0, '#1a0f45')
  sky.addColorStop(0.5, '#5b2a83')
  sky.addColorStop(0.8, '#d9557a')
  sky.addColorStop(1, '#ffb35c')
  context.fillStyle = sky
  context.fillRect(0, 0, width, ground)
  const sun = context.createRadialGradient(width * 0.7, ground, 4, width * 0.7, ground, width * 0.3)
  sun.addColorStop(0, 'rgb(255 240 190 / 95%)')
  sun.addColorStop(0.18, 'rgb(255 214 120 / 80%)')
  sun.addColorStop(0.2, 'rgb(255 190 110 / 35%)')
  sun.addColorStop(1, 'rgb(255 170 90 / 0%)')
  context.fillStyle = sun
  context.fillRect(0, 0, width, ground)
  context.fillStyle = 'rgb(255 255 255 / 70%)'
  for (let star = 0; star < 26; star++) {
    const [x, y] = [(star * 97.3) % 1, (star * 0.381) % 1]
    context.fillRect(((star * 0.71 + x) % 1) * width, y * ground * 0.4, 1.5, 1.5)
  }
}

function paintHills(context: Context, { width }: Size, ground: number): void {
  context.fillStyle = '#3a1c5e'
  context.beginPath()
  context.moveTo(0, ground)
  for (let x = 0; x <= width; x += 8) {
    context.lineTo(x, ground - 34 - Math.sin(x / 90) * 18 - Math.sin(x / 37 + 1) * 7)
  }
  context.lineTo(width, ground)
  context.fill()
  // A volcano keeps watch over the bay.
  const [peak, half] = [ground * 0.42, Math.min(width * 0.26, 190)]
  const centre = width * 0.26
  context.fillStyle = '#4b2470'
  context.beginPath()
  context.moveTo(centre - half, ground)
  context.quadraticCurveTo(centre - half * 0.25, ground - peak * 0.25, centre - 12, ground - peak)
  context.lineTo(centre + 12, ground - peak)
  context.quadraticCurveTo(centre + half * 0.25, ground - peak * 0.25, centre + half, ground)
  context.fill()
  context.fillStyle = 'rgb(255 214 160 / 55%)'
  context.beginPath()
  context.ellipse(centre + 10, ground - peak - 12, 26, 6, -0.12, 0, Math.PI * 2)
  context.ellipse(centre + 30, ground - peak - 26, 18, 5, -0.12, 0, Math.PI * 2)
  context.fill()
  for (const [part, tall] of palms)
    paintPalm(context, { x: width * part, ground, tall: tall * Math.min(1.2, width / 420) })
}

const palms = [
  [0.04, 88],
  [0.13, 62],
  [0.5, 54],
  [0.9, 96],
  [0.97, 70],
] as const

function paintPalm(context: Context, { x, ground, tall }: { x: number; ground: number; tall: number }): void {
  context.strokeStyle = '#1c0e36'
  context.lineWidth = 4
  context.beginPath()
  context.moveTo(x, ground)
  context.quadraticCurveTo(x + tall * 0.06, ground - tall * 0.6, x + tall * 0.16, ground - tall)
  context.stroke()
  context.lineWidth = 3
  for (let leaf = 0; leaf < 7; leaf++) {
    const turn = Math.PI * (1.02 + (leaf / 6) * 0.96)
    const [endX, endY] = [Math.cos(turn) * tall * 0.42, Math.sin(turn) * tall * 0.2 + tall * 0.16]
    context.beginPath()
    context.moveTo(x + tall * 0.16, ground - tall)
    context.quadraticCurveTo(
      x + tall * 0.16 + endX * 0.6,
      ground - tall - tall * 0.2,
      x + tall * 0.16 + endX,
      ground - tall + endY,
    )
    context.stroke()
  }
}

const flags = ['#ff5f8a', '#ffcf5f', '#5fd0ff', '#7ee081']

function paintLanterns(context: Context, { width }: Size, ground: number): void {
  const [top, sag, count] = [ground * 0.14, ground * 0.1, Math.max(9, Math.round(width / 46))]
  for (let flag = 0; flag <= count; flag++) {
    const part = flag / count
    const [x, y] = [part * width, top + Math.sin(part * Math.PI) * sag]
    context.fillStyle = flags[flag % flags.length] ?? ''
    context.beginPath()
    context.moveTo(x - 8, y)
    context.lineTo(x + 8, y)
    context.lineTo(x, y + 18)
    context.fill()
  }
  context.strokeStyle = 'rgb(255 255 255 / 45%)'
  context.lineWidth = 1.5
  context.beginPath()
  for (let part = 0; part <= 1; part += 0.02) context.lineTo(part * width, top + Math.sin(part * Math.PI) * sag)
  context.stroke()
}

function paintRoad(context: Context, { width, height }: Size, ground: number): void {
  const asphalt = context.createLinearGradient(0, ground, 0, height)
  asphalt.addColorStop(0, '#3b3350')
  asphalt.addColorStop(1, '#1a1328')
  context.fillStyle = asphalt
  context.fillRect(0, ground, width, height - ground)
  context.fillStyle = '#e8b45a'
  context.fillRect(0, ground, width, 3)
}
