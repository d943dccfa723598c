import type { TitleInfo } from '#games/rgs/contract.ts'
import { money } from './hud.ts'

type StakeRules = Pick<TitleInfo, 'stakes' | 'limits'>

/** From how little to how much is bet at once. The chips of a table with limits are no limit: several lie on one spot. */
export function stakeRange({ stakes, limits }: StakeRules): string {
  const most =
    limits === undefined ? (stakes.at(-1) ?? 0) : Math.min(Math.max(...Object.values(limits.spots)), limits.round)
  return `${money(stakes[0] ?? 0)} to ${money(most)}${limits === undefined ? '' : ' on one bet'}`
}
