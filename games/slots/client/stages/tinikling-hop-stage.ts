import { drift } from '../stage/drift.ts'
import { glow, part } from '../stage/part.ts'
import type { Brush } from '../stage/brush.ts'
import type { SlotStage } from '../stage/slot-stage.ts'

const skirt = `
#e8405a #8a0f34 | M44 4H86L128 104Q66 126 2 104Z
#ffe27a | M6 92Q66 114 124 92L128 104Q66 126 2 104Z
- #ffd0a8 2 | M52 8L28 108M64 8L58 114M78 8L92 112
#ff9ab8 | s 40 74 9 4 5;s 70 82 9 4 5;s 96 72 9 4 5`
const blouse = `
#fff8f0 #d8c0d8 | M30 10H60L64 60H26Z
~#ffffff #c8b8e0 | M32 10Q6 0 4 22Q14 40 32 32Z
- #e0c8d8 1.6 | M45 12V58
#ffd24a | o 45 14 4`
const lady = `
#eab088 #b87448 | M10 28Q10 8 30 8Q50 8 50 28Q50 54 30 56Q10 54 10 28Z
#2a1018 | M8 32Q4 2 30 2Q56 2 52 32Q48 16 30 16Q14 16 8 32Z;M44 4Q58 -4 60 10Q58 20 48 16Z
#ff5a7a | s 12 14 9 4 6
- #2a1018 2.2 | M17 34Q21 30 25 34M35 34Q39 30 43 34
#c8304a | M23 44Q30 52 37 44Q30 46 23 44Z`
const lad = `
#eab088 #b87448 | M10 28Q10 8 30 8Q50 8 50 28Q50 54 30 56Q10 54 10 28Z
#2a1018 | M8 30Q6 4 30 2Q54 4 52 30Q44 14 30 14Q16 14 8 30Z
#d83a4a | M8 22Q30 14 52 22V30Q30 22 8 30Z
- #2a1018 2.2 | M17 36Q21 32 25 36M35 36Q39 32 43 36
#a8303a | M23 45Q30 52 37 45Q30 47 23 45Z`
const shirt =
  '#fff8f0 #cfc0dc | M14 4H56L62 64H8Z\n#d83a4a | M26 4H44L36 24Z\n- #d8c8d8 1.6 | M35 24V62M18 20V60M52 20V60'
const trousers = '#c8303a #7a0f24 | M4 4H58L60 74H36L31 26L26 74H2Z'
const arm = '#eab088 #b87448 | M4 8Q12 -2 20 6L52 34Q60 36 58 44Q52 48 44 42L10 20Z'
const leg = '#eab088 #b87448 | M6 2H20L18 46L30 54H6Z'
const pole = `
#d8f08a #5a8a2a | M0 2H400V18H0Z
#f4ffc0aa | M0 4H400V8H0Z
#3a5a1a | M40 0H45V20H40Z;M130 0H135V20H130Z;M220 0H225V20H220Z;M310 0H315V20H310Z`

