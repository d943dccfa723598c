import { mixed } from '../palette.ts'
import { drift } from '../stage/drift.ts'
import { glow, part } from '../stage/part.ts'
import type { Place } from '../stage/place.ts'
import type { SlotStage } from '../stage/slot-stage.ts'
import { spread } from '../stage/spread.ts'

type Context = CanvasRenderingContext2D

/** As the Ifugao carve them: seated, arms on the knees, with eyes of shell. */
const bulul = `
* 60 196 110 #9a6034 #2a120a | M22 184H118Q124 184 124 190V204Q124 208 118 208H22Q16 208 16 204V190Q16 184 22 184Z
- #ffd86a88 1.6 | M22 190H118
- #1e0c06 2 | M30 198L38 204L46 198L54 204L62 198L70 204L78 198L86 204L94 198L102 204L110 198
~#a8683a #3a1a0c | M50 150Q36 140 27 146Q20 152 24 172L20 184H44L42 168L58 170Z
* 62 110 62 #b87a48 #4a2410 | M52 98Q70 92 88 98L94 132Q96 152 90 166H50Q44 152 46 132Z
- #2a1006 1.6 | M58 112Q70 120 82 112M70 120V140
#d8343a #8f1420 | M45 140Q70 148 95 140L93 158Q70 164 47 158Z
- #ffe9b8 1.8 | M46 145Q70 152 94 145M47 154Q70 160 93 154
- #ffd24a 2.2 | M54 150L58 147L62 151L66 148L70 152L74 148L78 151L82 147L86 150
#e8404a #8f1420 | M62 160H78L80 184Q70 188 60 184Z
- #ffe9b8 1.6 | M62 168H78M61 176H79
~#a8683a #3a1a0c | M54 100Q40 100 35 110Q30 126 32 148L44 150Q42 130 50 118Z
~#9a5c30 #34180a | M32 144Q28 152 34 156L58 140Q64 134 58 130Q52 128 46 136Z
- #2a1006 2 | M52 132L58 138M56 130L61 136
~- #ffd86a 3.4 | M35 134L45 136
* 60 94 20 #a8683a #4a2410 | M60 82H80L84 101Q70 108 56 101Z
* 58 42 56 #d89a62 #5a2c14 | M70 10Q97 12 98 44Q98 66 86 78Q78 88 70 89Q62 88 54 78Q42 66 42 44Q43 12 70 10Z
~#a8683a #4a2410 | M43 44Q35 44 36 56Q38 64 44 62Z
~- #ffd24a 2.6 | o 38 67 4
#2e140a #140704 | M41 44Q36 6 70 3Q104 6 99 44Q94 26 70 24Q46 26 41 44Z
#d8343a #8f1420 | M41 38Q54 25 70 24Q86 25 99 38L99 46Q86 34 70 33Q54 34 41 46Z
- #ffe08a 1.8 | M42 42Q55 30 70 29Q85 30 98 42
~#f4e0b0 #b87a3a | M40 36Q22 18 30 2Q40 10 46 30Z
~- #5a2c14 1.2 | M43 32L31 6
~#3a180a | M47 52Q54 44 65 52L64 49Q55 40 46 49Z
~#fff4d8 | M48 55Q56 49 64 55Q56 62 48 55Z
~#1e0a04 | o 56.4 55 3.2
~#ffffff | o 55.4 53.8 1
#c08048 #6a3818 | M67 50H73L78 67Q70 73 62 67Z
#ffe2b088 | M68 52H70L70 66H66Z
#7a2e1a #4a160c | M60 77Q65 74 70 76Q75 74 80 77Q76 83 70 83Q64 83 60 77Z
- #2a0c06 1.2 | M59 77Q70 79.4 81 77
- #ffd86a 3 | M50 101Q70 118 90 101
~#e02a3a | o 56 107 3.4
#e02a3a | o 70 112 5
#fff6d8 | s 70 112 3.4 1.4 5`

