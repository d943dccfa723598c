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
#6a3a80 #1a0a34 | M50 2Q88 2 92 46Q94 74 100 100Q106 130 92 166Q86 150 84 138Q80 156 72 164Q72 146 68 132L34 132
  Q30 148 28 164Q20 156 16 138Q14 150 8 166Q-6 130 0 100Q6 74 8 46Q12 2 50 2Z
- #a878c866 2 | M16 52Q10 96 14 140M84 52Q90 96 86 140M28 60Q22 100 26 146M72 60Q78 100 74 146
~#ffb0e8 | s 12 70 6 2.6 5;s 6 104 5 2.2 5`

const dress = `
#ffffffcc #d8a8ff88 | M40 30L60 30Q98 92 116 146Q106 158 96 148Q88 162 76 152Q66 166 56 154Q44 166 34 152Q24 162 14 148Q6 156 0 146Q12 92 40 30Z
#fff0fc #b05ae0 | M36 6Q50 14 64 6L70 38Q88 84 100 136Q90 146 80 138Q70 150 58 142Q46 150 36 140Q24 146 14 136Q22 84 30 38Z
#ffffff77 | M40 14L36 42Q26 88 24 132L34 138Q36 84 48 42Z
#8a4ad888 | M62 42Q78 84 84 134L74 142Q70 90 58 44Z
#fff6d0 #e0a02e | M30 34Q50 42 70 34L72 44Q50 53 28 44Z
#8af4ff | o 50 43 4.4
~#ffe9b0 | s 30 92 4 1.6 4;s 38 118 3.4 1.4 4;s 22 116 3 1.2 4
- #ffe9b0 1.8 | M14 136Q24 146 36 140Q46 150 58 142Q70 150 80 138Q90 146 100 136`

const head = `
#f4c49c #c48258 | M28 52H42V66Q35 72 28 66Z
* 30 26 40 #ffdcb8 #d09268 | M35 8Q58 8 58 32Q58 48 48 57Q41 63 35 63Q29 63 22 57Q12 48 12 32Q12 8 35 8Z
#4a2068 #24103f | M9 38Q4 2 35 2Q66 2 61 38Q58 26 52 18Q42 22 35 14Q28 22 18 18Q12 26 9 38Z
~#3a1a4a | M17 29Q22 25.4 28.6 28.2L28.4 29.8Q22 27.6 17 30.6Z
~#ffffff | M18 37.4Q23 31.6 29 37.4Q23 42 18 37.4Z
~#6a3ac8 | o 23.7 37 3.3
~#140a24 | o 23.7 37 1.7
~#ffffff | o 22.6 35.6 1.1
~- #2a1038 1.9 | M16.6 37.8Q22 30.4 29.4 36.4M16.6 37.8L14 35.4M17.8 36L15.6 32.8
~#ff8aa077 | o 18.6 46 4
- #b87048 1.5 | M34 45Q36 47 38.4 45
#c83a60 #8a1840 | M28 52Q32 49.6 35 51Q38 49.6 42 52Q38 57 35 57Q32 57 28 52Z
- #7a1236 1 | M28.4 52.2Q35 54 41.6 52.2
#ffe27a #e09a1e | M8 18Q14 12 20 12L24 0L30 8L35 -8L40 8L46 0L50 12Q56 12 62 18Q35 4 8 18Z
#8af4ff #2a8ad8 | M35 -2L39 5L35 11L31 5Z
~#ff8ac8 | o 23 11 2.4
~#8af4ff | o 12 52 2.6;o 12 58 1.8`

const arm = `
#f8cca8 #c88a60 | M8 4Q14 0 20 8L42 32Q50 28 57 33Q52 34 50 37Q57 38 58 44Q50 42 47 44Q50 48 47 50Q40 46 38 40L12 18Z`

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
    // The foot is wider than the lip, so that no cliff stands there like a post.
    context.moveTo(x - wide * 2.2, place.height)
    for (let at = 0; at <= 10; at++)
      context.lineTo(x - wide + (wide * 2 * at) / 10, 30 + Math.abs(at - 5) ** 2 * 4 + spread(at + side) * 22)
    context.lineTo(x + wide * 2.2, place.height)
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
    dress: part([118, 166, 50, 8], dress, 1.3),
    head: part([70, 72, 35, 60], head, 1.2),
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
        const y = 70 + ((spread(index + side) * height + t * (190 + bonus * 120 + spin * 60)) % (height - 60))
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
        72 + Math.sin(turn) * 34,
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
    water(context, isNight ? '#5a24a8cc' : '#2468b8cc', width, height, line + 20 * unit, t * 1.3 + 2, 3)
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
          0.42,
        )
    }
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
