import { drift } from '../stage/drift.ts'
import { glow, part } from '../stage/part.ts'
import type { Brush } from '../stage/brush.ts'
import type { Moment } from '../stage/moment.ts'
import type { Place } from '../stage/place.ts'
import type { SlotStage } from '../stage/slot-stage.ts'
import { water } from '../stage/water.ts'

const wing = `
#7a4a26 #24120a | M178 58Q150 14 100 6Q50 0 2 14L20 26L-2 38L22 48L0 66L30 68L14 88L46 84L34 106L66 94L62 116L92 98L98 120L120 98L136 116L146 92Q166 88 178 76Z
#a8703a #4a2a14 | M178 58Q150 20 100 14Q60 10 24 20L40 32L22 40L46 50L28 64L58 64L46 82L76 78L72 96L98 84L104 102L124 84L138 96L146 78Z
#d8a060 #8a5628 | M176 58Q150 26 106 22Q78 20 54 26L70 36L54 44L80 50L70 64L98 60L96 76L120 66L130 78L142 64Q160 72 176 70Z
- #24120a55 1.6 | M54 26Q110 30 160 58M54 44Q110 44 160 62M70 64Q120 56 160 66M96 76Q130 66 164 70
- #ffe2b0aa 2.2 | M174 56Q146 20 100 13Q54 8 14 17`

const body = `
#8a5630 #2e160a | M28 30Q50 8 72 30Q90 70 76 116L70 150L60 126L50 158L40 126L30 150L24 116Q10 70 28 30Z
#fff8ea #c8a070 | M34 34Q50 22 66 34Q76 70 64 106Q50 114 36 106Q24 70 34 34Z
- #a8743e 2 | M40 54L44 60L48 54L52 60L56 54L60 60M37 72L42 78L47 72L52 78L57 72L62 78M39 90L44 96L49 90L54 96L59 90
~#e8b030 #9a6010 | M34 108Q28 118 32 130L38 122L40 132L44 120Z`

/** It looks to the side, so that the deep hooked bill and the long crest are seen: no other eagle has both. */
const head = `
#6a3c1c #2e160a | M60 44L12 22Q26 22 38 26L18 2Q36 8 48 22L44 -2Q58 8 62 24L70 2Q78 14 78 32Z;
  M44 52L4 46Q16 42 28 44Z;M38 64L6 70Q16 62 28 58Z;M38 78L10 94Q18 82 28 74Z
#f4d8a0 #b07a40 | M62 42L28 22Q40 24 50 30L40 10Q54 16 60 30L62 10Q72 20 74 34Z;M44 56L18 52Q28 50 38 50Z;M40 70L16 78Q24 70 32 66Z
* 62 46 64 #fffaf0 #c89458 | M34 108Q26 74 38 54Q50 32 74 32Q94 34 102 48L100 62Q88 66 86 76Q88 94 82 104L74 99L68 110L60 101L52 112L45 101L34 108Z
- #8a5a30 2.2 | M46 66L42 76M54 70L52 82M62 76L62 88M46 84L44 94M56 90L56 100M70 88L70 98
#6a3c1c | M60 36Q78 34 90 44L88 50Q76 44 62 46Q58 42 60 36Z
#1a1020 | o 78 53 7.4
#cdeeff #3a8ad8 | o 78 53 5.6
#0c1424 | o 79.4 53 3
#ffffff | o 77 50.6 1.5
#8a9ab8 #141c30 | M90 44Q112 40 122 56Q128 74 120 92Q116 98 113 92Q114 80 104 74Q92 74 86 68Q82 54 90 44Z
#c8d4eaaa | M94 48Q110 46 117 58Q120 68 119 78Q112 62 96 58Z
#e8b030 #a86a14 | M86 44Q90 42 93 45L92 66Q88 68 85 66Q82 54 86 44Z
#0c1424 | M98 54Q102 52 104 56Q100 58 98 54Z
- #0c1424 2.2 | M84 66Q98 66 110 74`

const palm = `
#9a6a3a #3a2010 | M58 70Q74 130 66 220H44Q52 130 46 74Z
- #2a1608 2 | M50 100L66 98M52 130L68 128M52 160L68 158M50 190L66 188
#5ac878 #0f5a3a | M52 72Q20 40 -14 66Q10 60 22 72Q2 78 -2 104Q24 80 52 76Z;M54 70Q60 20 20 4Q32 20 28 34Q40 40 54 70Z;
  M56 70Q80 16 124 24Q104 32 102 44Q74 46 56 70Z;M56 74Q100 56 128 92Q106 82 96 92Q82 76 56 74Z;M54 76Q78 96 66 132Q54 110 54 76Z
#7a4a1c #3a200c | o 46 82 8;o 62 84 8`

