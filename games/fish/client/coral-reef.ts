import { commonFish } from './common-fish.ts'
import { eye, fall, fillPath, oval, type Pen, type SeaLook } from './sea-look.ts'
import { paintSunsetReef } from './sunset-reef.ts'
import { messages } from '../math/messages/en.ts'

const seahorse = (pen: Pen, wag: number): void => {
  pen.strokeStyle = '#f7b733'
  pen.lineWidth = 9
  pen.lineCap = 'round'
  pen.beginPath()
  pen.moveTo(2, -14)
  pen.bezierCurveTo(-14, -2, 10, 8, -2, 20)
  pen.bezierCurveTo(-10, 30 + wag * 3, 10, 32 + wag * 3, 4, 22)
  pen.stroke()
  fillPath(pen, '#ff8a5c', `M-8 -2Q${-22 - wag * 4} 4 -8 12Z`)
  oval(pen, '#ffd061', [4, -20, 10, 9])
  fillPath(pen, '#ffd061', 'M10 -22L25 -17L24 -13L9 -14Z')
  fillPath(pen, '#ff8a5c', 'M-4 -26L-8 -36L0 -30L3 -38L7 -29Z')
  eye(pen, 7, -22, 3.5)
}

const octopus = (pen: Pen, wag: number): void => {
  pen.lineCap = 'round'
  for (let arm = 0; arm < 7; arm++) {
    pen.strokeStyle = arm % 2 === 0 ? '#e8543c' : '#c23a2a'
    pen.lineWidth = 9
    const x = -26 + arm * 8.7
    pen.beginPath()
    pen.moveTo(x * 0.7, 6)
    pen.bezierCurveTo(x, 22, x * 1.5 + wag * 7, 26, x * 1.35 - wag * 5, 40)
    pen.stroke()
  }
  fillPath(
    pen,
    fall(pen, [-38, 16], ['#ffb08f', '#f2603f', '#b8301f']),
    'M-27 8Q-34 -38 0 -40Q34 -38 27 8Q14 18 0 12Q-14 18 -27 8Z',
  )
  oval(pen, 'rgb(255 255 255 / 30%)', [-10, -26, 9, 6])
  eye(pen, -9, -6, 7)
  eye(pen, 11, -6, 7)
}

const clam = (pen: Pen, wag: number): void => {
  const open = 9 + wag * 5
  fillPath(pen, fall(pen, [0, 30], ['#f6a6c0', '#b8507e']), 'M-36 4Q-30 30 0 30Q30 30 36 4Q18 10 0 8Q-18 10 -36 4Z')
  fillPath(pen, '#5a1f45', `M-34 4Q0 ${-open - 8} 34 4Q0 14 -34 4Z`)
  oval(pen, '#fff6e0', [0, 0, 9, 9])
  oval(pen, '#ffffff', [-3, -3, 3, 2.5])
  pen.save()
  pen.translate(0, -open)
  fillPath(
    pen,
    fall(pen, [-30, 4], ['#ffd3e0', '#e87fa6']),
    'M-36 2Q-34 -28 0 -30Q34 -28 36 2Q18 -8 0 -5Q-18 -8 -36 2Z',
  )
  pen.strokeStyle = 'rgb(150 40 90 / 45%)'
  pen.lineWidth = 2
  for (const x of [-20, -10, 0, 10, 20]) {
    pen.beginPath()
    pen.moveTo(x * 0.5, -27)
    pen.lineTo(x * 1.2, -6)
    pen.stroke()
  }
  pen.restore()
}

const turtle = (pen: Pen, wag: number): void => {
  for (const [x, y, turn] of [
    [42, -34, -0.5 + wag * 0.25],
    [42, 34, 0.5 - wag * 0.25],
    [-44, -30, -2.5 - wag * 0.15],
    [-44, 30, 2.5 + wag * 0.15],
  ] as const) {
    pen.save()
    pen.translate(x * 0.7, y * 0.8)
    pen.rotate(turn)
    oval(pen, '#3fae7a', [20, 0, 34, 13])
    oval(pen, '#2c8a60', [26, 3, 20, 6])
    pen.restore()
  }
  oval(pen, '#56c48f', [76, 0, 24, 20])
  eye(pen, 86, -8, 6)
  eye(pen, 86, 8, 6)
  fillPath(pen, '#ffcf3f', 'M62 -12L50 -32L66 -24L72 -40L78 -24L92 -30L84 -12Q72 -18 62 -12Z')
  oval(pen, '#e23a6a', [73, -21, 4, 4])
  oval(pen, '#e69a3c', [0, 0, 64, 50])
  pen.fillStyle = fall(pen, [-44, 44], ['#3fd0b8', '#138a86', '#0c5f6a'])
  pen.beginPath()
  pen.ellipse(0, 0, 57, 43, 0, 0, 2 * Math.PI)
  pen.fill()
  pen.strokeStyle = '#e69a3c'
  pen.lineWidth = 5
  pen.stroke(
    new Path2D(
      'M-24 -22L22 -22L40 0L22 22L-24 22L-40 0ZM-24 -22L-32 -40M22 -22L30 -40M-24 22L-32 40M22 22L30 40M40 0H58M-40 0H-58',
    ),
  )
  oval(pen, 'rgb(255 255 255 / 22%)', [-6, -24, 34, 9])
}