const cloud = '#ffffff #d0e4f4 | M10 44Q-4 30 16 24Q22 4 48 12Q70 -4 92 14Q120 8 126 26Q146 34 130 46Z'
const sheaf = `
- #5a9a3a 3 | M20 60Q18 30 8 10M20 60Q22 30 34 12M20 60V6
#e8f08a #a8b83a | o 8 10 3 6;o 34 12 3 6;o 20 6 3 6`

type Field = { readonly y: number; readonly high: number; readonly step: number; readonly isNight: boolean }

const steps = 12
/** From the far fields in the haze to the near ones: rice by day, and by night. */
const rice = { day: ['#bfe08a', '#4f9a3a', '#2c6a2c'], night: ['#8a7ad0', '#4a3f96', '#241a56'] } as const
const walls = { day: ['#a89a6a', '#7a6238', '#4a351c'], night: ['#6a5a9a', '#3c2f70', '#180f3a'] } as const
const pools = { day: ['#f4fbff', '#a8dcf4'], night: ['#ffd8c0', '#b878e0'] } as const

/** Stairs of water and rice up to the mountains, each field on its wall of stones, wider and higher the nearer it lies. */
function paintTerraces(context: Context, place: Place, isNight: boolean): void {
  const { width, height, isWide, area } = place
  paintMountains(context, place, isNight)
  const top = isWide ? height * 0.26 : area.y * 0.72
  for (let step = 0; step < steps; step++) {
    const y = top + (height - top) * (step / steps) ** 1.3
    const next = top + (height - top) * ((step + 1) / steps) ** 1.3
    paintField(context, width, { y, high: next - y, step, isNight })
  }
  const haze = context.createLinearGradient(0, top - 40, 0, top + height * 0.34)
  haze.addColorStop(0, '#ffffff00')
  haze.addColorStop(0.24, isNight ? '#c87aa055' : '#fff6d86e')
  haze.addColorStop(1, '#ffffff00')
  context.fillStyle = haze
  context.fillRect(0, top - 40, width, height * 0.5)
}

function paintMountains(context: Context, { width, height, isWide, area }: Place, isNight: boolean): void {
  const foot = isWide ? height * 0.34 : area.y * 1.1
  for (let range = 0; range < 3; range++) {
    context.fillStyle =
      (isNight ? ['#5a4aa0', '#43388a', '#2f2870'] : ['#9accd8', '#62a8a8', '#3f8a6a'])[range] ?? '#5a9a80'
    context.beginPath()
    context.moveTo(0, height)
    for (let x = 0; x <= width + 8; x += 8) {
      const at = x / width
      const peaks = Math.abs(Math.sin(at * (5 + range * 2) + range * 1.7)) * 0.7 + Math.sin(at * 17 + range) * 0.1
      context.lineTo(x, foot * (0.26 + range * 0.17) + (1 - peaks) * foot * 0.42)
    }
    context.lineTo(width, height)
    context.fill()
  }
}

/** The lip of a field follows the hill: it bulges where the mountain does. */
const lipAt = (x: number, step: number): number =>
  Math.sin(x * 4.2 + step * 1.1) * 0.5 + Math.sin(x * 9.1 - step * 1.9) * 0.26

function paintField(context: Context, width: number, { y, high, step, isNight }: Field): void {
  const part = step / (steps - 1)
  const [green, stone, pool] = isNight ? [rice.night, walls.night, pools.night] : [rice.day, walls.day, pools.day]
  const sway = high * 0.5
  const line = (x: number, by: number): number => y + by + lipAt(x / width, step) * sway
  const fill = (paint: CanvasGradient | string, by: number): void => {
    context.fillStyle = paint
    context.beginPath()
    context.moveTo(0, y + high * 2.6)
    for (let x = 0; x <= width + 12; x += 12) context.lineTo(x, line(x, by))
    context.lineTo(width, y + high * 2.6)
    context.fill()
  }
  const water = context.createLinearGradient(0, 0, width, 0)
  water.addColorStop(0, pool[1])
  water.addColorStop(0.64, pool[0])
  water.addColorStop(1, pool[1])
  fill(water, 0)
  const leaves = context.createLinearGradient(0, y, 0, y + high * 1.1)
  leaves.addColorStop(0, shadeAt(green, part))
  leaves.addColorStop(1, shadeAt(green, Math.min(1, part + 0.24)))
  plantField(context, { from: high * 0.2, to: high * 0.56, step, width, line, paint: leaves })
  const wall = context.createLinearGradient(0, y + high * 0.5, 0, y + high * 1.4)
  wall.addColorStop(0, shadeAt(stone, part))
  wall.addColorStop(1, shadeAt(stone, 1))
  fill(leaves, high * 0.5)
  fill(wall, high * 0.66)
  layStones(context, { high, step, width, line, isNight })
}

