import { drift } from '../stage/drift.ts'
import { glow, part } from '../stage/part.ts'
import type { Place } from '../stage/place.ts'
import type { SlotStage } from '../stage/slot-stage.ts'

const cart = `
#ff8ac0 #c82a7a | M14 30H186Q194 30 192 40L180 104H20L8 40Q6 30 14 30Z
#fff6fb #ffc8e0 | M14 24H186Q194 24 194 31Q194 38 186 38H14Q6 38 6 31Q6 24 14 24Z
#ffe27a | M22 46H178L176 56H24Z
#6ad8e8 #2a8ab8 | M26 62H70L68 94H32Z;M130 62H174L168 94H132Z
#fff0a8 #ffc24a | M78 62H122V94H78Z
#ff5a8a | s 48 78 12 5 6;s 152 78 12 5 6
#c83a2a | s 100 78 14 6 8
- #ffffff 2 | M26 62H70L68 94H32ZM130 62H174L168 94H132ZM78 62H122V94H78Z
- #8a4a2a 6 | M186 34Q214 30 220 50`

const tub = (light: string, dark: string): string => `
#f4f6ff #8a94b8 | M6 44H54V60H6Z
${light} ${dark} | M6 46Q2 10 30 8Q58 10 54 46Q54 56 46 50Q40 58 32 50Q24 58 18 50Q8 56 6 46Z
#ffffff99 | M16 32Q18 16 30 14Q22 22 20 34Z`

const shade = `
#fff6fb #ffb8d8 | M4 60Q14 8 110 4Q206 8 216 60Q202 72 186 60Q170 74 150 60Q130 74 110 60Q90 74 70 60Q50 74 34 60Q18 72 4 60Z
#ff6aa8 #d82a7a | M34 60Q40 14 110 4Q72 20 70 60Q50 74 34 60Z;M110 4Q148 20 150 60Q130 74 110 60Z;M110 4Q196 10 216 60Q202 72 186 60Q176 18 110 4Z
- #ffe27a 3 | M4 60Q18 72 34 60Q50 74 70 60Q90 74 110 60Q130 74 150 60Q170 74 186 60Q202 72 216 60
#ffe27a | o 110 4 6`

const wheel = `
#ffe27a #c8781a | o 34 34 33
#7a2a5a | o 34 34 26
- #ffe27a 4 | M34 8V60M8 34H60M16 16L52 52M52 16L16 52
#fff6c8 | o 34 34 8`

const bell = '#ffe27a #b8700f | M18 4Q30 6 30 24L34 32H2L6 24Q6 6 18 4Z\n#8a4a0a | o 18 34 5'

const boy = `
#d8955a #a8683a | M20 98H33V120H20Z;M43 98H56V120H43Z
#e8404a #8a1024 | M15 118H34V125H15Z;M42 118H61V125H42Z
#2f6ad8 #173a94 | M15 84H61L60 106H41L38 96L35 106H16Z
#ffffff #d8e4ff | M15 52Q17 44 38 44Q59 44 61 52L63 88H13Z
#ff5a8a | M14 58H62V65H14Z;M13 72H63V79H13Z
#ffffff #c8d4f4 | M16 50L6 74L16 79L24 60Z;M60 50L76 46L82 56L66 64Z
#e0a06a #a8683a | M7 72L16 77L12 90Q4 90 5 82Z;M76 46L88 34L94 42L82 56Z
#e0a06a #b8743e | o 38 26 17 18;o 21 28 3 4;o 55 28 3 4
#2a1420 | M20 26Q17 4 38 4Q59 4 56 26Q54 16 46 14Q36 18 26 14Q21 18 20 26Z
#2a1020 | o 31 27 2.2 2.6;o 45 27 2.2 2.6
#ffffff | o 31.8 26 0.8;o 45.8 26 0.8
#ff8a7a88 | o 26 33 3.4;o 50 33 3.4
#8a1a2a | M31 35Q38 44 45 35Z
#f0c070 #c8863a | M84 40L97 36L95 56Z
#ff8ac0 #e0508a | o 92 30 9
#fff6c8 | o 89 27 2.4`

const walls = ['#ffd9a8', '#bfe8dc', '#ffc2d4', '#cfd4ff'] as const
const roofs = ['#e8705a', '#3fa596', '#d8508a', '#6a6ad0'] as const

/** A lane of painted houses behind the cart; by night their windows are lit. */
function paintLane(
  context: CanvasRenderingContext2D,
  { width, height, bottom, isWide, unit }: Place,
  isNight: boolean,
): void {
  const foot = height - 24 * unit
  const [each, high] = [64 * unit, Math.max(60, isWide ? height * 0.24 : (height - bottom) * 0.62)]
  for (let house = -1; house * each < width; house++) {
    const [x, top] = [house * each + 12 * unit, foot - high * (0.72 + ((house + 1) % 3) * 0.14)]
    const kind = (house + 4) % walls.length
    context.globalAlpha = isNight ? 0.5 : 0.9
    context.fillStyle = walls[kind] ?? walls[0]
    context.fillRect(x, top, each - 2, foot - top)
    context.fillStyle = roofs[kind] ?? roofs[0]
    context.beginPath()
    context.moveTo(x - 5 * unit, top + 2)
    context.lineTo(x + each / 2, top - 18 * unit)
    context.lineTo(x + each + 3 * unit, top + 2)
    context.fill()
    context.globalAlpha = 1
    context.fillStyle = isNight ? '#ffe08a' : '#7a4a8a80'
    for (const part of [0.16, 0.6]) context.fillRect(x + each * part, top + 12 * unit, each * 0.22, 14 * unit)
    context.fillStyle = isNight ? '#3a1450' : '#8a3a5a80'
    context.fillRect(x + each * 0.38, foot - 24 * unit, each * 0.2, 24 * unit)
  }
}

