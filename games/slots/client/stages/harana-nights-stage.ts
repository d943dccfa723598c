import { drift } from '../stage/drift.ts'
import { glow, part } from '../stage/part.ts'
import type { Place } from '../stage/place.ts'
import type { SlotStage } from '../stage/slot-stage.ts'

type Context = CanvasRenderingContext2D

const man = `
#2a1f4a #120c28 | M44 118L40 196H62L68 140L76 196H98L96 118Z
#4a2a1a #1a0c08 | M36 190H64V202H30Q28 194 36 190Z;M76 190H100Q110 194 108 202H76Z
#fff8ea #cfc0dc | M40 66Q54 58 70 58Q88 58 100 66Q110 92 104 126H36Q30 92 40 66Z
- #c8b4d0 1.6 | M70 62V124M56 66L60 122M84 66L80 122
#e09a6a #a8623a | M58 50H82V64Q70 72 58 64Z`

const head = `
#e8a474 #b06a40 | M14 40Q14 24 36 24Q58 24 58 40Q58 64 36 66Q14 64 14 40Z
#2a1420 | M13 42Q10 26 22 24L20 40Z;M59 42Q62 26 50 24L52 40Z
#f6e0a8 #b8863a | M0 26Q36 12 72 26Q56 33 36 32Q16 33 0 26Z;M18 24Q20 2 36 2Q52 2 54 24Z
#c8203a | M18 20Q36 15 54 20V26Q36 22 18 26Z
- #2a1420 2.2 | M22 44Q27 40 31 44M41 44Q45 40 50 44
#8a2a2a | M28 54Q36 61 44 54Q36 56 28 54Z
#ff9a8a66 | o 21 51 4;o 51 51 4`

const guitar = `
#f0a44a #8a3a12 | M8 36Q4 14 28 12Q44 14 52 22Q64 12 80 20Q92 34 80 48Q66 56 52 46Q44 58 28 58Q6 56 8 36Z
#2a1208 | o 52 34 9
- #ffe0a0 2 | o 52 34 12
#4a2410 | M14 24H22V46H14Z
#5a2e14 #3a1a0a | M76 30H150V38H76Z;M148 26H168V42H148Z
- #fff4d8 0.9 | M18 32H164M18 35H164M18 38H164`

const hand = `
#fff8ea #cfc0dc | M4 8Q14 0 26 8L44 40L30 48Z
#e8a474 #b06a40 | o 38 46 9 8`

const lady = `
#2a1420 #140810 | M14 30Q12 4 36 4Q60 4 58 30Q62 52 54 64H18Q10 52 14 30Z
#ff9ac0 #b03a78 | M12 100Q8 70 30 64H42Q64 70 60 100Z
#fff0f8cc | M4 92Q0 66 22 66Q30 78 16 96Z;M68 92Q72 66 50 66Q42 78 56 96Z
#f0b490 #c07c58 | M20 34Q20 18 36 18Q52 18 52 34Q52 56 36 58Q20 56 20 34Z
#2a1420 | M18 34Q18 14 36 14Q54 14 54 34Q48 22 38 22Q26 22 18 34Z
#ffffff | s 52 18 8 4 6;s 58 28 6 3 6
- #3a1420 2 | M26 38Q29 35 32 38M40 38Q43 35 46 38
#d03a5a | M31 47Q36 51 41 47Q36 49 31 47Z
#ff8a9a77 | o 25 44 4;o 47 44 4`

const shutter = `
#8a5a3a #4a2a1c | M0 0H44V92H0Z
#fff0c8 #d8b878 | M5 5H20V24H5Z;M24 5H39V24H24Z;M5 28H20V46H5Z;M24 28H39V46H24Z;M5 50H20V68H5Z;M24 50H39V68H24Z;M5 72H20V88H5Z;M24 72H39V88H24Z`

const vine = `
- #3a7a4a 4 | M4 80Q40 60 60 20Q70 4 90 4
#5ab868 #1a5a34 | M20 70Q10 52 26 46Q38 58 28 70Z;M40 54Q34 34 50 32Q60 44 48 56Z;M60 30Q56 10 74 12Q80 26 66 34Z
#ffffff #e0d0ff | s 30 60 9 4 5;s 54 40 9 4 5;s 76 18 9 4 5
#ffd86a | o 30 60 2.4;o 54 40 2.4;o 76 18 2.4`

