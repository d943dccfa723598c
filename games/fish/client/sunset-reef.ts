import { paintPalace } from './paint-palace.ts'
import { paintBranches, paintDome, paintFan, paintPipes, type Tones } from './reef-plants.ts'
import { fall, fillPath, noise, type Pen } from './sea-look.ts'

/** The palace is drawn on a sea of this height. */
const drawnHeight = 520

/** The reef at sunset: light from above, hills in the haze, the palace of the queen, and a garden of corals before it. */
export function paintSunsetReef(pen: Pen, width: number, height: number): void {
  pen.fillStyle = fall(pen, [0, height], ['#ff9f6e', '#d4568f', '#71308f', '#331a6c', '#140a38'])
  pen.fillRect(0, 0, width, height)
  paintSun(pen, width, height)
  paintRidge(pen, { width, height, top: 0.5, tone: 'rgb(120 52 150 / 60%)', seed: 3 })
  paintRidge(pen, { width, height, top: 0.6, tone: 'rgb(84 34 124 / 72%)', seed: 11 })
  pen.save()
  pen.translate(width / 2, 0)
  pen.scale(height / drawnHeight, height / drawnHeight)
  paintPalace(pen)
  pen.restore()
  paintHaze(pen, width, height)
  paintRidge(pen, { width, height, top: 0.84, tone: '#240c4c', seed: 23 })
  paintGarden(pen, width, height)
}

function paintSun(pen: Pen, width: number, height: number): void {
  const sun = pen.createRadialGradient(width * 0.32, -height * 0.05, 0, width * 0.32, 0, height * 0.62)
  sun.addColorStop(0, 'rgb(255 250 220 / 90%)')
  sun.addColorStop(0.3, 'rgb(255 226 160 / 45%)')
  sun.addColorStop(1, 'rgb(255 200 150 / 0%)')
  pen.fillStyle = sun
  pen.fillRect(0, 0, width, height)
  const beam = pen.createLinearGradient(0, 0, 0, height * 0.75)
  beam.addColorStop(0, 'rgb(255 244 214 / 30%)')
  beam.addColorStop(1, 'rgb(255 220 190 / 0%)')
  for (let index = 0; index < 6; index++) {
    const x = width * (0.02 + index * 0.17 + noise(index) * 0.06)
    const wide = width * (0.03 + noise(index + 5) * 0.05)
    const lean = (x - width * 0.32) * 0.55
    fillPath(pen, beam, `M${x} 0h${wide}L${x + wide * 2.2 + lean} ${height * 0.75}H${x - wide + lean}Z`)
  }
}

type Ridge = {
  readonly width: number
  readonly height: number
  readonly top: number
  readonly tone: string
  readonly seed: number
}

function paintRidge(pen: Pen, { width, height, top, tone, seed }: Ridge): void {
  let path = `M0 ${height}`
  for (let x = 0; x <= width + 12; x += 12) {
    const swell = Math.sin(x / 71 + seed) * 0.03 + Math.sin(x / 29 + seed * 2) * 0.014 + Math.sin(x / 190 + seed) * 0.04
    path += `L${x} ${height * (top + swell)}`
  }
  fillPath(pen, tone, `${path}V${height}Z`)
}

/** Water between the palace and the eye, so that it stays behind the fish. */
function paintHaze(pen: Pen, width: number, height: number): void {
  pen.fillStyle = 'rgb(92 40 140 / 34%)'
  pen.fillRect(0, 0, width, height)
  pen.fillStyle = fall(pen, [height * 0.55, height * 0.95], ['rgb(30 10 70 / 0%)', 'rgb(20 6 52 / 82%)'])
  pen.fillRect(0, height * 0.55, width, height * 0.45)
}

const amber: Tones = ['#a8530f', '#ff9d3c', '#ffe3a6']
const gardens: readonly Tones[] = [
  amber,
  ['#9c1f57', '#ff5f8f', '#ffc2d2'],
  ['#127a7d', '#37d1c0', '#c2fff0'],
  ['#1f5fa8', '#59b8ff', '#d2f0ff'],
]
const plants = [paintBranches, paintDome, paintFan, paintPipes] as const
const heights = [0.15, 0.05, 0.13, 0.1] as const

/** The highest stand at the sides: in the middle is the cannon. */
function paintGarden(pen: Pen, width: number, height: number): void {
  const step = Math.max(40, height * 0.085)
  const count = Math.ceil(width / step) + 1
  for (let index = 0; index < count; index++) {
    const kind = (index * 3 + Math.floor(noise(index) * 2)) % plants.length
    const x = (index - 0.2 + noise(index + 2) * 0.5) * step
    const aside = Math.min(1, Math.abs(x - width / 2) / Math.min(width / 2, height * 0.5))
    plants[kind]?.(pen, {
      x,
      y: height + 3,
      high: height * (heights[kind] ?? 0) * (0.6 + aside * 0.55 + noise(index + 7) * 0.2),
      tones: tonesOf(index),
    })
  }
}

const tonesOf = (index: number): Tones => gardens[Math.floor(noise(index * 5 + 1) * gardens.length)] ?? amber