const banca = `
#ffd86a #d8601a | M60 4Q98 30 100 66H60Z
#fff2c0 #e0a04a | M54 16Q24 40 20 66H54Z
- #4a2810 4 | M57 2V74
#d8803a #5a2410 | M2 70H120Q112 92 92 94H30Q10 92 2 70Z
#fff0c8 | M8 75H116L113 80H11Z
- #8a5a30 4 | M-2 100H124M30 90L24 100M92 90L98 100`

const bolt = '#ffffff #8ae0ff | M40 0L8 74H30L14 150L66 60H42L62 0Z'

type Context = CanvasRenderingContext2D

/** By day the light falls through the clouds in shafts; in the bonus the eye of the storm has opened above. */
function paintSky(context: Context, place: Place, isNight: boolean): void {
  if (isNight) return paintEye(context, place)
  const { width, height } = place
  for (let shaft = 0; shaft < 5; shaft++) {
    const x = width * (0.08 + shaft * 0.22)
    const light = context.createLinearGradient(0, 0, 0, height * 0.7)
    light.addColorStop(0, '#e8f8ff20')
    light.addColorStop(1, '#e8f8ff00')
    context.fillStyle = light
    context.beginPath()
    context.moveTo(x, -10)
    context.lineTo(x + width * 0.07, -10)
    context.lineTo(x + width * (0.02 + (shaft % 2) * 0.08), height * 0.7)
    context.lineTo(x - width * 0.12, height * 0.7)
    context.fill()
  }
}

/** Arms of cloud that wind into a bright hole in the sky. */
function paintEye(context: Context, { width, area, isWide, leftSide, height, unit }: Place): void {
  const [x, y] = isWide ? [leftSide, height * 0.34] : [width / 2, area.y * 0.52]
  const reach = isWide ? leftSide * 1.5 : width * 0.86
  const eye = context.createRadialGradient(x, y, 4, x, y, reach * 0.5)
  eye.addColorStop(0, '#f4eaff')
  eye.addColorStop(0.16, '#a88aff')
  eye.addColorStop(1, '#6a4aff00')
  context.fillStyle = eye
  context.fillRect(0, 0, width, height)
  context.lineCap = 'round'
  for (let arm = 0; arm < 6; arm++) {
    context.beginPath()
    for (let at = 0; at < 30; at++) {
      const [turn, away] = [arm * 1.047 + at * 0.16, (0.16 + (at / 30) ** 1.3) * reach]
      context.lineTo(x + Math.cos(turn) * away, y + Math.sin(turn) * away * 0.42)
    }
    for (const [colour, wide] of armLights) {
      context.strokeStyle = colour
      context.lineWidth = wide * Math.max(1, unit * 0.9)
      context.stroke()
    }
  }
}
/** From the soft edge of an arm to its bright middle. */
const armLights = [
  ['#4a3aa02e', 26],
  ['#7a5ad82e', 17],
  ['#a88af038', 9],
  ['#e0d0ff4a', 3],
] as const

