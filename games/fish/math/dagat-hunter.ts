import { chainFish, type Kind, steadyFish } from './catch.ts'
import { defineShooter } from './define-shooter.ts'

const small = [
  { code: 'dilis', times: 2 },
  { code: 'tamban', times: 3 },
  { code: 'bisugo', times: 4 },
  { code: 'dalagang-bukid', times: 6 },
] as const

export const dagatKinds: readonly Kind[] = [
  steadyFish('dilis', 'Dilis', 2),
  steadyFish('tamban', 'Tamban', 3),
  steadyFish('bisugo', 'Bisugo', 4),
  steadyFish('dalagang-bukid', 'Dalagang bukid', 6),
  steadyFish('lapu-lapu', 'Lapu-lapu', 9),
  steadyFish('pusit', 'Pusit', 14),
  steadyFish('pagi', 'Pagi', 22),
  steadyFish('tanigue', 'Tanigue', 35),
  chainFish({
    code: 'dikya',
    name: 'Lightning dikya',
    links: [
      { count: 3, weight: 4 },
      { count: 5, weight: 3 },
      { count: 7, weight: 2 },
      { count: 9, weight: 1 },
    ],
    catches: small,
    pays: 'Its lightning jumps to 3 to 9 small fish and takes them all',
  }),
  chainFish({
    code: 'butete',
    name: 'Bomb butete',
    links: [
      { count: 6, weight: 5 },
      { count: 10, weight: 3 },
      { count: 14, weight: 2 },
    ],
    catches: small,
    pays: 'It bursts and takes 6 to 14 small fish along',
  }),
  steadyFish('pating', 'Pating', 120),
]

/** The sea of the Visayas: every fish has its price, lightning and bombs take others along. */
export const dagatHunter = defineShooter({
  code: 'dagat-hunter',
  name: 'Dagat Hunter',
  volatility: 'medium',
  kinds: dagatKinds,
  summary: 'The sea of the Visayas swims by: shoot, and what you capture is paid at its price.',
  story: [
    `The lightning dikya and the bomb butete take small fish along when they are captured, and pay what those pay together: ${small.map(({ code, times }) => `${code.replace('-', ' ')} ×${times}`).join(', ')}, each as likely as the other.`,
  ],
})