/** The reef at sunset: rose and violet, with a castle of coral. */
export const coralReef: SeaLook = {
  boss: 'reyna',
  cannon: { base: '#4a1f7a', barrel: '#ffb1c8', glow: '#ffd3f0' },
  fish: {
    palata: {
      name: messages['fish.palata'],
      length: 46,
      height: 26,
      speed: 1.2,
      share: 9,
      depth: [0.06, 0.75],
      paint: commonFish({
        length: 44,
        height: 26,
        back: '#ffe14d',
        belly: '#fff8c4',
        fin: '#3a6bd8',
        bands: ['#2b3a6fbb', '#2b3a6fbb', '#2b3a6fbb'],
        fork: 0.3,
      }),
    },
    clownfish: {
      name: messages['fish.clownfish'],
      length: 54,
      height: 28,
      speed: 1,
      share: 8,
      depth: [0.2, 0.85],
      paint: commonFish({
        length: 52,
        height: 27,
        back: '#ff7a1f',
        belly: '#ffab52',
        fin: '#d8500a',
        bands: ['#ffffff', '#ffffff'],
        fork: 0,
      }),
    },
    seahorse: {
      name: messages['fish.seahorse'],
      length: 56,
      height: 80,
      speed: 0.5,
      share: 6,
      depth: [0.2, 0.8],
      paint: seahorse,
    },
    parrotfish: {
      name: messages['fish.parrotfish'],
      length: 78,
      height: 40,
      speed: 0.9,
      share: 5,
      depth: [0.1, 0.75],
      paint: commonFish({
        length: 76,
        height: 38,
        back: '#1fc0a8',
        belly: '#ff9ad0',
        fin: '#7a5cff',
        bands: ['#ff6fb055'],
        fork: 0.2,
      }),
    },
    lionfish: {
      name: messages['fish.lionfish'],
      length: 90,
      height: 66,
      speed: 0.6,
      share: 4,
      depth: [0.14, 0.8],
      paint: lionfish,
    },
    octopus: {
      name: messages['fish.octopus'],
      length: 92,
      height: 92,
      speed: 0.5,
      share: 3,
      depth: [0.2, 0.75],
      paint: octopus,
    },
    clam: {
      name: messages['fish.clam'],
      length: 78,
      height: 78,
      speed: 0.35,
      share: 2,
      depth: [0.25, 0.8],
      paint: clam,
    },
    reyna: {
      name: messages['fish.reyna'],
      length: 204,
      height: 130,
      speed: 0.45,
      share: 0,
      depth: [0.14, 0.6],
      paint: turtle,
      burst: 'stages',
    },
  },
  paintGround: paintSunsetReef,
}

function lionfish(pen: Pen, wag: number): void {
  pen.lineCap = 'round'
  for (let spine = 0; spine < 9; spine++) {
    const turn = -2.6 + spine * 0.25
    pen.strokeStyle = spine % 2 === 0 ? '#b8321f' : '#ffe6c9'
    pen.lineWidth = 3
    for (const side of [1, -1]) {
      pen.beginPath()
      pen.moveTo(-2, side * -6)
      pen.lineTo(-4 + Math.cos(turn) * 33, side * (Math.sin(turn) * 32 + wag * 2))
      pen.stroke()
    }
  }
  commonFish({
    length: 80,
    height: 32,
    back: '#c8402a',
    belly: '#ffe0c2',
    fin: '#9a2a1a',
    bands: ['#fff1e0', '#fff1e0', '#fff1e0'],
    fork: 0.05,
  })(pen, wag)
}