export const habagatStormStage: SlotStage = {
  room: 200,
  stand: 0.62,
  frame: { material: 'bamboo', thick: 12, round: 8 },
  edge: '#08101f',
  light: '#e0f4ff',
  night: {
    sky: ['#06081a', '#141f44', '#2a3a78', '#6a4a9a'],
    specks: '#a8c8ff',
    ridges: [
      { kind: 'hills', y: 0.5, colours: ['#1a2440', '#0f1628'] },
      { kind: 'waves', y: 0.78, colours: ['#1a2a5a', '#080f28'] },
    ],
  },
  parts: {
    wing: part([180, 118, 172, 64], wing, 1.8),
    body: part([100, 160, 50, 40], body, 1.6),
    head: part([128, 112, 58, 88], head, 1.6),
    palm: part([130, 224, 56, 220], palm, 1.6),
    banca: part([124, 106, 60, 90], banca, 1.4),
    bolt: part([74, 152, 40, 0], bolt, 0.6),
    cloud: {
      width: 200,
      height: 100,
      pivot: [100, 50],
      paint(context) {
        for (let puff = 0; puff < 9; puff++) {
          const r = 26 + ((puff * 5) % 4) * 4 - Math.abs(puff - 4) * 2
          const [x, y] = [40 + puff * 15, 50 + Math.sin(puff * 2.2) * 7]
          const mist = context.createRadialGradient(x - r * 0.2, y - r * 0.5, 2, x, y, r)
          mist.addColorStop(0, '#8496b499')
          mist.addColorStop(0.6, '#46587e99')
          mist.addColorStop(1, '#2a385800')
          context.fillStyle = mist
          context.fillRect(x - r, y - r, r * 2, r * 2)
        }
      },
    },
    rain: part([4, 40, 2, 20], '#e8f8ff88 #e8f8ff11 | M1 0H3V40H1Z', 0),
    flash: glow('#a8e0ff'),
    foam: glow('#ffffff'),
  },
  ground: paintSky,
  behind(brush, moment, place) {
    const { t, spin, tense, big, bonus } = moment
    const { isWide, leftSide, height, width, unit } = place
    const wind = 1 + spin + bonus
    brush.at(0, 0, 1)
    for (let index = 0; index < 6; index++) {
      const x = ((t * (18 + index * 4) * wind + index * 120) % (width + 240)) - 120
      brush.put(
        'cloud',
        x,
        8 + (index % 3) * (isWide ? 40 : 14),
        0,
        unit * (1 + (index % 2) * 0.4),
        undefined,
        0.9 - bonus * 0.65,
      )
    }
    const strike = Math.sin(t * 1.7) * Math.sin(t * 5.3) * Math.min(1, 0.3 + bonus + big + tense * 0.4)
    if (strike > 0.24) {
      const x = width * (0.14 + 0.72 * Math.abs(Math.sin(Math.floor(t * 1.7) * 2.1)))
      brush.put('flash', x, 30, 0, 5, undefined, 0.5)
      brush.put('bolt', x, -8, 0.1, unit * 1.1, unit * (isWide ? 1.8 : 1), 0.95)
    }
    const bend = 0.12 + Math.sin(t * 1.6) * 0.06 + spin * 0.12 + bonus * 0.14
    brush.put('palm', isWide ? leftSide * 0.24 : 4, height - 20, bend, unit * (isWide ? 1.7 : 1.75))
    brush.put(
      'palm',
      isWide ? width - leftSide * 0.3 : width - 14,
      height - 16,
      bend * 1.1,
      unit * (isWide ? 1.9 : 1.6),
    )
    fly(brush, moment, place)
  },
  before(brush, { t, spin, joy, bonus }, place) {
    const { width, height, bottom, unit, isWide, rightSide } = place
    const { context } = brush
    const line = height - Math.min(64 * unit, (height - bottom) * 0.84)
    const swell = 5 + spin * 3 + bonus * 5
    const isNight = bonus > 0.5
    water(context, isNight ? '#24347a' : '#3f7a98', width, height, line, t * 1.3, swell)
    crest(context, 0.5)
    const lift = Math.sin(t * 1.5) * swell * 0.9
    brush.at(
      (isWide ? rightSide : width * 0.5) + Math.sin(t * 0.23) * (isWide ? 70 : width * 0.24),
      line + 16 * unit + lift,
      unit * (isWide ? 0.8 : 0.46),
    )
    brush.put('banca', 0, 0, Math.sin(t * 1.5 + 1) * (0.08 + bonus * 0.08) - joy * Math.sin(t * 7) * 0.08)
    brush.at(0, 0, 1)
    water(context, isNight ? '#1a2660' : '#265a7a', width, height, line + 18 * unit, t * 1.7 + 2, swell)
    crest(context, 0.34)
    for (let index = 0; index < 7; index++) {
      const x = ((t * 40 + index * 97) % (width + 60)) - 30
      brush.put('foam', x, line + (18 + (index % 3) * 14) * unit, 0, unit * 0.34, unit * 0.07, 0.7)
    }
    water(context, isNight ? '#0c1440' : '#143c58', width, height, line + 38 * unit, t * 2.1 + 4, swell * 0.8)
    crest(context, 0.22)
    drift(brush, t, place, rain, 0.55 + bonus * 0.4)
  },
}
/** The wave that was filled last gets its line of foam. */
function crest(context: Context, alpha: number): void {
  context.globalAlpha = alpha
  context.strokeStyle = '#e8f8ff'
  context.lineWidth = 2.4
  context.stroke()
  context.globalAlpha = 1
}

function fly(brush: Brush, { t, spin, tense, joy, big, bonus }: Readonly<Moment>, place: Place): void {
  const { area, middle, isWide, leftSide, height, width } = place
  const size = isWide ? Math.min(1.25, leftSide / 165) : Math.min(width / 372, (area.y + 26) / 138)
  const beat = Math.sin(t * (2.4 + spin * 2 + joy * 5 + bonus * 2))
  brush.at(
    isWide ? leftSide * 1.02 : middle,
    (isWide ? height * 0.34 : area.y * 0.74) - beat * 5 * size - (joy + big) * 8,
    size,
  )
  brush.put('flash', 0, 0, 0, 3.4, undefined, 0.3 + bonus * 0.3 + joy * 0.3)
  brush.put('wing', -16, 4, beat * 0.2 + 0.06, 1, 1)
  brush.put('wing', 16, 4, -beat * 0.2 - 0.06, -1, 1)
  brush.put('body', 0, 2, Math.sin(t * 1.1) * 0.03, 1)
  brush.put('head', 0, 2, Math.sin(t * 0.9) * 0.07 + tense * Math.sin(t * 12) * 0.04, 0.94 + tense * 0.08)
}
const rain = { part: 'rain', count: 44, fall: 520, wind: 120, sway: 0, size: 0.8, turn: 0 }
