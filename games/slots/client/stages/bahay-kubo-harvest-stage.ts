import { drift } from '../stage/drift.ts'
import { glow, part } from '../stage/part.ts'
import type { Brush } from '../stage/brush.ts'
import type { Moment } from '../stage/moment.ts'
import type { Place } from '../stage/place.ts'
import type { SlotStage } from '../stage/slot-stage.ts'
import { spread } from '../stage/spread.ts'

/** Layer upon layer of nipa: each hangs in tufts over the one below it. */
const tuftsOf = (layer: Layer): string => {
  const { from, to, top, foot } = layer
  const count = Math.round((to - from) / 15)
  const tuft = (index: number): string => {
    const [left, right] = [from + ((to - from) * index) / count, from + ((to - from) * (index + 1)) / count]
    const low = foot + (spread(index + foot) - 0.5) * 9
    return `Q${left + 1} ${low} ${(left + right) / 2} ${low + 3}Q${right - 1} ${low} ${right} ${foot - 6}`
  }
  return `M${from} ${foot - 6}${Array.from({ length: count }, (_, index) => tuft(index)).join('')}L${to - 22} ${top}H${from + 22}Z`
}
const strawsOf = ({ from, to, top, foot }: Layer): string =>
  Array.from({ length: Math.round((to - from) / 7) }, (_, index) => {
    const at = (index + spread(index + top)) / Math.round((to - from) / 7)
    const [high, low] = [from + 22 + (to - from - 44) * at, from + (to - from) * at]
    return `M${Math.round(high)} ${top + 4}L${Math.round(low)} ${Math.round(foot - 4 - spread(index) * 12)}`
  }).join('')

type Layer = { readonly from: number; readonly to: number; readonly top: number; readonly foot: number }
const layers: readonly Layer[] = [
  { from: 8, to: 372, top: 70, foot: 118 },
  { from: 30, to: 350, top: 42, foot: 88 },
  { from: 54, to: 326, top: 10, foot: 58 },
]
const thatch = `
${layers
  .map(
    (layer, index) => `${['#c8842a #8a4a14', '#e0a03a #a8621c', '#f4c458 #c07a24'][index]} | ${tuftsOf(layer)}
- #5a300c88 1.3 | ${strawsOf(layer)}
- #ffe8a066 1.2 | ${strawsOf({ ...layer, top: layer.top + 3, from: layer.from + 3 })}`,
  )
  .join('\n')}
#a8682a #5a3410 | M74 12Q190 -8 306 12L304 26Q190 8 76 26Z
- #ffd890 2.4 | M80 15Q190 -3 300 15
- #3a2008 2.6 | M110 8L106 24M150 3L148 20M190 2V19M230 3L232 20M270 8L274 24`

const lamp = `
- #5a3410 2 | M15 0V10
#8a5a24 #4a2a0c | M6 10H24L26 16H4Z;M5 40H25L22 46H8Z
#fff6c0 #ffb02e | M5 16H25V40H5Z
- #6a3f14 1.8 | M5 16V40M15 16V40M25 16V40M5 28H25`

const stilt = '#b07a3a #5a3410 | M4 0H20V90H4Z\n- #3a200a 2 | M4 24H20M4 54H20\n#e0b06a66 | M6 0H9V90H6Z'
const ladder = `
#c08a44 #6a4014 | M8 0H16L6 100H-2Z;M54 0H62L72 100H64Z
#d8a050 #8a5a1c | M6 18H64V25H6Z;M4 40H66V47H4Z;M2 62H68V69H2Z;M0 84H70V91H0Z`
const hen = `
#fff6e8 #d8a870 | M14 46Q8 24 30 26Q40 10 54 14Q66 20 60 40Q58 62 38 64Q18 62 14 46Z
#c8502a #7a2410 | M14 48Q-2 40 4 20Q12 30 22 30Z
#e8303a | M48 14Q46 4 52 6Q56 0 60 6Q66 6 62 16Z;M60 30Q66 34 62 40L57 34Z
#ffb02e | M62 22L74 26L62 30Z
#1a0a10 | o 56 22 2.4
- #e8901a 3 | M32 64V76M42 64V76
#e8c090 | M24 40Q36 34 44 44Q36 56 26 52Z`
const chick =
  '#fff0a0 #f0b02e | o 20 22 14;o 28 12 9\n#ff8a2e | M36 11L44 14L36 17Z\n#1a0a10 | o 30 10 1.8\n- #e8801a 2.4 | M16 35V42M24 35V42'