export const tiniklingHopStage: SlotStage = {
  room: 232,
  stand: 0.16,
  frame: { material: 'bamboo', thick: 13, round: 10 },
  edge: '#2e0f2a',
  light: '#fff4c8',
  night: {
    sky: ['#14083a', '#4a1a6a', '#c83a6a', '#ff9a4a'],
    orb: { x: 0.5, y: 0.24, r: 0.14, colour: '#fff6d8' },
    specks: '#ffe9a8',
    ridges: [{ kind: 'trees', y: 0.66, colours: ['#3a1048', '#16061f'] }],
  },
  parts: {
    skirt: part([130, 122, 65, 6], skirt, 1.8),
    blouse: part([90, 64, 45, 58], blouse),
    lady: part([62, 60, 30, 54], lady),
    lad: part([60, 60, 30, 54], lad),
    shirt: part([70, 68, 35, 62], shirt, 1.6),
    trousers: part([62, 78, 31, 4], trousers),
    arm: part([62, 50, 8, 10], arm, 1.2),
    leg: part([34, 58, 13, 4], leg, 1.2),
    pole: part([400, 20, 200, 10], pole, 1.6),
    dust: glow('#ffe9c0'),
    lamp: glow('#ffb84a'),
    petal: part([16, 12, 8, 6], '#ff9ac8 #c83a7a | M1 6Q8 -2 15 6Q8 13 1 6Z', 0),
  },
  behind(brush, { t, bonus, joy }, { width, area, unit, isWide }) {
    brush.at(0, 0, 1)
    for (let index = 0; index < 9; index++)
      brush.put(
        'lamp',
        (width * (index + 0.5)) / 9,
        (isWide ? 30 : area.y * 0.5) + Math.sin((index / 8) * 3.14) * 14,
        0,
        unit * 0.5,
        undefined,
        0.5 + 0.4 * Math.sin(t * 3 + index) * (0.5 + bonus * 0.5 + joy * 0.5),
      )
  },
  before(brush, { t, spin, tense, joy, big, bonus }, place) {
    const { width, height, bottom, unit, isWide, leftSide, rightSide } = place
    const low = height - bottom
    const { context } = brush
    const floor = height - low * (isWide ? 0.5 : 0.62)
    context.fillStyle = bonus > 0.5 ? '#4a1a3a' : '#a8583a'
    context.fillRect(0, floor, width, height)
    context.fillStyle = '#ffffff18'
    for (let row = 0; row < 5; row++) context.fillRect(0, floor + ((height - floor) * row) / 5, width, 2)
    const pace = 3.2 + spin * 1.5 + joy * 2 + bonus * 1.4
    const clap = Math.max(0, Math.sin(t * pace))
    const gap = (10 + clap * 20) * unit
    const middle = height - 30 * unit
    brush.at(0, 0, 1)
    const long = (width * 1.02) / 400
    brush.put('pole', width / 2, middle - gap, 0.012, long, unit * 0.62)
    const size = isWide ? Math.min(1.35, height / 400) : Math.min(0.82, (low + 26) / 232)
    const hop = Math.abs(Math.sin(t * pace)) * (8 + joy * 12 + big * 12)
    const sway = Math.sin(t * pace * 0.5) * 0.08
    brush.at(isWide ? leftSide : width * 0.3, middle + 2 - hop * size, size)
    dance(brush, hop, sway, joy + bonus * 0.4 + tense * 0.3, true)
    const other = Math.abs(Math.cos(t * pace)) * (8 + joy * 12)
    brush.at(isWide ? rightSide : width * 0.7, middle + 2 - other * size, size)
    dance(brush, other, -sway, joy + bonus * 0.4, false)
    brush.at(0, 0, 1)
    brush.put('pole', width / 2, middle + gap, -0.01, long, unit * 0.78)
    if (clap < 0.2)
      for (let index = 0; index < 4; index++)
        brush.put('dust', width * (0.14 + index * 0.24), middle + 6, 0, unit * 0.6, unit * 0.14, 0.6)
    drift(brush, t, place, petals, 0.4 + Math.min(0.6, joy + bonus))
  },
}
const petals = { part: 'petal', count: 16, fall: 30, wind: -10, sway: 24, size: 0.7, turn: 1.2 }

// oxlint-disable-next-line max-params -- numbers and no object: a frame makes no garbage
function dance(brush: Brush, hop: number, sway: number, lift: number, isLady: boolean): void {
  brush.put('leg', -16, -54, sway)
  brush.put('leg', 14, -54 + hop * 0.5, -sway - hop * 0.02)
  const raise = 2.5 + sway * 2 + lift * 0.5
  if (isLady) {
    brush.put('arm', 24, -184, 0.2 - sway * 3 - lift * 0.8, 0.9)
    brush.put('arm', -24, -184, raise, 0.9)
    brush.put('skirt', 0, -140, sway, 0.9 + Math.abs(sway), 0.84)
    brush.put('blouse', 0, -134, sway * 0.5)
    brush.put('lady', sway * 30, -186, sway)
    return
  }
  brush.put('trousers', 0, -118, sway * 0.5, 0.96)
  brush.put('arm', 26, -172, -0.5 - sway * 3 - lift * 0.6, 0.9)
  brush.put('arm', -26, -172, raise + 0.4, 0.9)
  brush.put('shirt', 0, -112, sway * 0.5)
  brush.put('lad', sway * 30, -172, sway)
}
