import type { Instant } from '#core/clock/instant.ts'
import type { ReachablePlayer } from '#features/players/segment/server/index.ts'
import type { Step } from '../graph.ts'
import type { CampaignVersion } from './store/campaign.store.ts'
import type { LeavingReason } from './store/campaign-player.store.ts'

/** A player on the way, whom marketing may reach now: nothing else can walk. */
export type Walker = { readonly player: ReachablePlayer; readonly step: string }

export type Move =
  | { readonly kind: 'goes'; readonly to: string }
  | { readonly kind: 'rests'; readonly until: Instant; readonly isCapped?: true }
  | { readonly kind: 'leaves'; readonly why: LeavingReason }
  | { readonly kind: 'ends' }

export type Walk = CampaignVersion & { readonly campaignId: bigint; readonly now: Instant }
export type AtStep<S extends Step = Step> = Walk & { readonly step: S; readonly here: readonly Walker[] }
export type Moves = (walker: Walker) => Move
