import { formatLocal } from '#core/message/local-text.ts'
import { bossFish, type Kind, luckyFish, timesText } from './catch.ts'
import { defineShooter } from './define-shooter.ts'
import { fishTexts } from './messages/index.ts'

const range = (...chances: readonly (readonly [weight: number, times: number])[]) =>
  chances.map(([weight, times]) => ({ weight, times }))

const stages = [40, 80, 160, 320, 1_000]

export const coralKinds: readonly Kind[] = [
  luckyFish('palata', range([3, 1], [2, 2], [1, 5])),
  luckyFish('clownfish', range([4, 2], [2, 4], [1, 8])),
  luckyFish('seahorse', range([4, 3], [2, 6], [1, 15])),
  luckyFish('parrotfish', range([5, 5], [2, 10], [1, 25])),
  luckyFish('lionfish', range([6, 8], [3, 16], [1, 50])),
  luckyFish('octopus', range([8, 12], [3, 30], [1, 80])),
  luckyFish('clam', range([20, 10], [6, 50], [1, 200])),
  { ...bossFish('reyna', stages), isBoss: true },
]

/** The reef of the crowned turtle: what a fish pays is drawn with it, and the queen is fought stage by stage. */
export const coralKingdom = defineShooter({
  code: 'coral-kingdom',
  name: 'Coral Kingdom',
  volatility: 'high',
  theme: 'sea',
  kinds: coralKinds,
  summary: fishTexts.coralSummary,
  story: () => [
    fishTexts.coralPrizes,
    formatLocal(fishTexts.coralQueen, { stages: stages.length, prizes: stages.map(timesText).join(', ') }),
  ],
})
