import { stableHash } from '#core/stable-hash.ts'
import type { Step } from './graph.ts'

const hundredth = 10_000n

type CampaignPlayer = { readonly campaignId: bigint; readonly playerId: bigint }

/** Whether a player is shown nothing of a campaign: the same in all of its versions. */
export const isHeldBack = ({ campaignId, playerId }: CampaignPlayer, percent: number): boolean =>
  stableHash(`campaign:${campaignId}:${playerId}`) % hundredth < BigInt(percent) * 100n

/** The branch of a player: the same however often it is asked, and unrelated between splits. */
export function branchOf(
  { id, branches }: Extract<Step, { kind: 'split' }>,
  { campaignId, playerId }: CampaignPlayer,
): string {
  const place = Number(stableHash(`campaign:${campaignId}:${id}:${playerId}`) % 100n)
  let sum = 0
  for (const { percent, next } of branches) {
    sum += percent
    if (place < sum) return next
  }
  throw new RangeError(`the branches of ${id} add up to ${sum}`)
}
