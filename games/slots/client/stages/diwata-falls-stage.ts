import { drift } from '../stage/drift.ts'
import { glow, part } from '../stage/part.ts'
import type { Place } from '../stage/place.ts'
import type { SlotStage } from '../stage/slot-stage.ts'
import { spread } from '../stage/spread.ts'
import { water } from '../stage/water.ts'

type Context = CanvasRenderingContext2D

const wing = `
* 110 60 120 #ffffffee #5a8af0aa | M124 66Q90 6 30 4Q0 8 6 40Q14 70 60 74Q100 76 124 70Z
#8ac8ff99 #c88affbb | M124 72Q90 80 50 86Q26 96 34 118Q50 136 84 116Q112 96 124 76Z
- #ffffffaa 1.8 | M122 66Q70 50 20 16M122 68Q70 62 12 44M122 72Q84 88 46 112M122 70Q80 78 44 96
#ffffffaa | o 26 22 6;o 46 36 4;o 54 106 4`

const hair = `
#4a2060 #1a0a34 | M50 4Q90 6 92 50Q96 90 84 130Q96 150 82 168Q74 140 70 120L30 120Q26 140 18 168Q4 150 16 130Q4 90 8 50Q10 6 50 4Z
- #7a4a9a 2 | M20 60Q14 100 22 140M80 60Q86 100 78 140`

const dress = `
#ffe0f8 #a85ad8 | M38 4H62L70 40Q94 100 110 150Q60 168 8 150Q14 100 30 40Z
#ffffff66 | M40 8L34 44Q22 100 18 146L34 152Q36 90 48 40Z
#b88aff88 | M66 44Q84 100 92 154L74 158Q70 100 60 44Z
#ffe27a #d8901a | M32 36H68L70 46H30Z
- #ffe9b0 2 | M10 146Q60 162 108 146`

const head = `
#f0bc94 #c08058 | M12 30Q12 8 34 8Q56 8 56 30Q56 58 34 62Q12 58 12 30Z
#3a1a50 | M10 34Q8 4 34 4Q60 4 58 34Q54 16 34 16Q18 16 10 34Z
- #3a1440 2.2 | M20 36Q24 32 28 36M40 36Q44 32 48 36
#d8406a | M28 48Q34 54 40 48Q34 50 28 48Z
#ff9aaa77 | o 19 43 4;o 49 43 4
#ffe27a #e8a02e | M8 20L14 0L24 12L34 -4L44 12L54 0L60 20Q34 10 8 20Z
#8af4ff | o 34 8 4
#ff8ac8 | o 20 13 2.6;o 48 13 2.6`

const arm = '#f0bc94 #c08058 | M4 4Q14 -2 20 8L46 34Q54 30 56 38Q54 46 44 44L10 18Z'

const lotus = `
~#ffb0e8 #b83ab0 | M50 46Q4 44 2 20Q30 20 50 42Z;M50 46Q20 26 24 4Q42 14 50 42Z
#ffd8f4 #e06ad0 | M50 46Q34 22 50 0Q66 22 50 46Z
~#3aa88a #0f4a4a | M50 50Q20 56 0 44Q24 38 50 46Z
#fff0a8 | o 50 40 5`

const rock = `
#5a5a9a #1a1a4a | M0 60Q4 30 26 26Q36 4 66 8Q96 4 108 30Q128 36 130 60Z
#8a8ad0aa | M26 26Q36 4 66 8Q60 26 44 32Z
#3a9a7a #145a4a | M8 40Q20 26 34 32Q22 44 8 46Z;M84 22Q100 18 106 32Q96 38 82 32Z`

const fallsAt = ({ isWide, width, leftSide }: Place, side: number): { x: number; wide: number } =>
  isWide
    ? { x: side < 0 ? leftSide : width - leftSide, wide: leftSide * 1.05 }
    : { x: side < 0 ? 34 : width - 34, wide: 84 }