const post = `
#3a3050 #120c24 | M26 60H34V150H42V158H18V150H26Z
- #3a3050 3 | M30 60Q14 60 14 48M30 60Q46 60 46 48
#fff6c8 #ffb84a | M18 18H42L38 50H22Z
#3a3050 #120c24 | M14 18L30 4L46 18Z;M20 50H40V56H20Z`

const bush = `
#3a8a5a #123a34 | M4 56Q-4 34 18 30Q20 10 44 14Q60 0 78 14Q104 10 106 32Q126 38 116 56Z
#ff8ab8 #c83a7a | s 26 36 8 4 5;s 62 24 9 4 5;s 94 38 8 4 5
#ffffff | s 44 42 7 3 5;s 78 44 7 3 5
#ffd86a | o 26 36 2.4;o 62 24 2.6;o 94 38 2.4`

const note = '#ffe9b0 #ff9ac8 | o 10 32 9 7;M16 32V6L32 2V10L20 14V32Z'

const windowAt = ({ isWide, leftSide, middle, height, area }: Place) =>
  isWide
    ? { x: leftSide, y: height * 0.12, k: Math.min(1.7, leftSide / 110) }
    : { x: middle + 62, y: 8, k: (area.y + 6) / 112 }

const houseByDay = { wall: ['#6a4a7a', '#3a2458'], roof: '#3f2050', light: ['#ffc87a', '#a8583a'] } as const
const houseByNight = { wall: ['#8a4a6a', '#4a1f4a'], roof: '#5a2a3a', light: ['#fff6c8', '#ff9a4a'] } as const

/** A house of stone and capiz, with its wide window. */
function paintHouse(context: Context, place: Place, isNight: boolean): void {
  const { width, isWide, area, height } = place
  const { x, y, k } = windowAt(place)
  const { wall: bricks, roof, light } = isNight ? houseByNight : houseByDay
  const eaves = isWide ? 44 : 8
  const [left, right] = isWide ? [x - 110 * k, x + 110 * k] : [width * 0.42, width + 10]
  const wall = context.createLinearGradient(left, 0, right, 0)
  wall.addColorStop(0, bricks[0])
  wall.addColorStop(1, bricks[1])
  context.fillStyle = wall
  context.fillRect(left, isWide ? 40 : -4, right - left, isWide ? height : area.y + 60)
  context.fillStyle = roof
  context.beginPath()
  context.moveTo(left - 16, eaves)
  context.lineTo(right + 16, eaves)
  context.lineTo(right - 20, eaves - 38)
  context.lineTo(left + 20, eaves - 38)
  context.fill()
  context.strokeStyle = '#00000022'
  context.lineWidth = 1
  for (let row = 0; row < 24; row++)
    context.strokeRect(left + ((row * 53) % (right - left - 30)), 50 + row * 17, 28, 12)
  context.fillStyle = '#3a1c14'
  context.fillRect(x - 62 * k, y - 2 * k, 124 * k, 102 * k)
  const room = context.createRadialGradient(x, y + 50 * k, 4, x, y + 50 * k, 66 * k)
  room.addColorStop(0, light[0])
  room.addColorStop(1, light[1])
  context.fillStyle = room
  context.fillRect(x - 56 * k, y + 3 * k, 112 * k, 92 * k)
}

