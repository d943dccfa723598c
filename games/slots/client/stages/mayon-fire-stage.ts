import { drift } from '../stage/drift.ts'
import { glow, part } from '../stage/part.ts'
import type { Place } from '../stage/place.ts'
import type { SlotStage } from '../stage/slot-stage.ts'
import { water } from '../stage/water.ts'
import { spread } from '../stage/spread.ts'

type Context = CanvasRenderingContext2D
/** Beside wide reels it stands in the free room. */
const peakAt = ({ isWide, leftSide, middle }: Place): number => (isWide ? leftSide * 0.9 : middle)
const craterAt = ({ area, isWide, height }: Place): number => (isWide ? height * 0.3 : area.y * 0.46)

/** The most perfect cone there is fills the whole place; the reels stand on its slope. */
function paintCone(context: Context, place: Place, isNight: boolean): void {
  const { width, height } = place
  const middle = peakAt(place)
  const top = craterAt(place)
  const mouth = 34 * place.unit
  const reach = Math.max(width * 0.62, height * 0.7)
  const slope = context.createLinearGradient(middle - reach, top, middle + reach * 0.8, height)
  slope.addColorStop(0, isNight ? '#7a3a4a' : '#a87a9a')
  slope.addColorStop(0.45, isNight ? '#4a1a34' : '#6a4a7a')
  slope.addColorStop(1, isNight ? '#16040f' : '#241038')
  context.fillStyle = slope
  context.beginPath()
  context.moveTo(middle - mouth, top)
  context.quadraticCurveTo(middle, top + 14, middle + mouth, top)
  context.bezierCurveTo(
    middle + mouth * 2.4,
    top + height * 0.22,
    middle + reach * 0.6,
    height * 0.62,
    middle + reach,
    height,
  )
  context.lineTo(middle - reach, height)
  context.bezierCurveTo(
    middle - reach * 0.6,
    height * 0.62,
    middle - mouth * 2.4,
    top + height * 0.22,
    middle - mouth,
    top,
  )
  context.fill()
  context.save()
  context.clip()
  context.lineCap = 'round'
  for (let gully = -7; gully <= 7; gully++) {
    context.strokeStyle = gully < 0 ? '#ffffff14' : '#00000030'
    context.lineWidth = 3 + (Math.abs(gully) % 3) * 2
    context.beginPath()
    context.moveTo(middle + gully * mouth * 0.13, top + 12)
    context.quadraticCurveTo(middle + gully * reach * 0.06, height * 0.4, middle + gully * reach * 0.14, height)
    context.stroke()
  }
  for (let stream = 0; stream < (isNight ? 5 : 3); stream++) paintStream(context, place, stream)
  context.restore()
}

function paintStream(context: Context, place: Place, stream: number): void {
  const { width, height, area } = place
  const middle = peakAt(place)
  const top = craterAt(place)
  const side = [-0.46, 0.5, 0.08, -0.2, 0.26][stream] ?? 0
  const wide = place.isWide ? 1.7 : 1
  for (const [colour, thick] of [
    ['#ff5a1a55', 15],
    ['#ff6a1e', 7],
    ['#ffd24a', 3],
  ] as const) {
    context.strokeStyle = colour
    context.lineWidth = thick * wide
    context.beginPath()
    context.moveTo(middle + side * 34, top + 6)
    for (let at = 1; at <= 9; at++) {
      const y = top + ((Math.max(area.y + 30, height * 0.98) - top) * at) / 9
      context.lineTo(middle + side * width * (at / 9) ** 1.15 * 0.94 + (spread(at + stream * 9) - 0.5) * 26 * wide, y)
    }
    context.stroke()
  }
}

const rocks = `
#5a4452 #140a14 | M0 92L10 52L34 34L52 44L70 14L98 8L122 40L142 34L168 62L180 92Z
#7a6070 #3a2434 | M70 14L98 8L104 44L78 62Z;M10 52L34 34L42 66L16 78Z
- #ff7a2a 2.6 | M52 46L60 64L54 78M104 44L116 58L112 76M142 36L146 58
- #ffd86a 1.1 | M52 46L60 64L54 78M104 44L116 58L112 76`

const crust = `
#4a3038 #1a0c14 | M2 14Q20 2 44 4Q70 0 88 12Q84 24 58 26Q24 30 2 14Z
- #ff8a2e 1.6 | M20 10L34 18L50 12L70 18`

const drip = `
#ffe27a #e8401a | M2 0H78Q80 12 70 14Q64 16 64 30Q62 42 57 42Q51 42 51 28Q48 20 44 30Q44 54 37 56Q30 54 31 30Q26 20 22 26
  Q22 38 16 38Q11 36 12 22Q2 14 2 0Z
#fff0a8aa | M6 2H74Q66 8 54 6Q40 12 28 6Q14 10 6 2Z`

