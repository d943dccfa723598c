import { drift } from '../stage/drift.ts'
import { glow, part } from '../stage/part.ts'
import type { SlotStage } from '../stage/slot-stage.ts'
import { water } from '../stage/water.ts'

const body = `
* 70 50 110 #ff8a5a #a8142a | M60 30Q100 14 140 40Q166 62 150 96Q126 122 84 116Q44 104 40 70Q44 40 60 30Z
#ffd24a #e8861a | M60 60Q90 40 130 60Q150 84 120 104Q84 104 64 84Z
#3ac8b0 #0f6a72 | M76 66Q100 52 130 68Q140 84 118 96Q92 94 76 66Z
- #fff0b8 2 | M70 64Q96 80 124 74M78 78Q100 90 126 84
#ffe27a | s 98 78 9 4 5`

const head = `
* 40 40 60 #ff7a5a #b8182e | M20 34Q24 10 50 12Q74 16 72 44Q70 80 56 96Q30 92 26 70Q16 54 20 34Z
#ffd24a #d8701a | M24 32L-4 44L26 52Z
#ffe27a | M0 42L22 40L24 46L2 46Z
#c83ad8 #6a148a | M40 14Q28 -8 40 -8Q46 -2 48 4Q54 -10 62 -4Q62 4 60 8Q72 2 76 10Q70 20 60 22Z
#fff6e8 | o 42 34 9
#1a1030 | o 40 34 5
#ffffff | o 38 31 2
#3ac8b0 #0f6a72 | M26 62Q48 56 66 66Q62 80 54 86Q34 80 26 62Z
- #ffe27a 2.4 | M28 58Q48 52 68 60`

const plume = (light: string, dark: string, eye: string): string => `
${light} ${dark} | M4 40Q40 -6 110 6Q158 16 176 54Q168 84 142 76Q156 62 140 50Q96 24 4 48Z
- #fff0b8 2 | M8 43Q70 8 128 30Q158 44 158 62
${eye} | o 150 60 10
#fff6c8 | o 150 60 5`

const fish = `
#8ae8ff #1f6ac8 | M2 16Q14 2 34 6Q46 10 50 16L62 6V30L50 20Q44 30 30 30Q12 30 2 16Z
#ffe27a | M24 6Q30 16 24 29Q20 28 17 27Q22 16 18 8Z
#14102a | o 11 14 2.4`

const boat = `
#c8502a #5a1a14 | M2 30Q40 44 98 26Q90 50 70 52H30Q10 48 2 30Z
#ffd24a | M8 36Q44 46 92 32L90 37Q44 50 10 40Z
- #5a3414 3 | M48 34V2
#ff5a6a #c8204a | M50 4Q80 14 84 32H50Z
#ffd24a | M50 12Q74 18 80 24L82 29H50Z
#3ac8b0 #0f6a72 | M46 8Q24 18 18 32H46Z`

const okir = `
#ffe27a #a8640a | M4 60Q0 20 34 10Q64 4 70 30Q70 50 50 50Q36 48 40 36Q46 30 52 36Q44 18 28 28Q14 42 22 60Z
#c8203a #7a0a24 | M10 58Q8 28 36 16Q20 30 18 58Z
#ffe27a #a8640a | M20 58Q50 50 84 60Q60 70 20 66Z`

