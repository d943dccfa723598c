import { drift } from '../stage/drift.ts'
import { glow, part } from '../stage/part.ts'
import type { Brush } from '../stage/brush.ts'
import type { Moment } from '../stage/moment.ts'
import type { Place } from '../stage/place.ts'
import type { SlotStage } from '../stage/slot-stage.ts'
import { water } from '../stage/water.ts'

const hull = `
#c8783a #4a2010 | M6 34L30 48H180L206 22L226 6L232 30Q226 74 196 92H52Q20 78 6 34Z
#e8b86a #8a4a1c | M8 40L30 52H182L210 26L214 36L186 64H28Z
#ffd86a #b8780f | M18 66H212L208 74H24Z
- #3a1a0a 1.6 | M36 82H198M46 88H190
#1c0e0a | M44 54H56V62H44Z;M68 54H80V62H68Z;M92 54H104V62H92Z;M116 54H128V62H116Z;M140 54H152V62H140Z;M164 54H176V62H164Z
#ffe08a #ff9a2e | M192 30H200V40H192Z;M204 22H211V32H204Z
#8a4a1c #4a2410 | M6 34Q-4 20 -2 8L10 20L22 40Z
#ffe9a0 #d8901a | M2 20Q-2 10 4 4Q12 10 10 22Z`

const mainSail = `
#fff8e8 #cfae7a | M8 8Q60 -2 112 8Q132 52 116 104Q60 92 4 104Q-6 52 8 8Z
#00000018 | M8 8Q30 4 44 4Q30 50 40 98Q20 100 4 104Q-6 52 8 8Z
- #b8925a 1.6 | M4 40Q60 30 122 40M2 72Q60 62 122 72
#d8283a #8a0f24 | M52 20H68V44H92V58H68V86H52V58H28V44H52Z`

const foreSail = `
#fff8e8 #cfae7a | M6 6Q40 0 74 6Q88 38 78 76Q40 68 4 76Q-4 38 6 6Z
#00000018 | M6 6L28 4Q18 38 26 71L4 76Q-4 38 6 6Z
- #b8925a 1.4 | M2 40Q40 32 82 40
#2a4ac8 #142a78 | s 42 40 20 9 8`

const jib = `
#fff8e8 #cfae7a | M70 4Q60 44 4 76Q40 80 74 70Z
- #b8925a 1.2 | M62 36L40 74M68 20L64 72`

const mast = `
#8a5628 #4a2810 | M4 0H12V160H4Z
- #6a4220 1.6 | M8 16L-2 150M8 16L18 150`

const flag = '#ff5a4a #a8142a | M0 2Q16 -4 30 4Q42 8 56 2L48 13L56 24Q40 28 28 22Q14 18 0 24Z\n#ffd86a | s 16 12 7 3 6'

const gull = '- #ffffff 3 | M2 10Q14 -2 24 10Q34 -2 46 10'

