import { drift } from '../stage/drift.ts'
import { glow, part } from '../stage/part.ts'
import type { Brush } from '../stage/brush.ts'
import type { Moment } from '../stage/moment.ts'
import type { Place } from '../stage/place.ts'
import type { SlotStage } from '../stage/slot-stage.ts'
import { water } from '../stage/water.ts'

const wing = `
#b87a44 #3a1e0e | M176 60Q150 10 96 6Q44 4 6 22L28 34L4 50L34 56L18 78L50 74L42 98L72 86L74 110L100 92L112 114L130 92Q162 96 176 76Z
#e8b87a88 | M170 58Q140 20 90 18Q60 16 34 26Q90 26 120 50Q150 66 170 58Z
- #2a140844 2 | M34 56Q90 50 150 66M50 74Q100 64 152 72M72 86Q116 76 156 78`

const body = `
#a8683a #3a1e0e | M30 30Q50 10 70 30Q88 70 72 118L64 150L56 128L50 156L44 128L36 150L28 118Q12 70 30 30Z
#fff6e4 #d0a878 | M34 34Q50 22 66 34Q74 70 62 104Q50 112 38 104Q26 70 34 34Z
- #b8845a 2 | M40 56Q50 62 60 56M38 74Q50 82 62 74M40 92Q50 98 60 92`

const head = `
#fff4e0 #c8945a | M40 12Q16 2 4 16Q14 16 10 26Q20 24 18 36Q26 32 30 44Q34 72 48 74Q62 72 66 44Q70 32 78 36Q76 24 86 26Q82 16 92 16Q80 2 56 12Q48 8 40 12Z
#a8703a | M32 30Q48 20 64 30Q56 38 48 34Q40 38 32 30Z
~#c8ecff | o 38 42 7
~#10182c | o 39 42 4
~- #4a2810 3.4 | M28 34L45 39
#6a7a98 #1c2640 | M40 46Q48 40 56 46Q58 62 48 74Q42 62 40 46Z`

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
    head: part([96, 78, 48, 64], head, 1.6),
    palm: part([130, 224, 56, 220], palm, 1.6),
    banca: part([124, 106, 60, 90], banca, 1.4),
    bolt: part([74, 152, 40, 0], bolt, 0.6),
    cloud: {
      width: 160,
      height: 80,
      pivot: [80, 40],
      paint(context) {
        for (let puff = 0; puff < 8; puff++) {
          const [x, y, r] = [24 + puff * 16, 40 + ((puff * 7) % 5) * 4 - 8, 22 + ((puff * 5) % 3) * 5]
          const mist = context.createRadialGradient(x, y - 6, 2, x, y, r)
          mist.addColorStop(0, '#8a9ab8dd')
          mist.addColorStop(0.7, '#46587ecc')
          mist.addColorStop(1, '#2a385800')
          context.fillStyle = mist
          context.fillRect(0, 0, 160, 80)
        }
      },
    },
    rain: part([4, 40, 2, 20], '#e8f8ff88 #e8f8ff11 | M1 0H3V40H1Z', 0),
    flash: glow('#a8e0ff'),
    foam: glow('#ffffff'),
  },
  behind(brush, moment, place) {
    const { t, spin, tense, big, bonus } = moment
    const { isWide, leftSide, height, width, unit } = place
    const wind = 1 + spin + bonus
    brush.at(0, 0, 1)
    for (let index = 0; index < 6; index++) {
      const x = ((t * (18 + index * 4) * wind + index * 120) % (width + 240)) - 120
      brush.put('cloud', x, 8 + (index % 3) * (isWide ? 40 : 14), 0, unit * (1 + (index % 2) * 0.4), undefined, 0.9)
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
    const { width, height, bottom, unit, isWide } = place
    const { context } = brush
    const line = height - Math.min(64 * unit, (height - bottom) * 0.84)
    const swell = 5 + spin * 3 + bonus * 5
    const isNight = bonus > 0.5
    water(context, isNight ? '#24347a' : '#3f7a98', width, height, line, t * 1.3, swell)
    const lift = Math.sin(t * 1.5) * swell * 0.9
    brush.at(width * (0.5 + Math.sin(t * 0.23) * 0.24), line + 16 * unit + lift, unit * (isWide ? 0.8 : 0.6))
    brush.put('banca', 0, 0, Math.sin(t * 1.5 + 1) * (0.08 + bonus * 0.08) - joy * Math.sin(t * 7) * 0.08)
    brush.at(0, 0, 1)
    water(context, isNight ? '#1a2660' : '#265a7a', width, height, line + 18 * unit, t * 1.7 + 2, swell)
    for (let index = 0; index < 7; index++) {
      const x = ((t * 40 + index * 97) % (width + 60)) - 30
      brush.put('foam', x, line + (18 + (index % 3) * 14) * unit, 0, unit * 0.34, unit * 0.07, 0.7)
    }
    water(context, isNight ? '#0c1440' : '#143c58', width, height, line + 38 * unit, t * 2.1 + 4, swell * 0.8)
    drift(brush, t, place, rain, 0.55 + bonus * 0.4)
  },
}
function fly(brush: Brush, { t, spin, tense, joy, big, bonus }: Readonly<Moment>, place: Place): void {
  const { area, middle, isWide, leftSide, height, width } = place
  const size = isWide ? Math.min(1.25, leftSide / 165) : Math.min(width / 370, (area.y + 30) / 150)
  const beat = Math.sin(t * (2.4 + spin * 2 + joy * 5 + bonus * 2))
  brush.at(
    isWide ? leftSide * 1.02 : middle,
    (isWide ? height * 0.34 : area.y * 0.68) - beat * 5 * size - (joy + big) * 8,
    size,
  )
  brush.put('flash', 0, 0, 0, 3.4, undefined, 0.3 + bonus * 0.3 + joy * 0.3)
  brush.put('wing', -16, 4, beat * 0.2 + 0.06, 1, 1)
  brush.put('wing', 16, 4, -beat * 0.2 - 0.06, -1, 1)
  brush.put('body', 0, 2, Math.sin(t * 1.1) * 0.03, 1)
  brush.put('head', 0, 2, Math.sin(t * 0.9) * 0.07 + tense * Math.sin(t * 12) * 0.04, 0.94 + tense * 0.08)
}
const rain = { part: 'rain', count: 44, fall: 520, wind: 120, sway: 0, size: 0.8, turn: 0 }
