import { drift } from '../stage/drift.ts'
import { glow, part } from '../stage/part.ts'
import type { SlotStage } from '../stage/slot-stage.ts'
import { water } from '../stage/water.ts'

const lid = `
#d8c0f8 #6a3a9a | M120 98Q24 96 4 60Q0 42 16 34Q24 14 46 22Q58 2 82 14Q100 -2 120 10Q140 -2 158 14Q182 2 194 22Q216 14 224 34Q240 42 236 60Q216 96 120 98Z
- #f4e8ff 3.4 | M120 92L20 44M120 92L48 26M120 92L84 18M120 92V12M120 92L156 18M120 92L192 26M120 92L220 44
- #4a2478 1.6 | M120 94L34 34M120 94L66 18M120 94L102 10M120 94L138 10M120 94L174 18M120 94L206 34`

const inside = `
* 120 60 120 #ffe8f4 #c04a9a | M8 40Q60 4 120 8Q180 4 232 40Q220 84 120 88Q20 84 8 40Z
#ff9ac8aa #8a2a78aa | M30 50Q120 96 210 50Q190 82 120 84Q50 82 30 50Z`

const bowl = `
#b098e0 #40206e | M4 6Q60 34 120 30Q180 34 236 6Q244 44 212 62Q206 82 180 76Q164 94 144 82Q132 96 120 84Q108 96 96 82Q76 94 60 76Q34 82 28 62Q-4 44 4 6Z
- #e0d0ff 3 | M120 32V82M84 32L92 80M156 32L148 80M50 26L64 72M190 26L176 72
#ff8ac0 #a83a88 | M4 6Q60 34 120 30Q180 34 236 6Q226 30 196 34Q180 46 158 38Q140 50 120 40Q100 50 82 38Q60 46 44 34Q14 30 4 6Z`

const pearl = `
* 34 28 62 #ffffff #b8a0e8 | o 46 46 42
#ffd0f088 | o 56 60 24 18
#ffffff | o 32 28 9 6`

const turtle = `
#7ad86a #2a7a4a | M64 62Q40 96 12 98Q10 84 44 56Z;M112 62Q120 92 142 96Q148 86 128 58Z
#8ae89a #2a8a5a | M126 40Q138 20 156 26Q168 34 158 48Q146 56 128 52Z
#e8b86a #7a4a1a | M30 54Q44 18 86 18Q124 20 134 50Q100 70 30 54Z
#ffdf9a88 | M60 28L82 24L92 40L74 50L54 44Z;M98 28L116 34L120 48L102 46Z
- #6a3c12 2.4 | M34 52Q84 64 132 50M54 44L60 28M74 50L92 40L98 28M102 46L92 40M54 44L74 50
#102018 | o 148 34 3
#8ae87a #2f8a4a | M60 58Q30 62 6 40Q26 30 66 46Z`

const weed = `
#5ae0a0 #0f5a5a | M30 150Q14 120 26 92Q38 66 24 40Q20 20 34 2Q48 24 40 46Q52 72 40 98Q32 124 42 150Z
- #b8ffd8 1.6 | M34 146Q24 118 34 94Q44 68 32 42Q30 24 34 8`

const coral = `
#ff8ab8 #a81f6a | M52 110V76Q24 78 20 48Q4 44 8 28Q22 22 26 40Q38 36 38 56Q44 64 52 62V38Q40 26 48 10Q60 4 66 18Q72 30 64 40V60Q76 58 76 44
  Q68 28 82 22Q96 28 90 42Q102 46 98 60Q88 78 66 76V110Z
- #ffd0e8 2 | M58 106V20M52 70Q32 68 28 46M66 68Q84 66 84 46`

const fish = `
#ffd24a #f0781e | M4 30Q22 8 50 14Q66 20 70 30L86 14V48L70 34Q62 50 42 48Q18 48 4 30Z
#ffffff | M26 13Q34 30 26 46Q20 44 17 42Q24 30 20 17Z;M48 14Q54 30 48 47Q44 48 41 48Q48 30 43 13Z
#1a1030 | o 14 27 3.4
#ffffff | o 13 26 1.2`

