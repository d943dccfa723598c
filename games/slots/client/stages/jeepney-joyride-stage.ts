import { drift } from '../stage/drift.ts'
import { beam, glow, part } from '../stage/part.ts'
import type { SlotStage } from '../stage/slot-stage.ts'

const body = `
#ffd24a #e8861a | M58 12H214L222 22H50Z
#7a1a3a | M70 4H100V13H70Z;M108 0H138V13H108Z
#3f9a5a #1a5a34 | M146 2H182V13H146Z
#ff6a4a #b81a2e | M12 74Q14 60 30 58H52L64 24Q66 20 72 20H222Q232 20 232 32V104Q232 112 222 112H20Q10 112 10 100Z
#ffe9b0 #f0a830 | M10 84H232V96H10Z
#f8f8ff #9aa4c8 | M12 66Q14 58 30 58H54L48 82H10Z
#ffffff #b8c4e0 | M14 72H42L40 80H12Z
#1c3a5a #5ab4d8 | M70 28H92V56H58Z
#1c3a5a #7ac8e8 | M100 28H130V54H100Z;M138 28H168V54H138Z;M176 28H204V54H176Z
#e8324a #a81a3a | M103 56Q103 48 115 48Q127 48 127 56Z
#2f8a5a #1a5a3a | M141 56Q141 48 153 48Q165 48 165 56Z
#f0b23a #b8781a | M179 56Q179 48 191 48Q203 48 203 56Z
#3a1a0c | o 115 36 7.4 7.6;M107.6 36H122.4L124 49H106Z;o 153 37 7 6.4;o 191 36 7.4 7.4
#e8a878 | o 115 39.4 5.6 6.6;o 153 40 5.8 6.6;o 191 39.6 5.6 6.6
#3a1a0c | M109 37Q110 31 115 31.4Q120 31 121 37Q115 33.4 109 37Z;M147 38Q147 31 153 31Q159 31 159 38Q153 34 147 38Z
#3a1a0c | M185 37.4Q185 31 191 31Q197 31 197 37.4Q192 33 185 37.4Z
#1a0a06 | o 113 39.4 0.9 1.1;o 117 39.4 0.9 1.1;o 151 40 0.9 1.1;o 155 40 0.9 1.1;o 189 39.6 0.9 1.1;o 193 39.6 0.9 1.1
- #8a2a22 1 | M112.8 42.6Q115 44.8 117.2 42.6M150.8 43.2Q153 45.4 155.2 43.2M188.8 42.8Q191 45 193.2 42.8
#ffffffaa | M74 30L86 30L70 54H62Z;M140 30H146L140 50H138Z;M178 30H184L178 50H176Z
#2a56c8 #14308a | M100 60H222V80H100Z
#ffd24a | s 118 70 8 3.4 5;s 146 70 8 3.4 5;s 174 70 8 3.4 5;s 202 70 8 3.4 5
- #fff6d0 2 | M98 58H226M98 82H226
#3fb86a | M60 64H92V80H58Z
- #ffffff 2.2 | M64 72Q70 64 76 72Q82 80 88 72
#e8ecff #8a94b8 | M2 98H34V112H2Z;M212 100H240V112H212Z
#ffffff #ffe27a | o 18 92 7 8
#ff3a3a | M226 86H234V98H226Z
- #d8e0ff 3 | M22 58Q16 48 24 42M36 58Q30 46 38 40
#f4f6ff #a8b0d0 | M18 38Q24 30 40 38L36 44H22Z`

const wheel = `
#2a2a36 #0c0c14 | o 26 26 25
#4a4a5a | o 26 26 18
#f8f8ff #8890b0 | o 26 26 15
#d8304a #7a1024 | s 26 26 14 6 5
#fff6d0 | o 26 26 4`

const cone = `
#ff8a3a #c8401a | M20 2L34 40H6Z
#ffffff | M13 20H27L29 27H11Z
#6a2a1a | M2 38H38V44H2Z`

const flags = (first: string, second: string): string => `
- #5a3a2a 1.4 | M0 4Q60 22 120 4
${first} | M6 7L22 10L13 26Z;M54 14L70 14L62 31Z;M102 9L116 5L112 24Z
${second} | M30 12L46 14L38 30Z;M78 14L94 11L88 28Z`

const road = (
  context: CanvasRenderingContext2D,
  { width, height }: { width: number; height: number },
  isNight: boolean,
  top: number,
): void => {
  const asphalt = context.createLinearGradient(0, top, 0, height)
  asphalt.addColorStop(0, isNight ? '#3a2a5a' : '#7a5a6a')
  asphalt.addColorStop(1, isNight ? '#120a24' : '#35243f')
  context.fillStyle = isNight ? '#5a3f7a' : '#c89a8a'
  context.fillRect(0, top - 12, width, 14)
  context.fillStyle = '#00000040'
  context.fillRect(0, top, width, 3)
  context.fillStyle = asphalt
  context.fillRect(0, top + 2, width, height)
}

/** By night somebody has gone to bed behind every fourth. */
function paintWindows(context: CanvasRenderingContext2D, x: number, y: number, house: number): void {
  for (let window = 0; window < 9; window++) {
    const [column, floor] = [window % 3, Math.floor(window / 3)]
    if (house < 0 || (house + floor + column) % 4 !== 0) context.fillRect(x + column * 20, y + floor * 26, 11, 15)
  }
}

