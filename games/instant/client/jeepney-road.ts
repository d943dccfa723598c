type Context = CanvasRenderingContext2D
type Size = { readonly width: number; readonly height: number }

export type RoadView = {
  /** Hundredths of a kilometre, 0 to 9999. */
  at: number
  wheel: number
  zone: { readonly from: number; readonly to: number }
  outcome: 'none' | 'won' | 'lost'
  label: string
}

const roadPoints = 10_000
const margin = 0.08

/** Dusk over a provincial road, the stretch that wins lit like a fiesta, and a jeepney on it. */
export function paintJeepneyRoad(context: Context, size: Size, view: RoadView): void {
  const { width, height } = size
  const ground = height * 0.7
  const xOf = (point: number): number => width * (margin + (1 - 2 * margin) * (point / roadPoints))
  paintSky(context, size, ground)
  paintHills(context, size, ground)
  paintLanterns(context, size, ground)
  paintRoad(context, size, ground)
  paintZone(context, view, { from: xOf(view.zone.from), to: xOf(view.zone.to + 1), ground, height })
  paintPosts(context, size, { ground, xOf })
  const scale = Math.min(width / 460, height / 330)
  paintJeepney(context, { x: xOf(view.at), y: ground + 2, scale: Math.max(0.62, scale), wheel: view.wheel })
  paintLabel(context, view, {
    x: Math.min(Math.max(xOf(view.at), 60), width - 60),
    y: ground - 104 * Math.max(0.62, scale),
    pin: xOf(view.at),
    ground,
  })
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

type Zone = { readonly from: number; readonly to: number; readonly ground: number; readonly height: number }

function paintZone(context: Context, { outcome }: RoadView, { from, to, ground, height }: Zone): void {
  const colour = outcome === 'lost' ? '255 128 147' : '255 207 95'
  const light = context.createLinearGradient(0, ground, 0, height)
  light.addColorStop(0, `rgb(${colour} / ${outcome === 'won' ? 85 : 55}%)`)
  light.addColorStop(1, `rgb(${colour} / 8%)`)
  context.fillStyle = light
  context.fillRect(from, ground + 3, to - from, (height - ground) * 0.62)
  context.fillStyle = `rgb(${colour})`
  context.fillRect(from, ground + 3, to - from, 4)
}

function paintPosts(
  context: Context,
  { height }: Size,
  { ground, xOf }: { ground: number; xOf: (point: number) => number },
): void {
  context.textAlign = 'center'
  context.font = '600 12px system-ui, sans-serif'
  for (let post = 0; post <= 10; post++) {
    const x = xOf(post * 1_000)
    context.fillStyle = 'rgb(255 255 255 / 60%)'
    context.fillRect(x - 1, ground + 8, 2, post % 5 === 0 ? 14 : 8)
    if (post % 2 === 0) context.fillText(String(post * 10), x, Math.min(ground + 40, height - 8))
  }
}

type Jeepney = { readonly x: number; readonly y: number; readonly scale: number; readonly wheel: number }

function paintJeepney(context: Context, { x, y, scale, wheel }: Jeepney): void {
  context.save()
  context.translate(x, y)
  context.scale(scale, scale)
  // The bumper, not the middle, is where it stops.
  context.translate(-58, 0)
  const body = context.createLinearGradient(0, -70, 0, -14)
  body.addColorStop(0, '#ff4d6d')
  body.addColorStop(0.55, '#d81e5b')
  body.addColorStop(1, '#8d0f3d')
  context.fillStyle = '#f7f3ff'
  rounded(context, [-62, -82, 104, 12, 6])
  context.fillStyle = body
  rounded(context, [-62, -72, 100, 56, 8])
  rounded(context, [30, -50, 34, 34, 8])
  context.fillStyle = '#23164f'
  for (const left of [-54, -28, -2]) rounded(context, [left, -64, 20, 22, 4])
  context.fillStyle = '#8fe3ff'
  rounded(context, [22, -66, 14, 24, 4])
  for (const [index, colour] of ['#ffcf5f', '#3ddad7', '#ffcf5f', '#7ee081', '#ffcf5f'].entries()) {
    context.fillStyle = colour
    context.fillRect(-58 + index * 19, -34, 15, 5)
  }
  context.fillStyle = '#e8ebf7'
  rounded(context, [-64, -18, 130, 7, 3])
  context.fillStyle = '#fff3b0'
  circle(context, [60, -34, 6])
  context.fillStyle = '#ffcf5f'
  // A little horse on the bonnet, as it should be.
  context.beginPath()
  context.moveTo(44, -50)
  context.quadraticCurveTo(46, -62, 54, -60)
  context.lineTo(52, -54)
  context.quadraticCurveTo(54, -52, 52, -50)
  context.fill()
  for (const left of [-38, 40]) paintWheel(context, left, wheel)
  context.restore()
}

function paintWheel(context: Context, x: number, turn: number): void {
  context.fillStyle = '#17102b'
  circle(context, [x, -11, 14])
  context.fillStyle = '#cfd3e6'
  circle(context, [x, -11, 7])
  context.strokeStyle = '#5b5675'
  context.lineWidth = 2
  context.beginPath()
  for (const spoke of [0, 1, 2]) {
    const angle = turn + (spoke * Math.PI) / 1.5
    context.moveTo(x, -11)
    context.lineTo(x + Math.cos(angle) * 7, -11 + Math.sin(angle) * 7)
  }
  context.stroke()
}

function rounded(
  context: Context,
  [x, y, width, height, radius]: readonly [number, number, number, number, number],
): void {
  context.beginPath()
  context.roundRect(x, y, width, height, radius)
  context.fill()
}

function circle(context: Context, [x, y, radius]: readonly [number, number, number]): void {
  context.beginPath()
  context.arc(x, y, radius, 0, Math.PI * 2)
  context.fill()
}

type Label = { readonly x: number; readonly y: number; readonly pin: number; readonly ground: number }

function paintLabel(context: Context, { label, outcome }: RoadView, { x, y, pin, ground }: Label): void {
  if (label === '') return
  context.fillStyle = 'rgb(255 255 255 / 35%)'
  context.fillRect(pin - 1, y, 2, ground - y)
  context.fillStyle = outcome === 'won' ? '#ffcf5f' : outcome === 'lost' ? '#3a2a52' : '#f5f1ff'
  rounded(context, [x - 46, y - 26, 92, 36, 18])
  context.fillStyle = outcome === 'lost' ? '#ffd7de' : '#22103f'
  context.font = '800 21px system-ui, sans-serif'
  context.textAlign = 'center'
  context.fillText(label, x, y)
}