export const sarimanokStage: SlotStage = {
  room: 230,
  stand: 0.68,
  frame: { material: 'metal', thick: 12, round: 6 },
  edge: '#24081e',
  light: '#fff2c0',
  night: {
    sky: ['#2a0a4a', '#8a1f6a', '#ff5a5a', '#ffd86a'],
    orb: { x: 0.5, y: 0.22, r: 0.2, colour: '#fff0c0' },
    specks: '#ffe08a',
    ridges: [
      { kind: 'hills', y: 0.52, colours: ['#8a2a6a', '#4a1248'] },
      { kind: 'waves', y: 0.66, colours: ['#6a1f6a', '#2a0a3a'] },
    ],
  },
  parts: {
    body: part([172, 126, 90, 70], body, 1.8),
    head: part([82, 106, 50, 88], head, 1.6),
    jade: part([180, 90, 6, 44], plume('#5af0c8', '#0f6a7a', '#ffd24a')),
    gold: part([180, 90, 6, 44], plume('#ffd84a', '#d8601a', '#c8203a')),
    rose: part([180, 90, 6, 44], plume('#ff8ac8', '#a81a6a', '#5af0c8')),
    blue: part([180, 90, 6, 44], plume('#7ac8ff', '#1f4ab8', '#ffd24a')),
    fish: part([64, 34, 14, 4], fish, 1.2),
    boat: part([100, 56, 50, 44], boat),
    okir: part([88, 72, 10, 66], okir, 1.4),
    leg: part([30, 54, 12, 2], '#ffd24a #b8640a | M8 2H16V34L28 50H18L12 42L6 52H0L8 34Z'),
    sun: glow('#fff0b0'),
    spark: glow('#ffd86a'),
  },
  behind(brush, { t, spin, tense, joy, big, bonus }, { area, middle, isWide, leftSide, height, width }) {
    const size = isWide ? Math.min(1.5, leftSide / 150) : Math.min(width / 330, (area.y + 26) / 190)
    const pride = Math.min(1.2, bonus + joy * 0.6 + big * 0.6 + tense * 0.4)
    const hop = Math.abs(Math.sin(t * 6)) * (joy * 8 + big * 8)
    brush.at(isWide ? leftSide * 0.86 : middle - 22 * size, (isWide ? height * 0.6 : area.y - 34 * size) - hop, size)
    brush.put('sun', 10, -40, 0, 3.8, 3.4, 0.35 + bonus * 0.5)
    for (let index = 0; index < feathers.length; index++) {
      const sway = Math.sin(t * (1.1 + spin) + index * 0.7) * 0.06
      brush.put(
        feathers[index] ?? 'gold',
        44,
        -12,
        0.62 - index * (0.33 + pride * 0.08) + sway,
        0.92 + (index % 2) * 0.16 + pride * 0.08,
      )
    }
    if (isWide) brush.put('leg', -4, 34)
    if (isWide) brush.put('leg', 24, 36)
    brush.put('body', 0, 0, Math.sin(t * 1.6) * 0.02, 1 + Math.sin(t * 1.8) * 0.012)
    const flap = Math.sin(t * (2 + joy * 8)) * (0.1 + joy * 0.4)
    brush.put('jade', 6, 0, 0.4 + flap, 0.5)
    brush.put('blue', 4, -6, 0.1 + flap * 1.3, 0.54)
    const nod = Math.sin(t * 1.3) * 0.06 - tense * 0.15 + joy * Math.sin(t * 8) * 0.12
    brush.put('head', -36, 16, nod)
    brush.put('fish', -84 + nod * 60, -34 + nod * -46, 1.4 + Math.sin(t * 3) * (0.15 + joy * 0.3), 0.8)
  },
  before(brush, { t, joy, bonus, big }, place) {
    const { width, height, bottom, area, unit, isWide } = place
    brush.at(0, 0, 1)
    const size = unit * (isWide ? 1 : 0.72)
    const fade = 0.9
    brush.put('okir', area.x - 8, area.y + 34 * size, 0, size, size, fade)
    brush.put('okir', area.x + area.width + 8, area.y + 34 * size, 0, -size, size, fade)
    brush.put('okir', area.x - 8, bottom - 34 * size, 0, size, -size, fade)
    brush.put('okir', area.x + area.width + 8, bottom - 34 * size, 0, -size, -size, fade)
    const line = height - Math.min(64 * unit, (height - bottom) * 0.86)
    const { context } = brush
    const isNight = bonus > 0.5
    water(context, isNight ? '#b8406a' : '#2a8a94', width, height, line, t * 0.8, 3)
    brush.put('sun', width / 2, line + 20, 0, unit * 2.6, unit * 0.5, 0.5)
    for (let index = 0; index < (isWide ? 5 : 3); index++) {
      const span = width + 140
      const x = ((t * (12 + index * 4) + (index * span) / (isWide ? 5 : 3)) % span) - 70
      brush.put(
        'boat',
        x,
        line + (8 + index * 5) * unit + Math.sin(t * 1.7 + index) * 2,
        Math.sin(t * 1.4 + index) * 0.06 * (1 + joy),
        unit * (0.66 + index * 0.06),
      )
    }
    water(context, isNight ? '#8a2460cc' : '#1a6274cc', width, height, line + 22 * unit, t * 1.2 + 2, 3)
    water(context, isNight ? '#4a1248' : '#0c3a4c', width, height, line + 42 * unit, t * 1.5 + 4, 3)
    drift(brush, t, place, sparks, 0.4 + Math.min(0.6, bonus + joy + big))
  },
}
const feathers = ['rose', 'jade', 'gold', 'blue', 'rose', 'jade', 'gold'] as const
const sparks = { part: 'spark', count: 20, fall: -20, wind: 8, sway: 20, size: 0.09, turn: 0 }