const cabbage = `
#9ae07a #2a7a34 | M4 40Q0 14 24 10Q40 0 56 10Q80 14 76 40Q60 54 40 52Q20 54 4 40Z
#d8f8a8 #6ab84a | o 40 28 18
- #f0ffd0 2 | M40 46V14M40 40L24 24M40 40L56 24M14 40Q16 24 26 18M66 40Q64 24 54 18`
const sprout = `
- #3a8a3a 4 | M30 70V20
#7ae05a #1f7a2c | M30 50Q6 50 4 28Q24 26 30 46Z;M30 44Q54 44 56 20Q36 20 30 40Z;M30 26Q20 10 30 0Q40 10 30 26Z`
const sunflower = `
- #3a8a3a 5 | M30 100V34
~#7ae05a #1f7a2c | M30 80Q8 80 6 60Q26 60 30 76Z
#ffd24a #e8901a | s 30 28 28 16 14
#8a4a1a #4a240a | o 30 28 12`

export const bahayKuboHarvestStage: SlotStage = {
  room: 170,
  stand: 0.56,
  frame: { material: 'bamboo', thick: 12, round: 6 },
  edge: '#2a1606',
  light: '#fffbd0',
  night: {
    sky: ['#2a1a6a', '#c84a7a', '#ff9a5a', '#ffe08a'],
    orb: { x: 0.82, y: 0.16, r: 0.12, colour: '#fff0b8' },
    specks: '#fff0a8',
    ridges: [
      { kind: 'hills', y: 0.5, colours: ['#8a4a6a', '#4a2a5a'] },
      { kind: 'hills', y: 0.82, colours: ['#7a3f1c', '#3a1a10'] },
    ],
  },
  parts: {
    thatch: part([380, 126, 190, 112], thatch, 1.8),
    lamp: part([30, 48, 15, 0], lamp, 1.2),
    stilt: part([24, 92, 12, 0], stilt),
    ladder: part([74, 102, 35, 0], ladder),
    hen: part([76, 78, 36, 76], hen),
    chick: part([46, 44, 20, 42], chick, 1.2),
    cabbage: part([80, 56, 40, 52], cabbage),
    sprout: part([60, 72, 30, 70], sprout),
    sunflower: part([60, 102, 30, 100], sunflower),
    warm: glow('#ffe08a'),
    cloud: part(
      [120, 46, 60, 24],
      '#ffffff #d8ecff | M10 40Q-4 28 14 20Q18 4 40 12Q58 -4 76 12Q100 6 104 22Q122 30 108 40Z',
      0,
    ),
    smoke: glow('#ffffff'),
  },
  behind(brush, { t, bonus }, { width, area, unit, isWide, height, bottom }) {
    brush.at(0, 0, 1)
    for (let index = 0; index < 4; index++) {
      const x = ((t * (6 + index * 2) + index * 150) % (width + 140)) - 70
      brush.put(
        'cloud',
        x,
        isWide ? 60 + index * 60 : 16 + index * 9,
        0,
        unit * (0.6 + (index % 2) * 0.3),
        undefined,
        0.85 - bonus * 0.3,
      )
    }
    for (let index = 0; index < 5; index++) {
      const age = (t * 0.14 + index / 5) % 1
      brush.put(
        'smoke',
        area.x + area.width * 0.78 + age * 34,
        Math.max(20, area.y - 84 * unit) - age * 60,
        0,
        0.2 + age * 0.5,
        undefined,
        (1 - age) * 0.5,
      )
    }
    const high = (height - bottom) / 90 + 0.1
    for (let leg = 0; leg < 4; leg++)
      brush.put('stilt', area.x + area.width * (0.06 + leg * 0.293), bottom + 4, 0, unit * 0.9, high)
    brush.put('ladder', area.x + area.width * 0.5, bottom + 6, 0, unit * 0.62, (height - bottom) / 104)
  },
  before(brush, moment, place) {
    const { t, tense, joy, big, bonus } = moment
    const { width, height, area, unit, bottom } = place
    const { context } = brush
    const wide = (area.width + 40) / 366
    const lift = (joy + big) * Math.abs(Math.sin(t * 7)) * 5 + tense * Math.abs(Math.sin(t * 16)) * 2
    brush.at(0, 0, 1)
    brush.put('warm', area.x + area.width / 2, area.y - 20, 0, wide * 4, 1.4, bonus * 0.7 + joy * 0.3)
    brush.put(
      'thatch',
      area.x + area.width / 2,
      area.y + 6 - lift,
      Math.sin(t * 0.8) * 0.003,
      wide,
      Math.min(wide, (area.y + 2) / 112),
    )
    context.fillStyle = bonus > 0.5 ? '#5a2c14' : '#7a4a22'
    context.beginPath()
    context.moveTo(0, height)
    const soil = height - Math.min(34 * unit, (height - bottom) * 0.4)
    for (let x = 0; x <= width; x += 10) context.lineTo(x, soil + Math.sin(x * 0.12) * 2.4)
    context.lineTo(width, height)
    context.fill()
    tend(brush, moment, place, soil)
    lightLamps(brush, moment, place)
    drift(brush, t, place, pollen, 0.4 + bonus * 0.5)
  },
}
/** In the evening of a bonus lamps hang along the eaves and between the posts, and their light lies on the house. */
function lightLamps(brush: Brush, { t, joy, bonus }: Readonly<Moment>, { area, unit, bottom }: Place): void {
  if (bonus <= 0.02) return
  const size = unit * 0.62
  for (let index = 0; index < 6; index++) {
    const isUnder = index > 2
    const x = area.x + area.width * (isUnder ? 0.16 + (index - 3) * 0.34 : 0.04 + index * 0.46)
    const y = isUnder ? bottom + 12 : area.y - 26 * unit
    const swing = Math.sin(t * 1.6 + index * 1.3) * (0.08 + joy * 0.16)
    brush.put('warm', x, y + 18 * size, 0, size * (2.6 + 0.2 * Math.sin(t * 5 + index)), undefined, bonus * 0.8)
    brush.put('lamp', x, y, swing, size, size, bonus)
  }
}