/** Two cliffs with a fall each: the reels stand between them. */
function paintCliffs(context: Context, place: Place, isNight: boolean): void {
  for (const side of [-1, 1]) {
    const { x, wide } = fallsAt(place, side)
    const cliff = context.createLinearGradient(x - wide, 0, x + wide, 0)
    cliff.addColorStop(0, isNight ? '#3a1a6a' : '#3a3a8a')
    cliff.addColorStop(0.5, isNight ? '#6a2a9a' : '#5a5ab8')
    cliff.addColorStop(1, isNight ? '#24104a' : '#24246a')
    context.fillStyle = cliff
    context.beginPath()
    context.moveTo(x - wide, place.height)
    for (let at = 0; at <= 10; at++)
      context.lineTo(x - wide + (wide * 2 * at) / 10, 30 + Math.abs(at - 5) ** 2 * 4 + spread(at + side) * 22)
    context.lineTo(x + wide, place.height)
    context.fill()
    paintFall(context, place, { x, wide, isNight })
  }
}

type Fall = { readonly x: number; readonly wide: number; readonly isNight: boolean }

/** In strips, so that its edges are mist and its lip is round. */
function paintFall(context: Context, { height }: Place, { x, wide, isNight }: Fall): void {
  const strips = 18
  for (let strip = 0; strip < strips; strip++) {
    const off = (strip + 0.5) / strips - 0.5
    const top = 44 + off * off * 90 + spread(strip) * 8
    const fall = context.createLinearGradient(0, top, 0, height)
    fall.addColorStop(0, '#ffffff')
    fall.addColorStop(0.3, isNight ? '#d8a8ff' : '#a8e8ff')
    fall.addColorStop(1, isNight ? '#a86af0' : '#5ab8e8')
    context.globalAlpha = (1 - Math.abs(off) * 1.7) * (0.6 + spread(strip + 0.5) * 0.35)
    context.fillStyle = fall
    context.beginPath()
    context.roundRect(x + off * wide * 0.8, top, (wide * 0.86) / strips, height, 6)
    context.fill()
  }
  context.globalAlpha = 1
}

