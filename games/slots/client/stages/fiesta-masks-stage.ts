import { drift } from '../stage/drift.ts'
import { glow, part } from '../stage/part.ts'
import type { Brush } from '../stage/brush.ts'
import type { Moment } from '../stage/moment.ts'
import type { Place } from '../stage/place.ts'
import type { SlotStage } from '../stage/slot-stage.ts'
import { spread } from '../stage/spread.ts'

const mask = `
* 90 80 120 #ffe98a #e8801a | M100 14Q164 16 168 84Q160 168 100 186Q40 168 32 84Q36 16 100 14Z
#ffb02e88 #c8401a88 | M100 14Q164 16 168 84Q160 168 100 186Q130 120 100 14Z
~#c8205a #6a0a34 | M44 78Q66 56 94 82Q72 100 44 78Z
~#fff8e8 | o 69 80 12 9
~#1a0a20 | o 70 80 7
~#ffffff | o 67 77 2.4
~- #7a1040 5 | M40 70Q58 44 90 56
#e8601a #a8301a | M92 84H108L118 122H82Z
#d81a4a #7a0a24 | M58 130Q100 148 142 130Q132 174 100 176Q68 174 58 130Z
#fff6e8 | M66 135Q100 150 134 135L130 148Q100 160 70 148Z
~#ff7aa8 | o 52 114 12
#3ad8c0 #0f7a7a | M100 20L114 42L100 62L86 42Z
~#5a2ad8 | o 62 42 6;o 46 96 4
- #fff6c8 2.6 | M100 20L114 42L100 62L86 42Z`

const feather = (light: string, dark: string): string => `
${light} ${dark} | M30 4Q56 40 48 100L36 140H24L12 100Q4 40 30 4Z
#ffffff44 | M30 8Q40 50 32 134H28Q20 60 30 8Z
- #00000033 1.6 | M30 130V20M30 50L16 40M30 50L44 40M30 74L14 62M30 74L46 62M30 98L16 86M30 98L44 86
* 30 30 18 #ffffff #ffd24a00 | o 30 30 13`

const dancer = (cloth: string): string => `
#1a0828 | M20 62L10 30L18 28L30 54L42 28L50 30L40 62L44 100H16Z
${cloth} | M14 100L20 62H40L46 100Z
#1a0828 | o 30 46 11
${cloth} | M16 42Q30 22 44 42Z
#1a0828 | o 12 26 5;o 48 26 5`

const lantern = `
- #3a0f2a 2 | M20 0V10
#ffe27a #e8501a | M10 12H30Q42 30 30 48H10Q-2 30 10 12Z
#fff6c888 | M14 14Q6 30 14 46H20V14Z
#c8203a | M9 9H31V14H9Z;M9 46H31V51H9Z
- #ffd24a 2 | M14 52V66M20 52V70M26 52V66`

const confetti = (colour: string) => part([12, 8, 6, 4], `${colour} | M0 0H12V8H0Z`, 0)

