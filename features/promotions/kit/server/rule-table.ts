import type { Language } from '#core/language/language.ts'
import { decimalOf } from '#core/money/basis-points.ts'
import { rewardNameIn } from '#core/reward/local-reward-name.ts'
import type { RewardItem } from '#core/reward/reward-item.ts'
import type { RuleTable } from '../promotion-kind.ts'
import { kitTexts } from './messages/index.ts'

/** Rewards with their playthrough. */
export const rewardTable = (items: readonly RewardItem[], language: Language): RuleTable => ({
  head: [kitTexts.reward[language], kitTexts.playthrough[language]],
  rows: items.map((item) => [rewardNameIn(item, language), playthroughText(item, language)]),
})

type Earned = { readonly items: readonly RewardItem[] }

/** The rewards of the first, second, third day. */
export const dayRewardTable = (days: readonly Earned[], language: Language): RuleTable =>
  earnedRewardTable(
    kitTexts.day[language],
    days.map(({ items }, index) => ({ by: String(index + 1), items })),
    language,
  )

/** Rewards by what earns them, under the heading `by`. */
export function earnedRewardTable(
  by: string,
  rewards: readonly (Earned & { readonly by: string })[],
  language: Language,
): RuleTable {
  return {
    head: [by, kitTexts.reward[language], kitTexts.playthrough[language]],
    rows: rewards.flatMap((each) =>
      each.items.map((item) => [each.by, rewardNameIn(item, language), playthroughText(item, language)]),
    ),
  }
}

const playthroughText = ({ betRate }: RewardItem, language: Language): string =>
  betRate === 0 ? kitTexts.noPlaythrough[language] : `${decimalOf(betRate)}×`
