import { drift } from '../stage/drift.ts'
import { glow, part } from '../stage/part.ts'
import type { Brush } from '../stage/brush.ts'
import type { Moment } from '../stage/moment.ts'
import type { Place } from '../stage/place.ts'
import type { SlotStage } from '../stage/slot-stage.ts'
import { spread } from '../stage/spread.ts'

const star = `
* 110 110 108 #fff6c8 #ff8a2e | s 110 110 92 40 5
~#ff4a6a #a80f3a | M110 18L110 110L74 78Z
#ff4a6a #a80f3a | M198 82L110 110L146 78Z;M164 184L110 110L168 128Z;M56 184L110 110L110 150Z;M22 82L110 110L52 128Z
~#2ac8a0 #0f6a6a | M110 18L146 78L110 110Z
#3ad8b0 #0f7a70 | M198 82L168 128L110 110Z;M164 184L110 150L110 110Z;M56 184L52 128L110 110Z;M22 82L74 78L110 110Z
- #fff0b8 3 | M110 18L110 110M198 82L110 110M164 184L110 110M56 184L110 110M22 82L110 110
- #ffd24a 5 | s 110 110 92 40 5
* 110 110 36 #ffffff #ffb84a | s 110 110 40 20 10
#fff8d8 | o 110 110 12`

const ring = `
- #ffd24a 6 | o 110 110 100
- #ff6a8a 3 | o 110 110 92
#ffe9a8 | o 110 10 7;o 181 39 7;o 210 110 7;o 181 181 7;o 110 210 7;o 39 181 7;o 10 110 7;o 39 39 7
#7af0c8 | o 148 18 5;o 202 72 5;o 202 148 5;o 148 202 5;o 72 202 5;o 18 148 5;o 18 72 5;o 72 18 5`

const tail = `
#ffd24a #d84a1a | M22 0H38L44 24H16Z
#ff6a8a #c81a4a | M16 22H44L54 118L46 112L42 124L34 114L30 128L26 114L18 124L14 112L6 118Z
- #ffd86a 2.4 | M22 30L14 108M30 30V118M38 30L46 108M12 62H48M10 84H50
#fff0b8 | s 30 44 7 3 5`

const house = `
#2a1a5a #120a30 | M10 60H150V120H10Z
#4a2a7a #24124a | M0 62L40 18H120L160 62Z
- #ffd86a55 2 | M0 62L40 18H120L160 62
#ffd86a #ff9a3a | M26 74H56V106H26Z;M104 74H134V106H104Z
- #7a3a14 2.6 | M41 74V106M26 90H56M119 74V106M104 90H134
#6a2a1a | M70 78H92V120H70Z
- #3f9a4a 4 | M66 72Q81 60 96 72
#ff5a6a | o 74 68 3;o 82 64 3;o 90 68 3`

const singing = `
#1a0a0e | o 22 19 1.3 1.6;o 30 19 1.3 1.6
#7a1a24 | o 26 25 2.2 2.6
#ff8a7a88 | o 19 23 2;o 33 23 2
#fffaf0 #d8c8a8 | M14 46L26 49L38 46V60L26 63L14 60Z
- #b8a078 1.2 | M26 49V63`

const boy = `
#e8404a #8a1024 | M10 42Q12 30 26 30Q40 30 42 42L45 72H7Z
#1e1018 | o 26 16 13.4 13
#e0a06a #b06c3a | o 26 19 10.6 11
#1e1018 | M14 19Q13 4 26 4Q39 4 38 19Q36 11 30 10Q22 13 17 12Q15 14 14 19Z
#2ac8a0 #0f6a6a | M15 30Q26 37 37 30L36 36Q26 41 16 36Z${singing}`

const girl = `
#1e1018 | M12 20Q10 3 26 3Q42 3 40 20L42 42H10Z
#2f9a6a #0f5a3a | M10 44Q13 31 26 31Q39 31 42 44L47 72H5Z
#e0a06a #b06c3a | o 26 19 10.4 11
#1e1018 | M15 19Q14 6 26 6Q38 6 37 19Q33 11 26 11Q19 11 15 19Z
#fff0d8 #d8b88a | M17 31Q26 39 35 31L33 36Q26 41 19 36Z
#ffd24a | s 38 9 5.4 2.4 5${singing}`

const lanternSize = ({ isWide, leftSide, height, area }: Place): number =>
  isWide ? Math.min(leftSide / 125, height / 300) : (area.y + 30) / 224
const lanternY = ({ isWide, height, area }: Place): number => (isWide ? height * 0.36 : area.y * 0.5 + 4)

/** The lantern's tails hang over the frame. */
function hangTails(brush: Brush, t: number, place: Place, joy: number): void {
  const size = lanternSize(place)
  const swing = Math.sin(t * 1.1) * (0.05 + joy * 0.12)
  for (let lamp = 0; lamp < (place.isWide ? 2 : 1); lamp++) {
    brush.at(lamp === 1 ? place.rightSide : place.leftSide, lanternY(place), size)
    const [out, y, long] = place.isWide ? [52, 74, 1] : [74, 78, 0.62]
    brush.put('tail', -out, y, 0.28 + swing * 2 + Math.sin(t * 2.3) * 0.08, long)
    brush.put('tail', out, y, -0.28 + swing * 2 + Math.sin(t * 2.1) * 0.08, long)
  }
}

const colours = ['ruby', 'gold', 'mint', 'sky'] as const