/** The garden under the house, and who lives in it. */
function tend(brush: Brush, { t, spin, joy, big }: Readonly<Moment>, place: Place, soil: number): void {
  const { width, height, unit, isWide } = place
  const step = 46 * unit
  const count = Math.ceil(width / step) + 1
  for (let index = 0; index < count; index++)
    brush.put(
      index % 2 === 0 ? 'cabbage' : 'sprout',
      index * step,
      height + 2 - joy * Math.abs(Math.sin(t * 6 + index)) * 8,
      Math.sin(t * 1.4 + index) * (0.04 + spin * 0.06),
      unit * (index % 2 === 0 ? 0.6 : 0.66),
    )
  const walk = Math.sin(t * 0.35)
  const facing = Math.cos(t * 0.35) > 0 ? 1 : -1
  const x = width * (0.5 + walk * 0.34)
  const peck = Math.max(0, Math.sin(t * 2.3)) * 0.3
  const size = unit * (isWide ? 1.1 : 0.8)
  brush.put('hen', x, soil + 8 - Math.abs(Math.sin(t * 6)) * (2 + joy * 12), facing * peck, facing * size, size)
  for (let index = 0; index < 3; index++)
    brush.put(
      'chick',
      x - facing * (44 + index * 26) * unit,
      soil + 10 - Math.abs(Math.sin(t * 8 + index)) * (3 + joy * 8 + big * 6),
      0,
      facing * size * 0.62,
      size * 0.62,
    )
  plantSunflowers(brush, t, place)
}

function plantSunflowers(brush: Brush, t: number, place: Place): void {
  const { width, height, unit, isWide, leftSide, rightSide } = place
  for (let index = 0; isWide && index < 6; index++)
    brush.put(
      'sunflower',
      (index < 3 ? leftSide : rightSide) + ((index % 3) - 1) * 74,
      height - 8,
      Math.sin(t + index) * 0.06,
      1.6 + (index % 2) * 0.5,
    )
  if (!isWide) brush.put('sunflower', 16, height + 4, Math.sin(t) * 0.06, unit * 0.9)
  if (!isWide) brush.put('sunflower', width - 14, height + 8, Math.sin(t + 1) * 0.06, unit)
}
const pollen = { part: 'warm', count: 16, fall: -10, wind: 10, sway: 20, size: 0.08, turn: 0 }
