import { bakunawa } from './bakunawa.ts'
import { commonFish } from './common-fish.ts'
import { paintBranches, paintDome, paintFan, paintPipes, type Tones } from './reef-plants.ts'
import { eye, fall, fillPath, noise, oval, type Pen, type SeaLook } from './sea-look.ts'
import { messages } from '../math/messages/en.ts'

const squid = (pen: Pen, wag: number): void => {
  for (let arm = 0; arm < 5; arm++) {
    pen.strokeStyle = '#c75b8f'
    pen.lineWidth = 4
    pen.lineCap = 'round'
    pen.beginPath()
    pen.moveTo(10, -8 + arm * 4)
    pen.quadraticCurveTo(22, -12 + arm * 6 + wag * 5, 34, -10 + arm * 5 - wag * 6)
    pen.stroke()
  }
  fillPath(pen, '#b34a80', 'M-34 -2L-18 -18L-10 0L-18 18L-34 2Z')
  fillPath(pen, fall(pen, [-14, 14], ['#f7a3c4', '#d56a9d']), 'M-34 0Q-8 -18 14 -9Q20 0 14 9Q-8 18 -34 0Z')
  oval(pen, 'rgb(255 255 255 / 35%)', [-8, -6, 14, 2.5])
  eye(pen, 9, -3, 4.5)
}

const ray = (pen: Pen, wag: number): void => {
  pen.strokeStyle = '#3d4f74'
  pen.lineWidth = 3
  pen.beginPath()
  pen.moveTo(-20, 0)
  pen.quadraticCurveTo(-44, wag * 8, -60, -wag * 8)
  pen.stroke()
  const lift = wag * 7
  fillPath(pen, '#4d6390', `M34 0Q14 -12 -4 ${-40 + lift}Q-14 -16 -26 0Q-14 16 -4 ${40 - lift}Q14 12 34 0Z`)
  fillPath(
    pen,
    fall(pen, [-26, 26], ['#8fa6d6', '#5f78ab']),
    `M30 0Q12 -10 -4 ${-30 + lift}Q-10 -12 -20 0Q-10 12 -4 ${30 - lift}Q12 10 30 0Z`,
  )
  for (const [x, y] of [
    [-2, -13],
    [4, 9],
    [-8, 5],
    [8, -6],
  ] as const)
    oval(pen, 'rgb(255 255 255 / 45%)', [x, y, 2.4, 2])
  eye(pen, 22, -6, 3)
  eye(pen, 22, 6, 3)
}

const jelly = (pen: Pen, wag: number): void => {
  for (let arm = 0; arm < 6; arm++) {
    pen.strokeStyle = arm % 2 === 0 ? '#9df3ff' : '#f4ff9a'
    pen.lineWidth = 3
    pen.beginPath()
    pen.moveTo(-15 + arm * 6, 6)
    pen.bezierCurveTo(-17 + arm * 6 + wag * 6, 16, -11 + arm * 6 - wag * 6, 24, -15 + arm * 6 + wag * 4, 34)
    pen.stroke()
  }
  oval(pen, 'rgb(140 240 255 / 25%)', [0, -4, 34, 30])
  fillPath(
    pen,
    fall(pen, [-26, 10], ['#e9ffff', '#53d4f2', '#2b7fd8']),
    'M-23 8Q-25 -26 0 -27Q25 -26 23 8Q11 2 0 8Q-11 2 -23 8Z',
  )
  fillPath(pen, '#fff27a', 'M3 -19L-8 -3H-1L-5 8L9 -8H2L7 -19Z')
}