/** A street with its shops, behind the reels. */
function paintStreet(context: CanvasRenderingContext2D, width: number, bottom: number, isNight: boolean): void {
  const walls = isNight ? ['#3a1f5c', '#24306a', '#4a1f4a', '#1f3a5a'] : ['#ffb08a', '#8ad0c0', '#ffd890', '#e88a9a']
  const each = 74
  for (let index = 0; index * each < width + each; index++) {
    const high = 92 + ((index * 37) % 60)
    const x = index * each - 20
    context.fillStyle = walls[index % walls.length] ?? '#fff'
    context.fillRect(x, bottom - high, each - 4, high)
    context.fillStyle = '#00000022'
    context.fillRect(x + each - 18, bottom - high, 14, high)
    context.fillStyle = isNight ? '#ffd86a' : '#5a4a6a88'
    paintWindows(context, x + 9, bottom - high + 12, isNight ? index : -1)
    context.fillStyle = ['#e8404a', '#2a8ac8', '#f0a02a', '#3a9a5a'][index % 4] ?? '#f00'
    context.fillRect(x - 2, bottom - 42, each, 9)
    context.fillStyle = isNight ? '#fff0a8' : '#fff8e8'
    context.fillRect(x + 8, bottom - 30, each - 22, 26)
  }
}

export const jeepneyJoyrideStage: SlotStage = {
  room: 210,
  stand: 0.17,
  frame: { material: 'metal', thick: 10, round: 16 },
  edge: '#3a0f2a',
  light: '#fff2c8',
  night: {
    sky: ['#0c0a34', '#2a1660', '#7a2a7a', '#ff7a6a'],
    orb: { x: 0.78, y: 0.1, r: 0.08, colour: '#fff6d8' },
    specks: '#ffe9a8',
    ridges: [{ kind: 'roofs', y: 0.5, colours: ['#2a1458', '#1a0a3a'] }],
  },
  parts: {
    body: part([242, 116, 120, 112], body, 1.8),
    wheel: part([52, 52, 26, 26], wheel, 1.2),
    cone: part([40, 46, 20, 44], cone),
    warm: part([122, 34, 0, 4], flags('#ff5a6a', '#ffd24a'), 0.8),
    cool: part([122, 34, 0, 4], flags('#3ab8d8', '#ff9ac8'), 0.8),
    puff: glow('#e8e0f0'),
    lamp: beam('#fff6c0'),
    shine: glow('#ffe27a'),
    streak: glow('#ff5ac8'),
  },
  ground(context, { width, height, bottom }, isNight) {
    const top = bottom + (height - bottom) * 0.55
    paintStreet(context, width, top - 10, isNight)
    road(context, { width, height }, isNight, top)
  },
  behind(brush, { t, bonus }, { width, area, unit }) {
    brush.at(0, 0, 1)
    const count = Math.ceil(width / (118 * unit))
    for (let index = 0; index < count; index++) {
      const sway = Math.sin(t * 1.6 + index) * 0.03
      brush.put(index % 2 === 0 ? 'warm' : 'cool', index * 118 * unit, 6, sway, unit)
      brush.put(index % 2 === 0 ? 'cool' : 'warm', index * 118 * unit - 50, area.y - 34, -sway, unit)
    }
    for (let index = 0; index < 6; index++)
      brush.put(
        'shine',
        (width * (index + 0.5)) / 6,
        area.y * 0.55,
        0,
        0.5,
        0.5,
        bonus * (0.4 + 0.4 * Math.sin(t * 5 + index)),
      )
  },
  before(brush, { t, spin, tense, joy, big, bonus }, { width, height, bottom, isWide, unit }) {
    const low = height - bottom
    const road = bottom + low * 0.55
    const drive = t * (70 + bonus * 160)
    brush.context.fillStyle = '#ffe9a8cc'
    for (let x = -((drive * 1.6) % 90); x < width; x += 90) brush.context.fillRect(x, road + low * 0.3, 44, 4)
    const size = isWide ? Math.min(1.5, low / 120) : Math.min((width * 0.72) / 242, low / 120)
    const bounce = Math.sin(t * 9) * (0.8 + spin * 1.6) - Math.abs(Math.sin(t * 8)) * (joy * 8 + big * 14)
    const way =
      width * 0.5 + Math.sin(t * 0.5) * width * (isWide ? 0.3 : 0.07) - spin * 14 + bonus * Math.sin(t * 1.1) * 18
    brush.at(way, road + low * 0.16, size)
    brush.put('lamp', -112, -22, Math.PI, 0.9, 1, 0.25 + bonus * 0.75 + tense * Math.abs(Math.sin(t * 9)))
    for (let index = 0; index < 4; index++) {
      const age = (t * 0.9 + index / 4) % 1
      brush.put('puff', 122 + age * 60, -12 - age * 22, 0, 0.14 + age * 0.4, undefined, (1 - age) * (0.3 + spin * 0.5))
    }
    brush.put('body', 0, bounce, Math.sin(t * 4.5) * 0.008 - spin * 0.02 - joy * Math.sin(t * 12) * 0.03)
    const turn = -drive * 0.08
    brush.put('wheel', -72, -4 + bounce * 0.3, turn)
    brush.put('wheel', 70, -4 + bounce * 0.3, turn)
    for (let index = 0; index < 5; index++)
      brush.put(
        'shine',
        -70 + index * 40,
        -104 + bounce,
        0,
        0.3,
        0.3,
        (joy + bonus * 0.7) * (0.5 + 0.5 * Math.sin(t * 10 + index * 2)),
      )
    brush.at(0, 0, unit)
    const span = width / unit + 120
    for (let index = 0; index < 2; index++)
      brush.put('cone', (((((index * span) / 2 - drive * 1.6) % span) + span) % span) - 60, height / unit - 6, 0, 0.8)
    drift(brush, t, { width, height: bottom }, confetti, joy)
  },
}
const confetti = { part: 'streak', count: 14, fall: 60, wind: 20, sway: 20, size: 0.12, turn: 2 }