export const diwataFallsStage: SlotStage = {
  room: 230,
  stand: 0.68,
  frame: { material: 'shell', thick: 11, round: 18 },
  edge: '#1a0f4a',
  light: '#e8f8ff',
  night: {
    sky: ['#1a0644', '#5a1a8a', '#b83ac8', '#ffa8d8'],
    orb: { x: 0.5, y: 0.12, r: 0.16, colour: '#ffe8ff' },
    specks: '#ffe9ff',
    ridges: [{ kind: 'trees', y: 0.62, colours: ['#4a1f8a', '#1f0a4a'] }],
  },
  parts: {
    wing: part([128, 134, 124, 70], wing, 1),
    hair: part([100, 172, 50, 40], hair),
    dress: part([118, 164, 50, 6], dress, 1.6),
    head: part([68, 66, 34, 58], head, 1.4),
    arm: part([60, 48, 8, 8], arm, 1.2),
    lotus: part([100, 56, 50, 48], lotus, 1.2),
    rock: part([130, 62, 65, 58], rock),
    magic: glow('#a8f0ff'),
    rose: glow('#ffa8e8'),
    foam: glow('#ffffff'),
    streak: part([6, 60, 3, 30], '#ffffffaa #ffffff11 | M1 2H5V58H1Z', 0),
  },
  ground: paintCliffs,
  behind(brush, { t, spin, tense, joy, big, bonus }, place) {
    const { area, middle, isWide, leftSide, height } = place
    brush.at(0, 0, 1)
    for (const side of sides) {
      const { x, wide } = fallsAt(place, side)
      for (let index = 0; index < 14; index++) {
        const y = (spread(index + side) * height + t * (190 + bonus * 120 + spin * 60)) % (height + 60)
        brush.put('streak', x + (spread(index * 3 + side) - 0.5) * wide * 0.66, y, 0, 1, 1.3)
      }
    }
    const size = isWide ? Math.min(1.55, height / 400, leftSide / 118) : (area.y + 30) / 205
    const float = Math.sin(t * 1.3) * 5 - (joy + big) * 10
    brush.at(isWide ? leftSide * 0.98 : middle, (isWide ? height * 0.36 : area.y * 0.42) + float, size)
    const flap = Math.sin(t * (2.2 + joy * 6 + spin * 2 + tense * 4))
    brush.put('magic', 0, 20, 0, 3.6 + bonus, undefined, 0.55 + bonus * 0.3)
    brush.put('rose', 0, 20, 0, 4, undefined, bonus * 0.6)
    for (const side of sides)
      brush.put('wing', side * -6, 10, side * (flap * 0.12 - 0.05), side * (0.96 + flap * 0.12), 1)
    brush.put('hair', 0, -12, Math.sin(t * 0.9) * 0.05, 0.92)
    brush.put('arm', -16, 14, 2.4 + flap * 0.06 - joy * 0.8, 0.9)
    brush.put('arm', 16, 14, 0.3 - flap * 0.06 - joy * 0.9, 0.9)
    brush.put('dress', 0, 2, Math.sin(t * 1.1) * 0.04, 0.86)
    brush.put('head', 0, 12, Math.sin(t * 0.8) * 0.05)
    for (let index = 0; index < 9; index++) {
      const turn = t * 0.8 + (index * 6.283) / 9
      brush.put(
        'magic',
        Math.cos(turn) * 110,
        30 + Math.sin(turn) * 34,
        0,
        0.16 + joy * 0.1,
        undefined,
        0.6 + 0.4 * Math.sin(t * 3 + index),
      )
    }
  },
  before(brush, { t, spin, joy, bonus }, place) {
    const { width, height, bottom, unit, isWide } = place
    const { context } = brush
    const line = height - Math.min(62 * unit, (height - bottom) * 0.9)
    const isNight = bonus > 0.5
    water(context, isNight ? '#7a3ac8' : '#3a8ad0', width, height, line, t * 0.9, 3 + spin * 2)
    brush.at(0, 0, 1)
    for (const side of sides) {
      const { x, wide } = fallsAt(place, side)
      for (let index = 0; index < 6; index++)
        brush.put(
          'foam',
          x + (index - 2.5) * wide * 0.16 + Math.sin(t * 3 + index) * 4,
          line + 6,
          0,
          unit * (0.5 + 0.1 * Math.sin(t * 4 + index * 2)),
          unit * 0.32,
          0.7,
        )
    }
    water(context, isNight ? '#5a24a8cc' : '#2468b8cc', width, height, line + 20 * unit, t * 1.3 + 2, 3)
    const count = isWide ? 7 : 4
    for (let index = 0; index < count; index++) {
      const x = (width * (index + 0.5)) / count
      brush.put(
        'lotus',
        x + Math.sin(t * 0.6 + index) * 8,
        line + (28 + (index % 2) * 16) * unit + Math.sin(t * 1.3 + index) * 2,
        Math.sin(t + index) * 0.05,
        unit * (0.5 + (index % 2) * 0.16) * (1 + joy * 0.15),
      )
      brush.put('rose', x, line + (20 + (index % 2) * 16) * unit, 0, unit * 0.5, undefined, bonus * 0.7)
    }
    brush.put('rock', 16, height + 4, 0, unit * 0.8)
    brush.put('rock', width - 12, height + 6, 0, -unit * 0.9, unit * 0.9)
    drift(brush, t, place, lights, 0.5 + bonus * 0.5)
  },
}
const sides = [-1, 1] as const
const lights = { part: 'magic', count: 20, fall: -18, wind: 6, sway: 22, size: 0.1, turn: 0 }