const puffer = (pen: Pen, wag: number): void => {
  pen.strokeStyle = '#7a3b12'
  pen.lineWidth = 3
  for (let spike = 0; spike < 14; spike++) {
    const turn = (spike / 14) * 2 * Math.PI
    pen.beginPath()
    pen.moveTo(Math.cos(turn) * 22, Math.sin(turn) * 22)
    pen.lineTo(Math.cos(turn) * 31, Math.sin(turn) * 31)
    pen.stroke()
  }
  fillPath(pen, '#e07a1f', `M-20 0L-36 ${-10 + wag * 4}L-32 0L-36 ${10 + wag * 4}Z`)
  pen.fillStyle = fall(pen, [-24, 24], ['#ffcf4a', '#f59a2d', '#fff0cf'])
  pen.beginPath()
  pen.arc(0, 0, 24, 0, 2 * Math.PI)
  pen.fill()
  oval(pen, '#4a1d08', [16, 7, 4, 3])
  eye(pen, 10, -7, 6)
  pen.strokeStyle = '#3a2a1a'
  pen.lineWidth = 3
  pen.beginPath()
  pen.moveTo(-3, -23)
  pen.quadraticCurveTo(-4, -34, 5, -35)
  pen.stroke()
  oval(pen, '#ff5a36', [7, -35, 4, 4])
  oval(pen, '#fff3a0', [7, -35, 1.8, 1.8])
}

const sharkBody = commonFish({ length: 178, height: 62, back: '#4f6b8a', belly: '#dfe8f0', fin: '#3f5772', fork: 0.2 })
const shark = (pen: Pen, wag: number): void => {
  sharkBody(pen, wag)
  fillPath(pen, '#3f5772', 'M-16 -24Q2 -60 26 -62Q18 -40 26 -22Z')
  fillPath(pen, '#8f1d2c', 'M84 6Q66 18 46 14Q62 10 66 4Z')
  fillPath(pen, '#ffffff', 'M80 7L76 13L72 8L68 14L64 9L60 14L57 9Z')
  pen.strokeStyle = '#2f455c'
  pen.lineWidth = 2.5
  for (const x of [26, 32, 38]) {
    pen.beginPath()
    pen.moveTo(x, -8)
    pen.quadraticCurveTo(x - 4, 2, x, 10)
    pen.stroke()
  }
}

