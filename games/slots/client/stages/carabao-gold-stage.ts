import { drift } from '../stage/drift.ts'
import { glow, part } from '../stage/part.ts'
import type { SlotStage } from '../stage/slot-stage.ts'
import { spread } from '../stage/spread.ts'

const head = `
~#8a7890 #3a2c48 | M66 96Q44 78 50 50L78 40L90 110Z
* 96 70 130 #a08ca4 #2a1c38 | M52 64Q52 18 100 16Q148 18 148 64Q146 92 136 112Q140 148 130 168Q118 186 100 186Q82 186 70 168Q60 148 64 112Q54 92 52 64Z
#7a6880 #4a3a58 | M62 22Q80 8 100 8Q120 8 138 22Q130 44 100 46Q70 44 62 22Z
- #5a4a66 3 | M74 26L80 42M88 20L92 44M112 20L108 44M126 26L120 42
#d0bcc8 #7a6478 | M68 138Q100 118 132 138Q138 170 122 182Q100 192 78 182Q62 170 68 138Z
~#1c1020 | M78 152Q86 142 94 154Q88 164 78 160Z
- #3a2840 2.6 | M84 172Q100 180 116 172
~#fff6e8 | o 76 84 11 10
~#2a1408 | o 77 85 7.4
~#ffffff | o 74 81 2.6
~#5a4868 | M60 76Q76 64 90 78Q76 72 60 76Z`

const horn = `
#5a4434 #1e120c | M150 70Q146 44 118 46Q64 52 32 18Q20 4 6 2Q8 34 40 60Q84 92 150 92Z
- #d8b890 2.4 | M128 50Q132 70 128 88M108 48Q114 68 106 86M88 44Q94 62 84 80M68 38Q74 54 62 70M50 28Q54 42 42 56
#ffe9a0 #c8841a | M6 2Q20 4 34 20L22 40Q6 24 6 2Z`

const ear = `
#8a7890 #4a3a58 | M78 18Q50 -4 8 12Q2 26 20 36Q54 44 80 34Z
#e0a8a8 | M66 20Q44 8 20 18Q24 30 64 28Z`

const ring = `
- #ffe27a 8 | o 26 24 19 20
- #a8640a 2 | o 26 24 24 25
- #fff6c8 2.4 | M12 14Q18 4 28 4`

const wreath = `
#5ab04a #1f6a2c | M4 30Q20 10 40 24Q60 8 76 22Q92 8 112 24Q132 10 148 30Q120 44 76 40Q32 44 4 30Z
#ff6a8a #b81a4a | s 26 26 14 7 6;s 126 26 14 7 6
#fff6e8 #e8c8b8 | s 76 24 18 8 6
#ffd24a #d8861a | s 51 24 12 6 6;s 101 24 12 6 6
#ffb82e | o 76 24 5;o 26 26 4;o 126 26 4`

const rice = `
- #7a9a2a 3 | M30 110Q30 66 26 30M30 110Q36 70 48 40M30 110Q22 74 8 50
#ffd24a #c8761a | o 26 10 4 7;o 20 20 4 7;o 31 22 4 7;o 24 32 4 7;o 52 26 4 7;o 44 34 4 7;o 54 38 4 7;o 46 46 4 7;o 4 38 4 7;o 12 44 4 7;o 3 52 4 7;
  o 14 56 4 7
~#a8c84a #5a7a1a | M28 110Q10 96 4 72Q22 84 30 104Z`

const body = `
#6a5a78 #2a1c38 | M40 60Q70 10 150 14Q232 18 244 80Q248 120 240 208H206L202 140Q150 158 108 140L104 208H66L64 120Q36 100 40 60Z
#8a789088 | M60 50Q90 20 150 22Q200 24 226 50Q150 36 60 50Z
- #2a1c38 4 | M242 70Q256 100 246 150`

const coin = `
#fff0a8 #b8700f | o 22 22 21
#e0961e | o 22 22 17
#ffe27a #e8a82e | o 22 22 15
#c97a14 | s 22 22 12 5 8`