export const galleonTradeStage: SlotStage = {
  room: 240,
  stand: 0.16,
  frame: { material: 'wood', thick: 12, round: 10 },
  edge: '#1a0f2e',
  light: '#fff0c8',
  night: {
    sky: ['#0a1030', '#1f2a5a', '#3a4a7a', '#6a7aa0'],
    orb: { x: 0.74, y: 0.12, r: 0.1, colour: '#e8f0ff' },
    specks: '#d8e8ff',
    ridges: [
      { kind: 'waves', y: 0.6, colours: ['#2a4a78', '#142a50'] },
      { kind: 'waves', y: 0.76, colours: ['#1a3868', '#0a1a3a'] },
    ],
  },
  parts: {
    hull: part([234, 96, 117, 84], hull, 1.8),
    main: part([124, 106, 62, 6], mainSail),
    fore: part([86, 78, 43, 4], foreSail),
    jib: part([78, 80, 70, 70], jib),
    mast: part([20, 162, 8, 160], mast),
    flag: part([58, 28, 0, 13], flag, 1),
    gull: part([48, 14, 24, 10], gull, 0.8),
    sun: glow('#fff0b8'),
    lamp: glow('#ffb84a'),
    spray: glow('#ffffff'),
    crate: part(
      [60, 50, 30, 48],
      '#d8a05a #7a4a1c | M2 4H58V48H2Z\n- #5a3010 3 | M2 4H58V48H2ZM2 4L58 48M58 4L2 48\n#ffd86a | o 6 8 2;o 54 8 2;o 6 44 2;o 54 44 2',
    ),
  },
  behind(brush, { t, bonus }, { width, height, area, unit, isWide, bottom }) {
    brush.at(0, 0, 1)
    for (let index = 0; index < 5; index++) {
      const x = ((t * (14 + index * 3) + index * 130) % (width + 80)) - 40
      brush.put(
        'gull',
        x,
        (isWide ? 90 : area.y * 0.55) + Math.sin(t + index) * 9 + index * (isWide ? 22 : 3),
        Math.sin(t * 2 + index) * 0.1,
        unit * 0.5,
        unit * (0.5 + Math.sin(t * 6 + index) * 0.3),
        1 - bonus,
      )
    }
    const far = bottom + (height - bottom) * 0.14
    water(brush.context, bonus > 0.5 ? '#24446e' : '#4a9ac8', width, height, far, t * 0.6, 3)
    brush.put('sun', width * 0.3, far + 10, 0, unit * 2.6, unit * 0.5, 0.5 - bonus * 0.3)
  },
  before(brush, moment, place) {
    const { t, spin, joy, big, bonus } = moment
    const { width, height, bottom, unit, isWide, rightSide } = place
    const low = height - bottom
    const storm = bonus * 0.8 + spin * 0.3
    const line = height - Math.min(46 * unit, low * 0.34)
    const { context } = brush
    const deep = bonus > 0.5
    water(context, deep ? '#1a3862' : '#2f7ab8', width, height, line - 18 * unit, t * 0.8 + 2, 4 + storm * 4)
    sail(brush, moment, place, line)
    if (isWide) {
      brush.at(rightSide, line + Math.sin(t * 1.3) * 6, unit * 1.3)
      brush.put('crate', -34, 14, Math.sin(t * 1.3) * 0.1)
      brush.put('crate', 30, 20, Math.sin(t * 1.1 + 1) * 0.14, 0.8)
    }
    water(context, deep ? '#122c54' : '#1f62a4', width, height, line, t * 1.3, 5 + storm * 5)
    water(context, deep ? '#0c2044' : '#164a88', width, height, line + 20 * unit, t * 1.7 + 3, 5 + storm * 4)
    brush.at(0, 0, 1)
    if (!isWide)
      brush.put('crate', width * 0.9, line + 26 + Math.sin(t * 1.6) * 4, Math.sin(t * 1.2) * 0.14, unit * 0.62)
    drift(brush, t, place, rain, bonus * 0.7)
    drift(brush, t, place, coins, Math.min(1, joy + big) * 0.8)
    if (bonus > 0.5 && Math.sin(t * 1.9) * Math.sin(t * 7.3) > 0.86) {
      context.fillStyle = '#e8f0ff30'
      context.fillRect(0, 0, width, height)
    }
  },
}
const rain = { part: 'spray', count: 40, fall: 420, wind: -90, sway: 0, size: 0.05, turn: 0 }
const coins = { part: 'lamp', count: 16, fall: -70, wind: 0, sway: 20, size: 0.12, turn: 0 }

/** The ship with all that stands on it. */
function sail(brush: Brush, { t, spin, tense, joy, big, bonus }: Readonly<Moment>, place: Place, line: number): void {
  const { width, height, bottom, middle, isWide, leftSide } = place
  const storm = bonus * 0.8 + spin * 0.3
  const low = height - bottom
  const size = isWide ? Math.min(1.7, leftSide * 0.01) : Math.min(0.94, (low + 40) / 205, width / 270)
  const rock = Math.sin(t * 1.2) * (0.035 + storm * 0.06) + joy * Math.sin(t * 5) * 0.05
  const heave = Math.sin(t * 1.5) * (3 + storm * 6) - (joy + big) * 8
  brush.at(isWide ? leftSide * 1.1 : middle + Math.sin(t * 0.3) * 10, line + heave * size, size)
  const full = 1 + Math.sin(t * 1.7) * 0.03 + spin * 0.1 + tense * 0.08 + joy * 0.08
  put(brush, 'mast', 50, -40, rock, 0.92)
  put(brush, 'mast', -38, -40, rock, 1.1)
  put(brush, 'jib', -70, -54, rock, 0.9 * full)
  put(brush, 'fore', 52, -172, rock, full)
  put(brush, 'fore', 52, -104, rock, full * 0.96)
  put(brush, 'main', -38, -172, rock, full * 0.96)
  put(brush, 'flag', -38, -214, rock + Math.sin(t * 5) * 0.1, 1 + Math.sin(t * 6) * 0.06)
  put(brush, 'hull', 0, 0, rock, 1)
  for (let lamp = 0; lamp < 2; lamp++)
    brush.put(
      'lamp',
      84 + lamp * 12 + rock * 40,
      -50 - lamp * 8 + rock * 84,
      0,
      0.5 + bonus * 0.5,
      undefined,
      0.4 + bonus * 0.5,
    )
  for (let index = 0; index < 6; index++) {
    const age = (t * 0.8 + index / 6) % 1
    brush.put(
      'spray',
      -112 - age * 26,
      4 - Math.sin(age * 3.1) * 30 * (0.4 + storm),
      0,
      0.1 + age * 0.26,
      undefined,
      (1 - age) * 0.8,
    )
  }
}

/** Masts and sails turn with the ship. */
// oxlint-disable-next-line max-params -- numbers and no object: a frame makes no garbage
function put(brush: Brush, name: string, x: number, y: number, rock: number, scale: number): void {
  const [cos, sin] = [Math.cos(rock), Math.sin(rock)]
  brush.put(name, x * cos - y * sin, x * sin + y * cos, rock, scale)
}