export const haranaNightsStage: SlotStage = {
  room: 230,
  stand: 0.44,
  frame: { material: 'wood', thick: 11, round: 12 },
  edge: '#1a0a34',
  light: '#ffe9c8',
  night: {
    sky: ['#2a1450', '#7a2a6a', '#e0608a', '#ffb88a'],
    orb: { x: 0.16, y: 0.1, r: 0.15, colour: '#fff8d8' },
    specks: '#ffffff',
    ridges: [{ kind: 'trees', y: 0.8, colours: ['#4a1f5a', '#1a0a34'] }],
  },
  parts: {
    man: part([140, 204, 70, 202], man),
    head: part([72, 68, 36, 62], head),
    guitar: part([172, 68, 52, 34], guitar),
    hand: part([52, 56, 10, 8], hand),
    lady: part([72, 102, 36, 100], lady),
    shutter: part([44, 92, 0, 0], shutter),
    vine: part([96, 86, 4, 80], vine),
    note: part([36, 42, 12, 30], note, 1),
    post: part([60, 160, 30, 158], post),
    bush: part([120, 58, 60, 56], bush),
    warm: glow('#ffd88a'),
    petal: part([18, 14, 9, 7], '#fff0f8 #e8a0c8 | M1 7Q9 -2 17 7Q9 14 1 7Z', 0.6),
  },
  ground: paintHouse,
  behind(brush, { t, spin, joy, big, bonus }, place) {
    const { x, y, k } = windowAt(place)
    brush.at(x, y, k)
    const open = Math.min(1, 0.62 + bonus * 0.4 + joy * 0.3)
    brush.put('warm', 0, 54, 0, 1.7, 1.4, 0.4 + bonus * 0.5)
    brush.put(
      'lady',
      Math.sin(t * 0.8) * 6 + spin * 4,
      104 - (joy + big) * 6 * Math.abs(Math.sin(t * 6)),
      Math.sin(t * 1.3) * 0.04,
      0.96,
    )
    brush.put('shutter', -58 - open * 40, 2, 0, 0.4 + (1 - open) * 0.8, 1)
    brush.put('shutter', 58 + open * 40, 2, 0, -(0.4 + (1 - open) * 0.8), 1)
  },
  before(brush, { t, spin, tense, joy, big, bonus }, place) {
    const { width, height, bottom, area, unit, isWide, rightSide } = place
    const low = height - bottom
    const play = Math.sin(t * (5 + joy * 5 + bonus * 2 + spin * 2))
    brush.at(0, 0, 1)
    brush.context.fillStyle = bonus > 0.5 ? '#2a1040' : '#140a30'
    brush.context.beginPath()
    brush.context.moveTo(0, height)
    for (let x = 0; x <= width; x += 10)
      brush.context.lineTo(x, height - 20 * unit - Math.abs(Math.sin(x * 0.13)) * 9 - Math.sin(x * 0.02) * 8)
    brush.context.lineTo(width, height)
    brush.context.fill()
    const lamp = isWide ? width * 0.5 : width * 0.8
    brush.put('warm', lamp, height - 112 * unit, 0, unit * 1.5, unit * 1.5, 0.6 + 0.1 * Math.sin(t * 7))
    brush.put('post', lamp, height + 18, 0, unit * 0.84)
    brush.put('bush', lamp + 40 * unit, height + 10, Math.sin(t) * 0.02, unit * 0.8)
    brush.put('bush', lamp - 60 * unit, height + 16, Math.sin(t + 2) * 0.02, unit * 0.7)
    const size = isWide ? Math.min(2, height / 300) : Math.min(1.05, (low + 46) / 200)
    const sway = Math.sin(t * 1.6) * 0.025 + (joy + big) * Math.sin(t * 7) * 0.05
    brush.at(isWide ? rightSide : width * 0.26, height + (isWide ? 0 : 22), size)
    brush.put('warm', 10, -100, 0, 2.4, 2.2, 0.25 + bonus * 0.3)
    brush.put('man', 0, 0, sway)
    brush.put('head', sway * 130, -144, sway * 2 - 0.12 - tense * 0.1 + Math.sin(t * 0.9) * 0.04)
    brush.put('guitar', 2 + sway * 90, -96, -0.3 + sway)
    brush.put('hand', -30 + sway * 90, -130, 0.3 + play * 0.1)
    brush.put('hand', 36 + sway * 90, -132, -0.75 + Math.sin(t * 2.1) * 0.05, 0.9)
    const many = 5 + Math.round((joy + bonus) * 3)
    for (let index = 0; index < many; index++) {
      const age = (t * 0.16 + index / many) % 1
      brush.put(
        'note',
        40 + age * 90 + Math.sin(t * 2 + index) * 12,
        -110 - age * 150,
        Math.sin(t + index) * 0.3,
        0.5 + age * 0.5,
        undefined,
        Math.sin(age * Math.PI),
      )
    }
    brush.at(0, 0, 1)
    brush.put('vine', area.x - 10, bottom + 26, Math.sin(t) * 0.02, unit * 0.8)
    brush.put('vine', area.x + area.width + 10, bottom + 30, Math.sin(t + 1) * 0.02, -unit * 0.9, unit * 0.9)
    if (!isWide)
      brush.put('vine', area.x + area.width + 8, area.y - 12, Math.sin(t + 2) * 0.02 + 3.1, unit * 0.6, -unit * 0.6)
    drift(brush, t, place, petals, 0.35 + bonus * 0.6)
  },
}
const petals = { part: 'petal', count: 14, fall: 26, wind: -14, sway: 22, size: 0.7, turn: 1 }