export const carabaoGoldStage: SlotStage = {
  room: 220,
  stand: 0.66,
  frame: { material: 'wood', thick: 12, round: 14 },
  edge: '#2e1206',
  light: '#fff0b8',
  night: {
    sky: ['#3a0f4a', '#a82a5a', '#ff7a3a', '#ffd86a'],
    orb: { x: 0.5, y: 0.26, r: 0.24, colour: '#ffe89a' },
    specks: '#ffe08a',
    ridges: [
      { kind: 'hills', y: 0.44, colours: ['#8a2a4a', '#4a123a'] },
      { kind: 'terraces', y: 0.62, colours: ['#c87a2a', '#8a4a1a'] },
    ],
  },
  parts: {
    head: part([200, 190, 100, 150], head, 1.8),
    horn: part([150, 94, 140, 78], horn, 1.8),
    ear: part([82, 44, 78, 26], ear),
    body: part([250, 210, 60, 60], body, 1.8),
    ring: part([52, 48, 26, 4], ring, 1.2),
    wreath: part([152, 46, 76, 24], wreath, 1.2),
    rice: part([60, 112, 30, 110], rice, 1),
    coin: part([44, 44, 22, 22], coin, 1.2),
    gold: glow('#ffd86a'),
    breath: glow('#fff6e8'),
  },
  behind(brush, { t, spin, tense, joy, big, bonus }, { area, middle, isWide, leftSide, height, width }) {
    const size = isWide ? Math.min(leftSide / 135, height / 330) : Math.min(width / 330, (area.y + 40) / 190)
    const breath = Math.sin(t * 1.5)
    const nod = joy * Math.sin(t * 9) * 5 + big * Math.sin(t * 7) * 6 + tense * 8
    brush.at(
      isWide ? leftSide * 0.9 : middle,
      (isWide ? height * 0.66 : area.y + 10) + (breath * 1.5 + nod) * size,
      size,
    )
    const tilt = Math.sin(t * 0.6) * 0.02 + spin * Math.sin(t * 5) * 0.02 + joy * Math.sin(t * 6) * 0.05
    brush.put('gold', 0, -70, 0, 3.6 + bonus, 3 + bonus, 0.35 + bonus * 0.5 + joy * 0.4)
    if (isWide) brush.put('body', 16, -30, 0, 1, 1 + breath * 0.01)
    brush.put('ear', -54, -78, -0.1 + tilt + Math.max(0, Math.sin(t * 0.9) - 0.8) * 2)
    brush.put('ear', 54, -78, 0.1 + tilt - Math.max(0, Math.sin(t * 0.9 + 2) - 0.8) * 2, -1, 1)
    brush.put('horn', -26, -104, tilt)
    brush.put('horn', 26, -104, tilt, -1, 1)
    brush.put('head', 0, 10, tilt, 1 + breath * 0.006)
    brush.put('wreath', tilt * 90, -116, tilt, 0.86)
    for (const side of sides) {
      const age = (t * 0.5) % 1
      brush.put(
        'breath',
        side * (16 + age * 46),
        30 + age * 10,
        0,
        0.2 + age * 0.6,
        0.14 + age * 0.4,
        (1 - age) * (0.2 + tense * 0.6 + spin * 0.2),
      )
    }
    if (isWide) brush.put('ring', 0, 14, tilt * 3)
  },
  before(brush, { t, spin, joy, big, bonus }, place) {
    const { width, height, area, middle, bottom, unit, isWide } = place
    if (!isWide) {
      const size = Math.min(width / 330, (area.y + 40) / 190)
      brush.at(middle, area.y - 8, size)
      brush.put('ring', 0, 0, Math.sin(t * 1.7) * 0.08 + joy * Math.sin(t * 9) * 0.3)
      brush.put('gold', -12, 18, 0, 0.5, 0.5, Math.max(0, Math.sin(t * 1.3)) * 0.9)
    }
    brush.at(0, 0, 1)
    const shines = bonus + joy
    for (let row = 0; row < 3; row++) {
      const y = height + 22 - (2 - row) * Math.min(26, (height - bottom) * 0.2)
      const count = Math.ceil(width / (30 * unit)) + 1
      for (let index = 0; index < count; index++) {
        const wind = Math.sin(t * (1.4 + spin * 2) + index * 0.5 + row) * (0.09 + spin * 0.08)
        const x = (index + (row % 2) * 0.5) * 30 * unit
        brush.put('rice', x, y, wind, unit * (0.62 + row * 0.1 + spread(index + row * 40) * 0.2))
      }
      if (row < 2)
        for (let index = 0; index < 4; index++)
          brush.put(
            'coin',
            width * (0.16 + index * 0.23 + row * 0.08),
            y - 42 * unit - Math.abs(Math.sin(t * 2 + index)) * shines * 12,
            Math.sin(t + index) * 0.2,
            unit * 0.55,
            unit * 0.55,
            row === 0 ? 1 : 0.9,
          )
    }
    drift(brush, t, place, goldRain, Math.min(1, bonus * 0.7 + big))
    drift(brush, t, place, dust, 0.5)
  },
}
const sides = [-1, 1] as const
const goldRain = { part: 'coin', count: 18, fall: 150, wind: 4, sway: 10, size: 0.4, turn: 3 }
const dust = { part: 'gold', count: 18, fall: -12, wind: 10, sway: 20, size: 0.08, turn: 0 }