type Planted = {
  readonly from: number
  readonly to: number
  readonly step: number
  readonly width: number
  readonly line: (x: number, by: number) => number
  readonly paint: CanvasGradient
}

/** Tufts of young rice stand in the water in rows. */
function plantField(context: Context, { from, to, step, width, line, paint }: Planted): void {
  const tall = (to - from) * 0.7
  const isNear = tall > 5
  context.strokeStyle = paint
  context.lineWidth = Math.max(1, tall * 0.16)
  context.beginPath()
  for (let row = 0; row < 2; row++)
    for (let x = ((step + row) % 2) * tall * 0.6; x <= width; x += Math.max(6, tall * 1.2)) {
      const foot = line(x, from + (to - from) * (0.5 + row * 0.5))
      for (const lean of isNear ? leans : upright) {
        context.moveTo(x, foot)
        context.lineTo(x + lean * tall, foot - tall * (1 - Math.abs(lean) * 0.6))
      }
    }
  context.stroke()
}
const leans = [-0.4, 0, 0.4] as const
const upright = [0] as const

type Wall = Pick<Planted, 'step' | 'width' | 'line'> & { readonly high: number; readonly isNight: boolean }

/** Half of the stones catch the light; those of a kind are filled at once. */
function layStones(context: Context, wall: Wall): void {
  if (stoneOf(wall) < 5) return
  for (const isLight of [true, false]) {
    context.fillStyle = isLight ? (wall.isNight ? '#8a7ac026' : '#fff0c82e') : '#0000002a'
    context.beginPath()
    for (const course of courses) layCourse(context, wall, { course, isLight })
    context.fill()
  }
}
const courses = [0, 1] as const
const stoneOf = ({ high }: Wall): number => high * 0.24

type Course = { readonly course: number; readonly isLight: boolean }

function layCourse(context: Context, wall: Wall, { course, isLight }: Course): void {
  const { high, step, width, line } = wall
  const size = stoneOf(wall)
  for (let x = -size * course * 0.7; x <= width; x += size * 1.5) {
    const own = spread(x + course * 7 + step * 13)
    if (own > 0.5 !== isLight) continue
    const [middle, y] = [x + size * 0.6, line(x, high * (0.74 + course * 0.2)) + size * 0.4]
    const wide = size * (0.5 + own * 0.2)
    context.moveTo(middle + wide, y)
    context.ellipse(middle, y, wide, size * 0.3, 0, 0, Math.PI * 2)
  }
}

type Shades = readonly [string, string, string]

/** Between three colours, from the haze to the shade. */
const shadeAt = ([far, middle, near]: Shades, part: number): string =>
  part < 0.5 ? mixed(far, middle, part * 2) : mixed(middle, near, part * 2 - 1)