const smoke = {
  paint: (context: Context): void => {
    for (let puff = 0; puff < 9; puff++) {
      const [x, y, r] = [
        50 + (spread(puff) - 0.5) * 50,
        50 + (spread(puff + 0.4) - 0.5) * 36,
        18 + spread(puff + 0.8) * 12,
      ]
      const cloud = context.createRadialGradient(x - r * 0.3, y - r * 0.3, 2, x, y, r)
      cloud.addColorStop(0, '#f0dce8dd')
      cloud.addColorStop(0.6, '#a88098aa')
      cloud.addColorStop(1, '#6a4a6a00')
      context.fillStyle = cloud
      context.fillRect(0, 0, 100, 100)
    }
  },
  width: 100,
  height: 100,
  pivot: [50, 50] as const,
}

export const mayonFireStage: SlotStage = {
  room: 200,
  stand: 0.62,
  frame: { material: 'stone', thick: 12, round: 14 },
  edge: '#240612',
  light: '#ffd8a0',
  night: { sky: ['#160208', '#5a0f14', '#c8301a', '#ff8a2e'], specks: '#ffb86a', ridges: [] },
  parts: {
    smoke,
    fire: glow('#ff8a2e'),
    heart: glow('#fff0a8'),
    bomb: part(
      [30, 30, 15, 15],
      '#ffe08a #e0401a | M6 8L18 2L28 12L24 26L8 26L2 16Z\n#3a1418 | M10 12L18 8L22 16L14 22Z',
    ),
    rocks: part([180, 92, 90, 92], rocks, 1.8),
    crust: part([90, 28, 45, 14], crust, 1),
    drip: part([80, 58, 40, 0], drip, 1.4),
  },
  ground: paintCone,
  behind(brush, { t, spin, tense, joy, big, bonus }, place) {
    const { unit } = place
    const middle = peakAt(place)
    const top = craterAt(place)
    const heat = Math.min(1, 0.25 + spin * 0.15 + tense * 0.4 + joy * 0.5 + big + bonus)
    brush.at(middle, top, unit)
    for (let index = 0; index < 9; index++) {
      const age = (t * (0.11 + heat * 0.08) + index / 9) % 1
      const lean = Math.sin(t * 0.4 + index) * 10 + age * age * 70
      brush.put(
        'smoke',
        lean,
        -age * 105 - 4,
        index,
        0.35 + age * 1.5,
        undefined,
        Math.min(1, age * 6) * (1 - age) * 0.9,
      )
    }
    const throb = 1 + Math.sin(t * 3) * 0.08
    brush.put('fire', 0, -4, 0, (1.5 + heat * 2.2) * throb, (0.9 + heat * 2) * throb, 0.5 + heat * 0.5)
    brush.put('heart', 0, 2, 0, (0.5 + heat * 0.7) * throb, 0.25 + heat * 0.5, 0.9)
    const blast = Math.min(1, joy * 0.5 + big + bonus + tense * 0.3)
    if (blast < 0.04) return
    for (let index = 0; index < 26; index++) {
      const age = (t * (0.5 + spread(index) * 0.4) + spread(index + 0.3)) % 1
      const x = (spread(index + 0.6) - 0.5) * 250 * age
      const y = -age * 190 * blast * (0.6 + spread(index + 0.1) * 0.6) + age * age * 240
      const size = index % 4 === 0 ? 0.55 : 0.18
      brush.put(index % 4 === 0 ? 'bomb' : 'fire', x, y, t * 3 + index, size, size, (1 - age) * blast)
    }
  },
  before(brush, { t, spin, joy, big, bonus }, place) {
    const { width, height, area, bottom, unit, isWide } = place
    const heat = Math.min(1, bonus + big + joy * 0.5)
    brush.at(0, 0, 1)
    const flow = 0.55 + heat * 0.45 + Math.sin(t * 1.3) * 0.05
    brush.put('drip', area.x + area.width * 0.13, area.y - 13, 0, unit, unit * flow)
    brush.put('drip', area.x + area.width * 0.87, area.y - 13, 0, -unit * 0.9, unit * flow * 0.85)
    brush.put('drip', area.x + area.width * 0.5, bottom + 1, 0, unit * 1.1, unit * flow * 0.5)
    const river = Math.max(bottom + 24, height - 76 * unit)
    const { context } = brush
    water(context, '#c8281a', width, height, river, t, 4)
    water(context, '#ff8a2ecc', width, height, river + 14 * unit, t * 1.4 + 2, 4)
    water(context, '#ffd86acc', width, height, river + 36 * unit, t * 1.9 + 5, 4)
    for (let index = 0; index < 6; index++) {
      const span = width + 140
      const x = ((index * span) / 6 + t * (16 + heat * 30)) % span
      brush.put(
        'crust',
        x - 70,
        river + (14 + (index % 3) * 19) * unit + Math.sin(t + index) * 3,
        Math.sin(t * 0.7 + index) * 0.1,
        unit * (0.6 + (index % 3) * 0.2),
      )
    }
    const size = unit * (isWide ? 1.5 : 0.74)
    brush.put('rocks', 34 * size, height + 6, 0, size)
    brush.put('rocks', width - 34 * size, height + 4, 0, -size, size * 0.9)
    brush.put('fire', 60 * size, height - 20, 0, size * 1.6, size, 0.4 + 0.2 * Math.sin(t * 4))
    drift(brush, t, place, embers, 0.55 + heat * 0.45 + spin * 0.2)
  },
}
const embers = { part: 'fire', count: 26, fall: -46, wind: 9, sway: 16, size: 0.09, turn: 0 }