export const sorbetesSweetsStage: SlotStage = {
  room: 170,
  stand: 0.2,
  frame: { material: 'cloth', thick: 11, round: 16 },
  edge: '#5a1450',
  light: '#ffffff',
  night: {
    sky: ['#2a1a6a', '#7a2a9a', '#e85aa8', '#ffc87a'],
    orb: { x: 0.8, y: 0.1, r: 0.1, colour: '#fff6c8' },
    specks: '#ffe9a8',
    ridges: [
      { kind: 'hills', y: 0.62, colours: ['#a83a9a', '#6a1f7a'] },
      { kind: 'hills', y: 0.8, colours: ['#7a2a8a', '#3a0f5a'] },
    ],
  },
  parts: {
    cart: part([224, 108, 110, 104], cart, 1.8),
    ube: part([60, 62, 30, 60], tub('#b87aff', '#5a1fb0'), 1.4),
    mango: part([60, 62, 30, 60], tub('#ffd84a', '#f08a1e'), 1.4),
    berry: part([60, 62, 30, 60], tub('#ff9ab8', '#d8245a'), 1.4),
    shade: part([220, 72, 110, 66], shade, 1.6),
    pole: part([10, 150, 5, 146], '#fff6fb #d88ab8 | M2 2H8V148H2Z', 1.2),
    wheel: part([68, 68, 34, 34], wheel),
    bell: part([36, 40, 18, 4], bell, 1.2),
    boy: part([102, 126, 38, 124], boy),
    cloud: part(
      [120, 50, 60, 25],
      '#ffffff #ffd8ec | M10 42Q-4 30 14 22Q18 4 40 12Q58 -4 76 12Q100 6 104 24Q122 32 108 42Z',
      0,
    ),
    light: glow('#ffe27a'),
    sweet: part([14, 8, 7, 4], '#ffffff | M2 1H12Q14 4 12 7H2Q0 4 2 1Z', 0),
    pinky: part([14, 8, 7, 4], '#ff5a9a | M2 1H12Q14 4 12 7H2Q0 4 2 1Z', 0),
  },
  ground: paintLane,
  behind(brush, { t, spin, joy }, place) {
    const { width, area, isWide, unit, height } = place
    brush.at(0, 0, 1)
    for (let index = 0; index < 5; index++) {
      const x = ((t * (7 + index * 2) + index * 140) % (width + 160)) - 80
      brush.put(
        'cloud',
        x,
        isWide ? height * 0.2 + index * 50 : area.y * 0.5 + (index % 2) * 16,
        0,
        unit * (0.6 + (index % 3) * 0.2),
        undefined,
        0.85,
      )
    }
    drift(brush, t, place, sprinkles, 0.5 + joy * 0.5 + spin * 0.2)
    drift(brush, t, place, more, joy)
  },
  before(brush, { t, spin, tense, joy, big, bonus }, place) {
    const { width, height, bottom, isWide, leftSide, rightSide, unit } = place
    const low = height - bottom
    const { context } = brush
    context.fillStyle = bonus > 0.5 ? '#4a1a6a' : '#e8a0c8'
    context.fillRect(0, height - 26 * unit, width, 40)
    context.fillStyle = '#ffffff44'
    for (let x = -((t * 20 * (1 + bonus)) % 60); x < width; x += 60) context.fillRect(x, height - 14 * unit, 30, 3)
    // The shade of the cart ends under the frame, and the lowest row is free.
    const size = isWide ? Math.min(1.35, leftSide / 125) : Math.min(0.86, (low - 24) / 186)
    const jolt = Math.sin(t * 4) * 0.012 + (joy + big) * Math.sin(t * 9) * 0.04
    brush.at(isWide ? leftSide : width * 0.36, height - 14 * unit, size)
    brush.put('pole', 0, -40, jolt)
    brush.put('ube', -56, -84 - Math.abs(Math.sin(t * 5)) * joy * 14, jolt, 0.84)
    brush.put('mango', 0, -84 - Math.abs(Math.sin(t * 5 + 1)) * joy * 14, jolt, 0.84)
    brush.put('berry', 56, -84 - Math.abs(Math.sin(t * 5 + 2)) * joy * 14, jolt, 0.84)
    brush.put('cart', 0, -18, jolt)
    brush.put('wheel', -56, -14, t * (0.6 + spin * 2 + bonus))
    brush.put('wheel', 54, -14, t * (0.6 + spin * 2 + bonus))
    brush.put('shade', 0, -122 + Math.sin(t * 1.5) * 2, Math.sin(t * 1.2) * 0.03 + jolt, 1.02)
    brush.put('bell', 98, -112, Math.sin(t * (4 + tense * 8 + joy * 8)) * (0.1 + spin * 0.3 + tense * 0.4 + joy * 0.5))
    for (let index = 0; index < 7; index++)
      brush.put(
        'light',
        -96 + index * 32,
        -114 + (index % 2) * 4,
        0,
        0.3,
        0.3,
        (0.3 + bonus * 0.7) * (0.5 + 0.5 * Math.sin(t * 4 + index)),
      )
    brush.at(isWide ? rightSide : width * 0.8, height + 2, isWide ? size * 1.3 : size * 1.16)
    const hop = Math.abs(Math.sin(t * 5)) * (2 * spin + joy * 14 + big * 10)
    brush.put('boy', 0, -hop, Math.sin(t * 1.8) * 0.03, -1, 1)
  },
}
const sprinkles = { part: 'sweet', count: 14, fall: 22, wind: 4, sway: 12, size: 0.8, turn: 1 }
const more = { part: 'pinky', count: 16, fall: 90, wind: 4, sway: 12, size: 0.9, turn: 3 }