export const fiestaMasksStage: SlotStage = {
  room: 230,
  stand: 0.7,
  frame: { material: 'bulbs', thick: 12, round: 20 },
  edge: '#2a0630',
  light: '#fff2c0',
  night: {
    sky: ['#06041f', '#1a0a4a', '#5a1f8a', '#e83a9a'],
    specks: '#ffffff',
    ridges: [
      { kind: 'roofs', y: 0.56, colours: ['#2a0f5a', '#14062e'] },
      { kind: 'roofs', y: 0.72, colours: ['#1a0a3a', '#0a0418'] },
    ],
  },
  parts: {
    mask: part([200, 196, 100, 120], mask, 1.8),
    red: part([60, 144, 30, 140], feather('#ff6a7a', '#a80f34')),
    gold: part([60, 144, 30, 140], feather('#ffe06a', '#d8701a')),
    jade: part([60, 144, 30, 140], feather('#6af0b0', '#0f6a5a')),
    blue: part([60, 144, 30, 140], feather('#7ab8ff', '#2438b8')),
    pink: part([60, 104, 30, 100], dancer('#ff4a8a'), 0),
    teal: part([60, 104, 30, 100], dancer('#2ac8b0'), 0),
    amber: part([60, 104, 30, 100], dancer('#ffb02e'), 0),
    lantern: part([42, 74, 20, 0], lantern, 1.2),
    warm: glow('#ffb84a'),
    burst: glow('#ff7ac8'),
    spark: glow('#8af4ff'),
    one: confetti('#ffd24a'),
    two: confetti('#ff5a8a'),
    three: confetti('#5af0c8'),
  },
  behind(brush, moment, place) {
    const { t } = moment
    const { isWide, width } = place
    brush.at(0, 0, 1)
    fire(brush, moment, place)
    showMasks(brush, moment, place)
    if (!isWide) hangLanterns(brush, t, width)
  },
  before(brush, { t, spin, joy, big, bonus }, place) {
    const { width, height, bottom, unit } = place
    brush.at(0, 0, 1)
    const size = Math.min(unit * 0.9, (height - bottom) / 66)
    for (let row = 0; row < 2; row++) {
      const step = 40 * size
      const count = Math.ceil(width / step) + 1
      for (let index = 0; index < count; index++) {
        const jump =
          Math.abs(Math.sin(t * (2.4 + joy * 4 + bonus * 2 + spin) + index * 0.9 + row)) *
          (5 + joy * 16 + big * 10 + bonus * 6)
        brush.put(
          crowd[(index + row) % 3] ?? 'pink',
          (index + row * 0.5) * step,
          height + 20 + row * 18 - jump,
          Math.sin(t * 2 + index) * 0.08,
          size * (0.8 + row * 0.16),
        )
      }
    }
    drift(brush, t, place, gold, 0.5 + joy * 0.5)
    drift(brush, t, place, rose, 0.5 + joy * 0.5)
    drift(brush, t, place, mint, Math.min(1, bonus + joy))
  },
}
function fire(brush: Brush, { t, big, bonus }: Readonly<Moment>, { isWide, height, area, width }: Place): void {
  const show = Math.min(1, bonus + big)
  for (let index = 0; show > 0.03 && index < 5; index++) {
    const age = (t * 0.45 + index * 0.23) % 1
    const round = Math.floor(t * 0.45 + index * 0.23)
    const [x, y] = [
      width * (0.1 + 0.8 * spread(index + round * 3)),
      (isWide ? height * 0.5 : area.y) * (0.15 + 0.6 * spread(index * 2 + round)),
    ]
    for (let ray = 0; ray < 14; ray++) {
      const turn = (ray / 14) * 6.283
      brush.put(
        index % 2 === 0 ? 'burst' : 'spark',
        x + Math.cos(turn) * age * 70,
        y + Math.sin(turn) * age * 70 + age * age * 22,
        0,
        0.14 * (1.2 - age),
        undefined,
        (1 - age) * show,
      )
    }
  }
}

function showMasks(brush: Brush, { t, spin, tense, joy, big, bonus }: Readonly<Moment>, place: Place): void {
  const { area, isWide, leftSide, rightSide, height, width } = place
  const masks = isWide ? 2 : 1
  for (let index = 0; index < masks; index++) {
    const size = isWide ? Math.min(1.3, leftSide / 165) : Math.min(width / 360, (area.y + 40) / 222)
    const x = index === 0 ? leftSide : rightSide
    const beat = Math.abs(Math.sin(t * (2.6 + joy * 4 + bonus * 2)))
    brush.at(x, (isWide ? height * 0.44 : area.y - 58 * size) - beat * (2 + joy * 10 + big * 8), size)
    brush.put('warm', 0, -10, 0, 3.8, undefined, 0.4 + joy * 0.4 + bonus * 0.2)
    const open = 1 + Math.min(0.2, joy * 0.12 + tense * 0.12 + bonus * 0.08)
    for (let plume = 0; plume < 13; plume++) {
      const turn = (plume - 6) * 0.29 * open + Math.sin(t * (1.6 + spin * 2) + plume * 0.8) * 0.045
      brush.put(
        plumes[plume % 4] ?? 'gold',
        Math.sin(turn) * 54,
        -Math.cos(turn) * 54 - 6,
        turn,
        0.82,
        0.82 + (plume % 2) * 0.14,
      )
    }
    brush.put('mask', 0, 14, Math.sin(t * 1.3) * 0.05 + joy * Math.sin(t * 9) * 0.1, 0.86 + tense * 0.05)
  }
}

function hangLanterns(brush: Brush, t: number, width: number): void {
  brush.at(0, 0, 1)
  for (let index = 0; index < 4; index++) {
    const x = width * (index < 2 ? 0.05 + index * 0.09 : 0.77 + (index - 1) * 0.09)
    brush.put('lantern', x, -6 + (index % 2) * 22, Math.sin(t * 1.4 + index) * 0.14, 0.6)
    brush.put('warm', x, 14 + (index % 2) * 22, 0, 0.7, undefined, 0.5 + 0.2 * Math.sin(t * 3 + index))
  }
}

const plumes = ['gold', 'red', 'jade', 'blue'] as const
const crowd = ['pink', 'teal', 'amber'] as const
const gold = { part: 'one', count: 8, fall: 36, wind: 8, sway: 20, size: 0.7, turn: 2 }
const rose = { part: 'two', count: 8, fall: 42, wind: -6, sway: 20, size: 0.7, turn: 2.4 }
const mint = { part: 'three', count: 12, fall: 70, wind: 5, sway: 20, size: 0.8, turn: 3 }
