import { altitudeOf, lightColors, rgb, skyStops } from './sky-colors.ts'

type Context = CanvasRenderingContext2D
type Size = { readonly width: number; readonly height: number }

/** The world behind the eagle, painted once for each size of the page: a frame only moves it. */
export type Backdrop = { readonly paint: (frame: BackdropFrame) => void }
export type BackdropFrame = {
  readonly context: Context
  /** In hundredths. */
  readonly height: number
  /** How far the world has passed, in pixels; it stands still with reduced motion. */
  readonly drift: number
}

const turn = Math.PI * 2
/** The sky is so many pictures high. */
const skyScreens = 4
const starCount = 150
const nearClouds = [0.08, 0.3, 0.52, 0.74, 0.93]
const farClouds = [0, 0.17, 0.36, 0.58, 0.8]

export function createBackdrop(size: Size): Backdrop {
  const { width, height } = size
  const [sky, stars] = [paintedSky(), paintedStars(size)]
  const [near, far] = [paintedCloud(Math.min(260, width * 0.5), 0.92), paintedCloud(Math.min(170, width * 0.34), 0.5)]
  const nearLayer: CloudLayer = { cloud: near, places: nearClouds, pace: 1, fall: 0.8, size }
  const farLayer: CloudLayer = { cloud: far, places: farClouds, pace: 0.5, fall: 0.35, size }
  const hills = hillTones.map((hill, index) => ({ ...hill, strip: paintedHills(size, hill), fall: 0.7 + index * 0.3 }))
  const [sun, moon] = [paintedGlow(lightColors.sun, height * 0.7), paintedMoon(Math.max(26, height * 0.07))]
  return {
    paint({ context, height: flown, drift }) {
      const high = altitudeOf(flown)
      const top = sky.height * (1 - 1 / skyScreens) * (1 - high)
      context.drawImage(sky, 0, top, sky.width, sky.height / skyScreens, 0, 0, width, height)
      if (setFaded(context, fade(high, 0.34, 0.62)))
        context.drawImage(stars, 0, ((high * height * 0.5) % height) - height)
      if (setFaded(context, fade(high, 0.5, 0.75))) context.drawImage(moon, width * 0.76, height * (0.02 + 0.14 * high))
      context.globalAlpha = 1
      const sink = high * height * 2.4
      if (sink < height) {
        context.drawImage(sun, width * 0.14 - sun.width / 2, height * 0.8 + sink * 0.5 - sun.height / 2)
        for (const { strip, pace, fall } of hills) context.drawImage(strip, -wrapped(drift * pace, width), sink * fall)
      }
      paintClouds(context, farLayer, 0.75 * cloudiness(high), drift)
      paintClouds(context, nearLayer, cloudiness(high), drift)
    },
  }
}

/** 0 before, 1 after, and between them in proportion. */
const fade = (value: number, from: number, to: number): number => Math.min(1, Math.max(0, (value - from) / (to - from)))
/** A few at dawn, thick in the middle, below the eagle in the end. */
const cloudiness = (high: number): number => (0.45 + 0.55 * fade(high, 0.03, 0.14)) * (1 - 0.94 * fade(high, 0.4, 0.66))

/** False: there is nothing to be seen. */
function setFaded(context: Context, alpha: number): boolean {
  context.globalAlpha = alpha
  return alpha > 0
}

type CloudLayer = {
  readonly cloud: HTMLCanvasElement
  readonly places: readonly number[]
  readonly pace: number
  readonly fall: number
  readonly size: Size
}

/** They pass to the left and fall below: the nearer, the faster. */
function paintClouds(context: Context, layer: CloudLayer, alpha: number, drift: number): void {
  if (alpha < 0.02) return
  const { cloud, places, pace, fall, size } = layer
  context.globalAlpha = alpha
  const spanX = size.width + cloud.width
  const spanY = size.height + cloud.height
  for (let index = 0; index < places.length; index++) {
    const place = places[index] ?? 0
    const x = wrapped(place * spanX - drift * pace, spanX) - cloud.width
    const y = wrapped(((index * 0.37 + place) % 1) * spanY + drift * fall, spanY) - cloud.height
    context.drawImage(cloud, x, y)
  }
  context.globalAlpha = 1
}

const wrapped = (value: number, span: number): number => ((value % span) + span) % span

const hillTones = [
  { tone: '#b0549a', base: 0.84, rise: 0.05, pace: 0.1, waves: 4 },
  { tone: '#7a3a9a', base: 0.9, rise: 0.045, pace: 0.24, waves: 6 },
  { tone: '#3f1c70', base: 0.96, rise: 0.035, pace: 0.5, waves: 8 },
] as const

