import { formatLocal, localList } from '#core/message/local-text.ts'
import { chainFish, type Kind, luckyFish, steadyFish, timesText } from './catch.ts'
import { defineShooter } from './define-shooter.ts'
import { fishTexts } from './messages/index.ts'

const small = [
  { code: 'dilis', times: 2 },
  { code: 'tamban', times: 3 },
  { code: 'bisugo', times: 4 },
  { code: 'dalagang-bukid', times: 6 },
] as const

/** How many small fish are taken along, by weight. */
const lightning = [
  { count: 3, weight: 4 },
  { count: 5, weight: 3 },
  { count: 7, weight: 2 },
  { count: 9, weight: 1 },
]
const bomb = [
  { count: 6, weight: 5 },
  { count: 10, weight: 3 },
  { count: 14, weight: 2 },
]

const bakunawa = [
  { weight: 8, times: 50 },
  { weight: 5, times: 100 },
  { weight: 2, times: 200 },
  { weight: 1, times: 600 },
]

const boundsOf = (links: readonly { readonly count: number }[]) => {
  const counts = links.map(({ count }) => count)
  return { least: Math.min(...counts), most: Math.max(...counts) }
}

export const dagatKinds: readonly Kind[] = [
  steadyFish('dilis', 2),
  steadyFish('tamban', 3),
  steadyFish('bisugo', 4),
  steadyFish('dalagang-bukid', 6),
  steadyFish('lapu-lapu', 9),
  steadyFish('pusit', 14),
  steadyFish('pagi', 22),
  steadyFish('tanigue', 35),
  chainFish({
    code: 'dikya',
    links: lightning,
    catches: small,
    pays: () => formatLocal(fishTexts.lightningPays, boundsOf(lightning)),
  }),
  chainFish({
    code: 'butete',
    links: bomb,
    catches: small,
    pays: () => formatLocal(fishTexts.bombPays, boundsOf(bomb)),
  }),
  steadyFish('pating', 120),
  { ...luckyFish('bakunawa', bakunawa), isBoss: true },
]

/** The sea of the Visayas: every fish has its price, lightning and bombs take others along. */
export const dagatHunter = defineShooter({
  code: 'dagat-hunter',
  name: 'Dagat Hunter',
  volatility: 'medium',
  theme: 'sea',
  kinds: dagatKinds,
  summary: fishTexts.dagatSummary,
  story: () => [
    formatLocal(fishTexts.dagatChains, {
      small: localList(
        small.map(({ code, times }) =>
          formatLocal(fishTexts.fishPays, { name: fishTexts[`fish.${code}`], multiplier: timesText(times) }),
        ),
      ),
    }),
  ],
})
