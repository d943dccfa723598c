import { drift } from '../stage/drift.ts'
import { glow, part } from '../stage/part.ts'
import type { SlotStage } from '../stage/slot-stage.ts'

const body = `
* 60 50 110 #d89a64 #6a3a1c | M70 4Q112 14 116 70Q116 122 70 130Q24 122 24 70Q28 14 70 4Z
#f0cc9c #c08a58 | M70 40Q98 50 94 88Q90 120 70 122Q50 120 46 88Q42 50 70 40Z
- #8a5430 2 | M60 66Q70 72 80 66M58 82Q70 88 82 82M60 98Q70 104 80 98`

const head = `
~#d8945a #7a4424 | M44 44Q8 44 4 12Q6 2 18 4Q44 8 58 30Z
~#ffc0a8 #d8887a | M38 36Q14 34 12 14Q24 10 46 28Z
* 88 40 100 #e8ac78 #7a4424 | M100 16Q160 16 160 66Q160 112 126 124Q100 132 74 124Q40 112 40 66Q40 16 100 16Z
#f4d4a8 | M100 62Q128 74 126 100Q118 122 100 122Q82 122 74 100Q72 74 100 62Z
- #8a5030 2 | M90 20Q94 32 100 34Q106 32 110 20M84 24L90 34M116 24L110 34
#5a2a1a | M92 88H108L100 98Z
- #5a2a1a 2.4 | M88 106Q100 114 112 106M100 98V108`

const eye = `
#5a3418 | o 30 30 28
* 24 22 40 #fff2a0 #f08a1e | o 30 30 27
- #c86a14 1.4 | o 30 30 20`

const pupil = '#1c0c04 | o 15 15 14\n#ffffff | o 10 9 4.4;o 20 21 2'
const lid = '#c88a58 #8a5030 | M1 30Q2 1 30 1Q58 1 59 30Q30 22 1 30Z'

const hand = `
#d8945a #7a4424 | M12 4Q28 -2 36 12L40 34Q48 40 42 46Q34 46 34 40Q34 52 26 52Q20 48 24 40Q16 50 10 44Q8 38 16 34Q4 36 4 28Q8 22 16 24Z
#f0c898 | o 38 44 4;o 28 49 4;o 11 42 4;o 6 29 4`

const tail = `
- #8a5430 8 | M10 6Q2 60 22 90Q36 112 22 136
- #c88a58 4 | M9 6Q1 60 21 90Q34 112 21 134
#6a3a1c | o 22 142 9 14`

const branch = `
#7a5434 #2e1a10 | M0 20Q90 4 190 22Q280 36 380 14L384 32Q290 58 190 42Q90 28 0 44Z
#9a7450aa | M0 22Q90 6 190 24Q280 38 380 16Q290 48 190 34Q90 18 0 30Z
#6ac04a #1f6a2c | M60 14Q50 -6 74 -2Q88 10 70 20Z;M250 30Q262 6 280 16Q280 34 258 36Z;M140 20Q150 0 166 8Q168 22 150 26Z
- #3a2214 2 | M30 30Q90 18 150 32M210 40Q280 46 340 28`

const leaf = `
#5ac05a #0f5a3a | M4 96Q0 30 50 4Q64 50 44 80Q30 96 4 96Z
- #c8f0a0 2 | M6 94Q26 54 48 10M16 74Q14 60 18 48M16 74Q32 70 44 64M28 50Q28 38 34 28M28 50Q42 46 50 38`

const fern = `
- #2a8a5a 3 | M70 120Q60 60 20 10
#3aa86a #0f4a3a | M68 108Q40 110 30 92Q50 86 66 98Z;M64 90Q36 90 26 72Q46 68 60 80Z;M56 70Q30 68 22 50Q42 48 52 60Z;M46 50Q24 46 18 30Q36 30 42 40Z;
  M68 104Q86 90 104 96Q96 112 70 114Z;M62 82Q80 66 96 72Q90 90 66 92Z;M54 62Q66 46 82 50Q78 66 58 70Z;M42 40Q50 26 64 30Q62 44 46 48Z`