/** A strip twice as wide as the picture, whose ends meet. */
function paintedHills(
  { width, height }: Size,
  { tone, base, rise, waves }: (typeof hillTones)[number],
): HTMLCanvasElement {
  return painted(width * 2, height, (context) => {
    context.fillStyle = tone
    context.moveTo(0, height)
    for (let x = 0; x <= width * 2 + 8; x += 8) {
      const at = (x / width) * turn
      const wave = Math.sin(at * (waves / 2)) + 0.45 * Math.sin(at * waves + 1) + 0.2 * Math.sin(at * waves * 2 + 2)
      context.lineTo(x, height * base - wave * height * rise)
    }
    context.lineTo(width * 2, height)
    context.fill()
  })
}

const paintedSky = (): HTMLCanvasElement =>
  painted(8, 1_024, (context) => {
    const sky = context.createLinearGradient(0, 1_024, 0, 0)
    for (const { at, color } of skyStops) sky.addColorStop(at, rgb(color))
    context.fillStyle = sky
    context.fillRect(0, 0, 8, 1_024)
  })

/** The same stars for everybody, twice one below the other, so that they can pass without a seam. */
const paintedStars = ({ width, height }: Size): HTMLCanvasElement =>
  painted(width, height * 2, (context) => {
    for (let index = 0; index < starCount; index++) {
      const [x, y] = [((index * 0.618_034) % 1) * width, ((index * 0.754_878) % 1) * height]
      context.fillStyle = rgb(lightColors.star, 0.35 + ((index * 0.37) % 0.65))
      for (const below of [0, height]) {
        context.beginPath()
        context.arc(x, y + below, index % 11 === 0 ? 1.9 : 0.6 + (index % 4) * 0.25, 0, turn)
        context.fill()
      }
    }
  })

/** Lit from below by the dawn, white above. */
const paintedCloud = (width: number, alpha: number): HTMLCanvasElement =>
  painted(width, width * 0.46, (context) => {
    const shade = context.createLinearGradient(0, width * 0.08, 0, width * 0.44)
    shade.addColorStop(0, rgb(lightColors.cloud, alpha))
    shade.addColorStop(0.55, rgb([255, 236, 230], alpha * 0.8))
    shade.addColorStop(1, rgb([196, 178, 232], alpha * 0.15))
    context.fillStyle = shade
    context.beginPath()
    for (const [x, y, radius] of puffs) {
      context.moveTo((x + radius) * width, y * width)
      context.ellipse(x * width, y * width, radius * width, radius * width * 0.82, 0, 0, turn)
    }
    context.fill()
  })

const puffs = [
  [0.16, 0.33, 0.11],
  [0.3, 0.25, 0.15],
  [0.48, 0.19, 0.18],
  [0.67, 0.25, 0.15],
  [0.83, 0.33, 0.12],
  [0.5, 0.34, 0.14],
] as const

const paintedGlow = (color: Parameters<typeof rgb>[0], radius: number): HTMLCanvasElement =>
  painted(radius * 2, radius * 2, (context) => {
    const glow = context.createRadialGradient(radius, radius, 4, radius, radius, radius)
    glow.addColorStop(0, rgb(color, 0.95))
    glow.addColorStop(0.14, rgb([255, 226, 150], 0.55))
    glow.addColorStop(1, rgb([255, 226, 150], 0))
    context.fillStyle = glow
    context.fillRect(0, 0, radius * 2, radius * 2)
  })

const paintedMoon = (radius: number): HTMLCanvasElement =>
  painted(radius * 4, radius * 4, (context) => {
    const [middle, glow] = [
      radius * 2,
      context.createRadialGradient(radius * 2, radius * 2, radius, radius * 2, radius * 2, radius * 2),
    ]
    glow.addColorStop(0, rgb(lightColors.moon, 0.3))
    glow.addColorStop(1, rgb(lightColors.moon, 0))
    context.fillStyle = glow
    context.fillRect(0, 0, radius * 4, radius * 4)
    context.fillStyle = rgb(lightColors.moon)
    context.beginPath()
    context.arc(middle, middle, radius, 0, turn)
    context.fill()
    context.fillStyle = rgb([214, 200, 168], 0.5)
    for (const [x, y, part] of craters) {
      context.beginPath()
      context.arc(middle + x * radius, middle + y * radius, part * radius, 0, turn)
      context.fill()
    }
  })

const craters = [
  [-0.3, -0.25, 0.22],
  [0.35, 0.1, 0.16],
  [-0.1, 0.45, 0.13],
] as const

/** A picture in memory, at the density of the page. */
function painted(width: number, height: number, paint: (context: Context) => void): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(width))
  canvas.height = Math.max(1, Math.round(height))
  const context = canvas.getContext('2d')
  if (context !== null) paint(context)
  return canvas
}
