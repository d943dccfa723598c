import { drift } from '../stage/drift.ts'
import { glow, part } from '../stage/part.ts'
import type { Place } from '../stage/place.ts'
import type { SlotStage } from '../stage/slot-stage.ts'

type Context = CanvasRenderingContext2D

/** As the Ifugao carve them: seated, arms on the knees, with eyes of shell. */
const bulul = `
* 60 170 120 #8a5028 #26100a | M18 178H122V208H10V184Z
- #5a3016 2.4 | M14 190H118M12 199H120
#a8683a #4a2410 | M48 96H92L96 160H44Z
- #3a1808 1.6 | M56 118H84M54 128H86
#d8343a #8f1420 | M46 140H94L96 160H44Z
- #ffe9b8 2 | M47 147H93M46 154H94
~#9a5c30 #3c1c0c | M48 98Q28 104 25 124L22 146Q22 154 30 154L54 150L56 140L38 138L42 120Z
~#8f542a #34180a | M50 150Q24 138 18 156L16 180H36L38 164L56 162Z
~#a8683a #4a2410 | M40 46Q32 48 34 60Q36 66 42 62Z
#8a5028 #4a2410 | M58 82H82L84 102H56Z
* 58 44 62 #d0925a #4a240f | M70 10Q100 10 101 46Q100 78 70 92Q40 78 39 46Q40 10 70 10Z
#3a1a0c #1e0c06 | M40 40Q42 8 70 6Q98 8 100 40Q88 26 70 26Q52 26 40 40Z
#d8343a #8f1420 | M40 38Q54 24 70 24Q86 24 100 38L100 45Q86 32 70 32Q54 32 40 45Z
- #ffe08a 1.6 | M42 40Q55 29 70 29Q85 29 98 40
~#2a1006 | M45 53Q54 45 65 53Q55 60 45 53Z
~#f4dca8 | M48 53Q55 48.6 62 53Q55 56.6 48 53Z
~#2a1006 | o 55.6 52.6 2.2
#b87a44 #6a3818 | M66 48H74L77 68Q70 72 63 68Z
- #2a1006 2.8 | M59 78Q70 81 81 78
~#ffd86a | o 37 66 3
- #ffd86a 2.6 | M50 100Q70 114 90 100
#e02a3a | o 70 108 5
~#ffe27a | o 58 104 3`

const cloud = '#ffffff #d0e4f4 | M10 44Q-4 30 16 24Q22 4 48 12Q70 -4 92 14Q120 8 126 26Q146 34 130 46Z'
const rice = `
- #5a9a3a 3 | M20 60Q18 30 8 10M20 60Q22 30 34 12M20 60V6
#e8f08a #a8b83a | o 8 10 3 6;o 34 12 3 6;o 20 6 3 6`

/** Steps of water and rice, as far as one sees. */
function paintTerraces(context: Context, place: Place, isNight: boolean): void {
  const { width, height, isWide, area } = place
  const top = isWide ? height * 0.12 : area.y * 0.45
  const steps = 15
  for (let step = 0; step < steps; step++) {
    const part = step / steps
    const y = (x: number): number =>
      top +
      (height - top) * part ** 1.25 +
      Math.sin(x * 5.2 + step * 0.55) * (10 + step * 2.2) +
      Math.abs(x - 0.5) * (90 - step * 6) * -1 +
      30
    const line = (by: number): void => {
      context.beginPath()
      context.moveTo(0, height)
      for (let x = 0; x <= width; x += 6) context.lineTo(x, y(x / width) + by)
      context.lineTo(width, height)
      context.fill()
    }
    context.fillStyle = isNight
      ? `hsl(${262 - step * 3} 44% ${30 - step}%)`
      : `hsl(${98 - step * 2} 46% ${54 - step * 1.6}%)`
    line(0)
    context.fillStyle = isNight ? '#c89aff66' : '#d8f4ffaa'
    line(5)
    context.fillStyle = isNight
      ? `hsl(${266 - step * 3} 42% ${22 - step * 0.8}%)`
      : `hsl(${102 - step * 2} 44% ${42 - step * 1.4}%)`
    line(9 + step * 0.7)
  }
}

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
    rice: part([42, 64, 20, 60], rice, 0.8),
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
    const size = isWide ? Math.min(1.7, height / 330) : Math.min(0.9, (low + 36) / 205)
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