export const tarsierForestStage: SlotStage = {
  room: 220,
  stand: 0.6,
  frame: { material: 'vine', thick: 12, round: 14 },
  edge: '#0a1a14',
  light: '#f0ffc8',
  night: {
    sky: ['#1a1048', '#2a2a7a', '#3a6a9a', '#8ad0b0'],
    orb: { x: 0.3, y: 0.14, r: 0.17, colour: '#f8ffe0' },
    specks: '#f0ffa8',
    ridges: [
      { kind: 'trees', y: 0.5, colours: ['#2a3a7a', '#141f4a'] },
      { kind: 'trees', y: 0.76, colours: ['#14204a', '#080c24'] },
    ],
  },
  parts: {
    body: part([140, 134, 70, 126], body, 1.8),
    head: part([200, 134, 100, 118], head, 1.8),
    eye: part([60, 60, 30, 30], eye, 1.2),
    pupil: part([30, 30, 15, 15], pupil, 0),
    lid: part([60, 32, 30, 2], lid, 0.8),
    hand: part([50, 56, 24, 8], hand, 1.4),
    tail: part([44, 160, 10, 6], tail),
    branch: part([384, 60, 190, 30], branch, 1.6),
    leaf: part([64, 100, 6, 94], leaf),
    fern: part([110, 122, 70, 120], fern),
    moon: glow('#e8ffb8'),
    fly: glow('#d8ff6a'),
  },
  behind(
    brush,
    { t, spin, tense, joy, big, bonus },
    { area, middle, isWide, leftSide, height, width, rightSide, unit },
  ) {
    const size = isWide ? Math.min(1.6, leftSide / 120) : Math.min(width / 330, (area.y + 20) / 186)
    const base = isWide ? height * 0.62 : area.y + 6
    const hop = Math.abs(Math.sin(t * 6)) * (joy * 9 + big * 12)
    const breath = Math.sin(t * 1.7)
    const look = Math.sin(t * 0.7) * 6
    const tilt = Math.sin(t * 0.5) * 0.05 + joy * Math.sin(t * 7) * 0.1
    brush.at(isWide ? leftSide : middle + 34 * size, base, size)
    brush.put('moon', 0, -90, 0, 3.4, 3.2, 0.3 + bonus * 0.4)
    if (isWide) brush.put('branch', 0, 4)
    if (isWide) brush.put('tail', 34, -10, Math.sin(t * 1.1) * 0.12, 1.2)
    brush.put('body', 0, 20 - hop, 0, 1 + breath * 0.01, 1 - breath * 0.012)
    brush.put('head', tilt * 60, -46 - hop - tense * 6, tilt, 1.06)
    const wide = 1 + tense * 0.16 + (joy + big) * 0.1
    const blink = Math.max(0, Math.sin(t * 0.83) * 60 - 59)
    for (const side of sides) {
      const [x, y] = [side * 33 + tilt * 120, -106 - hop - tense * 6]
      brush.put('eye', x, y, 0, 1.08 * wide)
      brush.put('pupil', x + look * 0.9 - spin * 3, y + 2 + spin * 8 - tense * 2, 0, 0.95 - spin * 0.12 + tense * 0.3)
      brush.put('lid', x, y - 30 * wide, 0, 1.1 * wide, 0.28 + blink * 1.6)
    }
    for (let index = 0; isWide && index < 5; index++)
      brush.put(
        'leaf',
        (rightSide - leftSide) / size + 40 - index * 30,
        10 + index * 40,
        -0.4 + index * 0.3 + Math.sin(t + index) * 0.06,
        unit,
      )
  },
  before(brush, { t, spin, joy, bonus }, place) {
    const { width, height, area, middle, unit, isWide, bottom, rightSide } = place
    if (isWide) {
      brush.at(place.leftSide, height * 0.62, Math.min(1.6, place.leftSide / 120))
      for (const side of sides) brush.put('hand', side * 44, -22, side * 0.1, side, 1)
    } else {
      const size = Math.min(width / 330, (area.y + 20) / 186)
      brush.at(middle + 34 * size, area.y - 6, size)
      for (const side of sides)
        brush.put('hand', side * 50, -14 + joy * Math.sin(t * 9 + side) * 4, side * 0.08, side, 1)
      brush.put('tail', -120, -4, Math.sin(t * 1.1) * 0.1 + spin * 0.1, 0.5)
    }
    brush.at(0, 0, 1)
    const size = unit * (isWide ? 1.5 : 0.9)
    const count = Math.ceil(width / (52 * size)) + 2
    for (let index = 0; index < count; index++)
      brush.put(
        index % 3 === 1 ? 'leaf' : 'fern',
        index * 52 * size,
        height + 12,
        Math.sin(t * 1.2 + index * 0.9) * (0.05 + spin * 0.05) + (index % 3 === 1 ? -0.5 : 0.1),
        size * (index % 2 === 0 ? 0.8 : -0.74),
        size * (0.62 + (index % 4) * 0.1),
      )
    brush.put('leaf', area.x - 14, bottom - 4, 0.7 + Math.sin(t) * 0.05, size * 0.8)
    brush.put('leaf', area.x + area.width + 14, bottom - 20, -0.7 + Math.sin(t + 2) * 0.05, -size * 0.8, size * 0.8)
    if (isWide) brush.put('fern', rightSide, height, Math.sin(t) * 0.05, unit * 2.4)
    drift(brush, t, place, fireflies, 0.7 + bonus * 0.3)
  },
}
const sides = [-1, 1] as const
const fireflies = { part: 'fly', count: 22, fall: -8, wind: 5, sway: 30, size: 0.1, turn: 0 }
