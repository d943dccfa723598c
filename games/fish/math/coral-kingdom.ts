import { bossFish, type Kind, luckyFish } from './catch.ts'
import { defineShooter } from './define-shooter.ts'

const range = (...chances: readonly (readonly [weight: number, times: number])[]) =>
  chances.map(([weight, times]) => ({ weight, times }))

const stages = [40, 80, 160, 320, 1_000]

export const coralKinds: readonly Kind[] = [
  luckyFish('palata', 'Palata', range([3, 1], [2, 2], [1, 5])),
  luckyFish('clownfish', 'Clownfish', range([4, 2], [2, 4], [1, 8])),
  luckyFish('seahorse', 'Seahorse', range([4, 3], [2, 6], [1, 15])),
  luckyFish('parrotfish', 'Parrotfish', range([5, 5], [2, 10], [1, 25])),
  luckyFish('lionfish', 'Lionfish', range([6, 8], [3, 16], [1, 50])),
  luckyFish('octopus', 'Octopus', range([8, 12], [3, 30], [1, 80])),
  luckyFish('clam', 'Pearl clam', range([20, 10], [6, 50], [1, 200])),
  bossFish('reyna', 'Reyna Pawikan', stages),
]

/** The reef of the crowned turtle: what a fish pays is drawn with it, and the queen is fought stage by stage. */
export const coralKingdom = defineShooter({
  code: 'coral-kingdom',
  name: 'Coral Kingdom',
  volatility: 'high',
  kinds: coralKinds,
  summary: 'The reef of the crowned turtle: every capture draws its prize, and the queen pays by stages.',
  story: [
    'What a fish pays is drawn when it is captured, between the bounds in the list: mostly the smallest, rarely the largest.',
    `Reyna Pawikan is fought in ${stages.length} stages: ${stages.map((times) => `×${times.toLocaleString('en-PH')}`).join(', ')}. The capturing shot breaks the first, and each stage that is broken breaks the next with a chance of one half. The last one broken is paid.`,
  ],
})