/** The sea of the Visayas by day: blue, clear, with light from above. */
export const visayanSea: SeaLook = {
  boss: 'bakunawa',
  cannon: { base: '#8a2434', barrel: '#e0a84a', glow: '#ffd76a' },
  fish: {
    dilis: {
      name: messages['fish.dilis'],
      length: 34,
      height: 14,
      speed: 1.5,
      share: 9,
      depth: [0.06, 0.7],
      paint: commonFish({ length: 34, height: 13, back: '#7fb9e6', belly: '#f2fbff', fin: '#5f93c4' }),
    },
    tamban: {
      name: messages['fish.tamban'],
      length: 42,
      height: 18,
      speed: 1.3,
      share: 8,
      depth: [0.06, 0.75],
      paint: commonFish({
        length: 42,
        height: 18,
        back: '#3f9a8c',
        belly: '#e6fff0',
        fin: '#2c7a70',
        bands: ['#2c7a7066'],
      }),
    },
    bisugo: {
      name: messages['fish.bisugo'],
      length: 50,
      height: 22,
      speed: 1.1,
      share: 7,
      depth: [0.1, 0.8],
      paint: commonFish({
        length: 50,
        height: 22,
        back: '#ff9aa8',
        belly: '#fff1e6',
        fin: '#ff6f86',
        bands: ['#ffe06acc'],
      }),
    },
    'dalagang-bukid': {
      name: messages['fish.dalagang-bukid'],
      length: 58,
      height: 26,
      speed: 1.15,
      share: 6,
      depth: [0.06, 0.7],
      paint: commonFish({
        length: 58,
        height: 26,
        back: '#2f6fe0',
        belly: '#ffd84f',
        fin: '#ffb52e',
        bands: ['#ffd84f88'],
        fork: 0.7,
      }),
    },
    'lapu-lapu': {
      name: messages['fish.lapu-lapu'],
      length: 76,
      height: 38,
      speed: 0.8,
      share: 5,
      depth: [0.35, 0.85],
      paint: commonFish({
        length: 76,
        height: 38,
        back: '#d8432f',
        belly: '#ffb08a',
        fin: '#a82a20',
        bands: ['#8a1c1870', '#8a1c1870', '#8a1c1870'],
        fork: 0.05,
      }),
    },
    pusit: {
      name: messages['fish.pusit'],
      length: 74,
      height: 40,
      speed: 0.95,
      share: 4,
      depth: [0.1, 0.75],
      paint: squid,
    },
    pagi: {
      name: messages['fish.pagi'],
      length: 124,
      height: 84,
      speed: 0.65,
      share: 3,
      depth: [0.2, 0.85],
      paint: ray,
    },
    tanigue: {
      name: messages['fish.tanigue'],
      length: 116,
      height: 36,
      speed: 1.5,
      share: 2,
      depth: [0.06, 0.6],
      paint: commonFish({
        length: 116,
        height: 32,
        back: '#2a4f86',
        belly: '#e8f2ff',
        fin: '#1d3a66',
        bands: ['#1d3a6650', '#1d3a6650', '#1d3a6650', '#1d3a6650'],
        fork: 0.9,
      }),
    },
    dikya: {
      name: messages['fish.dikya'],
      length: 64,
      height: 76,
      speed: 0.45,
      share: 2,
      depth: [0.06, 0.7],
      paint: jelly,
      burst: 'lightning',
    },
    butete: {
      name: messages['fish.butete'],
      length: 76,
      height: 76,
      speed: 0.5,
      share: 2,
      depth: [0.14, 0.75],
      paint: puffer,
      burst: 'blast',
    },
    pating: {
      name: messages['fish.pating'],
      length: 184,
      height: 128,
      speed: 0.7,
      share: 1,
      depth: [0.1, 0.7],
      paint: shark,
    },
    bakunawa: {
      name: messages['fish.bakunawa'],
      length: 224,
      height: 124,
      speed: 0.45,
      share: 0,
      depth: [0.2, 0.55],
      paint: bakunawa,
      burst: 'blast',
    },
  },
  paintGround(pen, width, height) {
    pen.fillStyle = fall(pen, [0, height], ['#5fd0f2', '#1d8fd6', '#0d56a8', '#082c66'])
    pen.fillRect(0, 0, width, height)
    for (let ray_ = 0; ray_ < 7; ray_++) {
      const x = (ray_ / 6) * width
      const light = pen.createLinearGradient(0, 0, 0, height * 0.8)
      light.addColorStop(0, 'rgb(255 255 255 / 20%)')
      light.addColorStop(1, 'rgb(255 255 255 / 0%)')
      fillPath(pen, light, `M${x} 0h${width * 0.05}L${x - width * 0.12} ${height * 0.8}h${-width * 0.1}Z`)
    }
    for (const [index, tone] of ['#0a3f80', '#072f63', '#05214a'].entries()) {
      const top = height * (0.8 + index * 0.065)
      let path = `M0 ${height}V${top}`
      for (let x = 0; x <= width + 60; x += 60)
        path += `Q${x + 30} ${top - 26 * noise(x + index * 7)} ${x + 60} ${top + 8 * noise(x)}`
      fillPath(pen, tone, `${path}V${height}Z`)
    }
    paintCorals(pen, width, height)
  },
}

const corals: readonly Tones[] = [
  ['#7a2a3a', '#d9604f', '#ffb09a'],
  ['#7d5a1f', '#d99a3f', '#ffe0a0'],
  ['#4a2a7d', '#9a5ac8', '#dcb4ff'],
  ['#14605f', '#3fb898', '#b4f5dc'],
]
const growths = [paintBranches, paintFan, paintBranches, paintDome, paintPipes] as const
const growthHeights = [0.13, 0.1, 0.1, 0.045, 0.08] as const

/** Deep down the colours are darker than near the surface, and the cannon has the middle. */
function paintCorals(pen: Pen, width: number, height: number): void {
  const step = Math.max(38, height * 0.08)
  for (let index = 0; index <= width / step + 1; index++) {
    const kind = (index * 2 + Math.floor(noise(index + 4) * 3)) % growths.length
    const x = (index - 0.1 + noise(index + 1) * 0.5) * step
    const aside = Math.min(1, Math.abs(x - width / 2) / Math.min(width / 2, height * 0.5))
    growths[kind]?.(pen, {
      x,
      y: height + 3,
      high: height * (growthHeights[kind] ?? 0) * (0.6 + aside * 0.5 + noise(index + 9) * 0.25),
      tones: corals[Math.floor(noise(index * 3 + 2) * corals.length)] ?? ['#14605f', '#3fb898', '#b4f5dc'],
    })
  }
}