export const parolLightsStage: SlotStage = {
  room: 180,
  stand: 0.62,
  frame: { material: 'bulbs', thick: 11, round: 14 },
  edge: '#22083a',
  light: '#fff2b8',
  night: {
    sky: ['#1a0a4a', '#5a1a7a', '#c83a8a', '#ff9a5a'],
    specks: '#fff6c8',
    ridges: [{ kind: 'roofs', y: 0.62, colours: ['#4a1a6a', '#1a0a3a'] }],
  },
  parts: {
    star: part([220, 220, 110, 110], star, 1.6),
    ring: part([220, 220, 110, 110], ring, 1.2),
    tail: part([60, 130, 30, 0], tail),
    house: part([160, 120, 80, 120], house),
    boy: part([52, 70, 26, 70], boy),
    girl: part([52, 70, 26, 70], girl),
    ruby: glow('#ff5a7a'),
    gold: glow('#ffd86a'),
    mint: glow('#5af0b0'),
    sky: glow('#6ac8ff'),
    flake: glow('#ffffff'),
  },
  ground(context, { width, area, isWide }) {
    context.strokeStyle = '#0a0420'
    context.lineWidth = 1.6
    for (let wire = 0; wire < 3; wire++) {
      context.beginPath()
      context.moveTo(0, 10 + wire * 14)
      context.quadraticCurveTo(width / 2, (isWide ? 90 : area.y * 0.6) + wire * 16, width, 6 + wire * 18)
      context.stroke()
    }
  },
  behind(brush, moment, place) {
    const { t, joy, bonus } = moment
    const { width, area, isWide, unit } = place
    brush.at(0, 0, 1)
    for (let wire = 0; wire < 3; wire++)
      for (let bulb = 0; bulb < 13; bulb++) {
        const part = (bulb + 0.5) / 13
        const low = (isWide ? 90 : area.y * 0.6) + wire * 16
        const y = (1 - part) ** 2 * (10 + wire * 14) + 2 * part * (1 - part) * low + part ** 2 * (6 + wire * 18)
        const lit = 0.45 + 0.55 * Math.sin(t * (3 + joy * 6 + bonus * 4) + bulb * 1.7 + wire)
        brush.put(
          colours[(bulb + wire) % 4] ?? 'gold',
          part * width,
          y + 5,
          0,
          0.26 * unit,
          undefined,
          0.35 + lit * 0.65,
        )
      }
    hangLanterns(brush, moment, place)
  },
  before(brush, { t, joy, big, bonus }, place) {
    const { width, height, bottom, unit, isWide } = place
    hangTails(brush, t, place, joy)
    const size = Math.min(unit * 0.8, (height - bottom) / 118)
    brush.at(0, 0, 1)
    const count = Math.ceil(width / (128 * size)) + 1
    for (let index = 0; index < count; index++) {
      const x = index * 128 * size
      brush.put('house', x, height + 3, 0, size, size * (0.85 + spread(index) * 0.25))
      brush.put(
        colours[index % 4] ?? 'gold',
        x,
        height - 100 * size,
        0,
        0.5 * size,
        undefined,
        0.5 + 0.4 * Math.sin(t * 2 + index),
      )
    }
    const singers = Math.max(3, Math.round(width / (150 * unit)) + 2)
    for (let index = 0; index < singers; index++) {
      const hop = Math.abs(Math.sin(t * (2 + joy * 5 + bonus * 2) + index * 0.8)) * (2 + joy * 9 + big * 6)
      brush.put(
        index % 2 === 0 ? 'boy' : 'girl',
        width * 0.5 + (index - (singers - 1) / 2) * (isWide ? 32 : 40) * unit,
        height + 8 - hop,
        Math.sin(t * 1.7 + index) * 0.06,
        unit * (isWide ? 0.6 : 0.78),
      )
    }
    drift(brush, t, place, flakes, 0.5 + bonus * 0.4)
  },
}
/** Its lights run outwards, faster the better it goes. */
function hangLanterns(brush: Brush, { t, spin, tense, joy, big, bonus }: Readonly<Moment>, place: Place): void {
  const { isWide, leftSide, rightSide } = place
  const size = lanternSize(place)
  const y = lanternY(place)
  const lamps = isWide ? 2 : 1
  for (let lamp = 0; lamp < lamps; lamp++) {
    const x = lamp === 0 ? leftSide : rightSide
    const swing = Math.sin(t * 1.1 + lamp) * (0.05 + joy * 0.12 + big * 0.1)
    const alive = Math.min(1, 0.5 + spin * 0.2 + tense * 0.3 + joy * 0.5 + bonus * 0.5)
    brush.at(x, y, size)
    brush.put(colours[Math.floor(t * 1.5) % 4] ?? 'gold', 0, 0, 0, 3.3 + joy, undefined, alive * 0.75)
    brush.put('ring', 0, 0, swing - t * (bonus * 0.7 + joy * 0.6))
    brush.put('star', 0, 0, swing, 1 + (joy + big) * 0.05 * Math.sin(t * 9))
    const count = 15
    for (let light = 0; light < count; light++) {
      const arm = (light % 5) * 1.2566 - 1.5708 + swing
      const out = 24 + Math.floor(light / 5) * 26
      const wave = Math.sin(t * (4 + bonus * 5 + joy * 5) - Math.floor(light / 5) * 1.4)
      brush.put(
        colours[(Math.floor(light / 5) + Math.floor(t * 2)) % 4] ?? 'gold',
        Math.cos(arm) * out,
        Math.sin(arm) * out,
        0,
        0.26,
        undefined,
        Math.max(0, wave) * alive,
      )
    }
  }
}
const flakes = { part: 'gold', count: 20, fall: -10, wind: 6, sway: 18, size: 0.09, turn: 0 }