export const perlasNgDagatStage: SlotStage = {
  room: 220,
  stand: 0.17,
  frame: { material: 'shell', thick: 13, round: 16 },
  edge: '#0a1f4a',
  light: '#d8fbff',
  night: {
    sky: ['#1a1a6a', '#141052', '#0a0634'],
    orb: { x: 0.7, y: -0.05, r: 0.14, colour: '#c8b8ff' },
    specks: '#8af0ff',
    ridges: [
      { kind: 'trees', y: 0.74, colours: ['#2a1a7a', '#120a44'] },
      { kind: 'waves', y: 0.9, colours: ['#4a3aa8', '#1a1060'] },
    ],
  },
  parts: {
    lid: part([240, 100, 120, 92], lid, 1.8),
    inside: part([240, 92, 120, 46], inside),
    bowl: part([240, 94, 120, 6], bowl, 1.8),
    pearl: part([92, 92, 46, 46], pearl, 1.2),
    turtle: part([170, 104, 86, 50], turtle),
    weed: part([60, 150, 34, 148], weed),
    coral: part([106, 112, 56, 110], coral),
    fish: part([90, 60, 45, 30], fish, 1.2),
    bubble: part([24, 24, 12, 12], '* 9 8 16 #ffffff33 #8ae8ff66 | o 12 12 11\n#ffffffcc | o 8 7 3 2', 0),
    light: glow('#fff0d8'),
    bloom: glow('#8af0ff'),
  },
  ground(context, { width, height }, isNight) {
    context.globalCompositeOperation = 'lighter'
    for (let ray = 0; ray < 7; ray++) {
      const x = width * (0.06 + ray * 0.15)
      const light = context.createLinearGradient(0, 0, 0, height * 0.9)
      light.addColorStop(0, isNight ? '#7a6aff38' : '#c8fbff50')
      light.addColorStop(1, '#00000000')
      context.fillStyle = light
      context.beginPath()
      context.moveTo(x, 0)
      context.lineTo(x + 26, 0)
      context.lineTo(x + 90 - ray * 30, height)
      context.lineTo(x - 60 - ray * 10, height)
      context.fill()
    }
    context.globalCompositeOperation = 'source-over'
  },
  behind(brush, { t, spin, joy, bonus }, place) {
    const { width, area, unit, isWide, leftSide } = place
    drift(brush, t, place, bubbles, 0.8)
    const swim = ((t * (18 + bonus * 20)) % (width + 260)) - 130
    brush.at(0, 0, 1)
    brush.put(
      'turtle',
      swim,
      (isWide ? place.height * 0.3 : area.y * 0.62) + Math.sin(t * 1.2) * 8,
      Math.sin(t * 1.4) * 0.08,
      unit * (isWide ? 1 : 0.62),
    )
    for (let index = 0; index < 7; index++) {
      const span = width + 120
      const x = span - ((t * (26 + spin * 40 + joy * 50) + index * 31 + (index % 3) * 170) % span) - 50
      brush.put(
        'fish',
        x,
        (isWide ? 110 + index * 62 : area.y * 0.5 + (index % 3) * 14) + Math.sin(t * 2 + index) * 5,
        0,
        unit * (0.3 + (index % 2) * 0.1),
      )
    }
    if (isWide) brush.put('weed', leftSide * 0.4, place.height, Math.sin(t) * 0.1, 2.4 * unit)
  },
  before(brush, { t, spin, tense, joy, big, bonus }, place) {
    const { width, height, bottom, unit, middle, isWide } = place
    const low = height - bottom
    const size = isWide ? Math.min(1.3, low / 130) : Math.min((width * 0.6) / 240, low / 150)
    const floor = height - 34 * unit
    const { context } = brush
    water(context, bonus > 0.5 ? '#5a4ab8' : '#e8cc92', width, height, floor - 12 * unit, 1.2, 5)
    brush.at(0, 0, 1)
    for (let index = 0; index < 7; index++) {
      const side = index % 2 === 0 ? index * 0.052 : 1 - index * 0.045
      brush.put('weed', width * side, floor + 16, Math.sin(t * 1.3 + index) * 0.13, unit * (0.58 + (index % 3) * 0.16))
    }
    brush.put('coral', width * 0.13, floor + 14, Math.sin(t) * 0.02, unit * 0.8)
    brush.put('coral', width * 0.88, floor + 20, 0, -unit * 0.9, unit * 0.9)
    const open = Math.min(
      1.25,
      0.3 + 0.06 * Math.sin(t * 1.4) + tense * 0.3 + joy * 0.5 + big * 0.6 + bonus * 0.5 - spin * 0.1,
    )
    brush.at(middle, floor - 20 * size, size)
    brush.put('bloom', 0, -30, 0, 3.4, 2.4, (joy + bonus + big) * 0.5)
    brush.put('lid', 0, -8 - open * 30, 0, 1, 0.55 + open * 0.6)
    brush.put('inside', 0, -16 - open * 24, 0, 0.94, 0.4 + open * 0.6)
    brush.put('light', 0, -22, 0, 1.8 + open + joy, undefined, open * 0.9)
    brush.put('pearl', 0, -12 - open * 16 - (joy + big) * 12, Math.sin(t) * 0.2, 0.5 + open * 0.34)
    brush.put('bowl', 0, -26, 0, 1, 1.05)
    brush.put('light', -10, -34 - open * 16, t, 0.3, undefined, Math.max(0, Math.sin(t * 2.2)))
    water(context, bonus > 0.5 ? '#3a2a94' : '#c8a468', width, height, height - 24 * unit, 4, 4)
    drift(brush, t, place, rising, 0.5 + joy * 0.5)
    drift(brush, t, place, sparks, bonus)
  },
}
const bubbles = { part: 'bubble', count: 18, fall: -38, wind: 0, sway: 14, size: 0.7, turn: 0 }
const rising = { part: 'bubble', count: 7, fall: -60, wind: 0, sway: 20, size: 1, turn: 0 }
const sparks = { part: 'bloom', count: 22, fall: -14, wind: 8, sway: 26, size: 0.13, turn: 0 }