export const banaueStairsStage: SlotStage = {
  room: 220,
  stand: 0.36,
  frame: { material: 'cloth', thick: 13, round: 6 },
  edge: '#20160a',
  light: '#fff8d0',
  night: {
    sky: ['#14104a', '#3a2a8a', '#a85a9a', '#ffb07a'],
    orb: { x: 0.72, y: 0.12, r: 0.11, colour: '#fff4d8' },
    specks: '#ffffff',
    ridges: [{ kind: 'hills', y: 0.3, colours: ['#4a3a8a', '#2a1f5a'] }],
  },
  parts: {
    bulul: part([140, 210, 70, 206], bulul, 1.8),
    cloud: part([142, 52, 70, 26], cloud, 0),
    rice: part([42, 64, 20, 60], sheaf, 0.8),
    fire: glow('#ffb84a'),
    shine: glow('#ffffc8'),
    bowl: part(
      [60, 60, 30, 56],
      '#8a5a34 #3a1c0c | M4 26H56Q52 56 30 58Q8 56 4 26Z\n#ffe08a #ff8a2e | M12 28Q10 14 24 16Q26 2 34 2Q36 14 48 18Q52 24 48 28Z\n- #ffd86a 2 | M6 34H54',
    ),
  },
  ground: paintTerraces,
  behind(brush, { t, joy, bonus }, { width, area, isWide, unit, height }) {
    brush.at(0, 0, 1)
    for (let index = 0; index < 5; index++) {
      const x = ((t * (8 + index * 2) + index * 150) % (width + 180)) - 90
      brush.put(
        'cloud',
        x,
        (isWide ? 70 + index * 74 : area.y * (0.3 + (index % 3) * 0.24)) + Math.sin(t * 0.5 + index) * 3,
        0,
        unit * (0.5 + (index % 2) * 0.24),
        undefined,
        0.8 - bonus * 0.4,
      )
    }
    brush.put('shine', width * 0.7, isWide ? height * 0.12 : area.y * 0.4, 0, 2 + joy, undefined, 0.4)
  },
  before(brush, { t, spin, tense, joy, big, bonus }, place) {
    const { width, height, bottom, unit, isWide, leftSide, rightSide } = place
    const low = height - bottom
    const size = isWide ? Math.min(1.7, height / 330) : Math.min(0.9, (low + 4) / 206)
    const stir = Math.sin(t * 1.2) * 0.012 + (joy + big) * Math.sin(t * 8) * 0.05 + tense * Math.sin(t * 20) * 0.012
    const hop = Math.abs(Math.sin(t * 5)) * (joy * 6 + big * 10)
    brush.at(0, 0, 1)
    const { context } = brush
    context.fillStyle = bonus > 0.5 ? '#2a1a4a' : '#3f6a2a'
    context.beginPath()
    context.moveTo(0, height)
    for (let x = 0; x <= width; x += 12) context.lineTo(x, height - 26 * unit - Math.sin(x * 0.03) * 6)
    context.lineTo(width, height)
    context.fill()
    brush.at(isWide ? leftSide : width * 0.2, height - 8 * unit - hop, size)
    brush.put('bulul', 0, 0, stir)
    brush.at(isWide ? rightSide : width * 0.8, height - 8 * unit - hop, size)
    brush.put('bulul', 0, 0, -stir, -1, 1)
    brush.at(width / 2, height - 14 * unit, unit * (isWide ? 1.2 : 0.9))
    const blaze = 0.9 + 0.12 * Math.sin(t * 11) + joy * 0.5 + bonus * 0.4
    brush.put('fire', 0, -38, 0, 1.5 * blaze, 1.7 * blaze, 0.75)
    brush.put('bowl', 0, 0, 0, 1)
    brush.put('fire', 0, -42, 0, 0.5 * blaze, 0.8 * blaze, 0.9)
    brush.at(0, 0, 1)
    const count = Math.ceil(width / (24 * unit)) + 1
    for (let index = 0; index < count; index++)
      brush.put(
        'rice',
        index * 24 * unit,
        height + 8,
        Math.sin(t * (1.5 + spin) + index * 0.6) * (0.08 + spin * 0.08),
        unit * (0.5 + (index % 3) * 0.1),
      )
    drift(brush, t, place, embers, bonus * 0.9)
  },
}
const embers = { part: 'fire', count: 22, fall: -30, wind: 6, sway: 20, size: 0.1, turn: 0 }
