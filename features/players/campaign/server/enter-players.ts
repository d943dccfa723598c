import { minutes } from '#core/clock/duration.ts'
import { durationBetween, type Instant } from '#core/clock/instant.ts'
import { reachableAmong, segmentMemberIds } from '#features/players/segment/server/index.ts'
import type { Database, Transaction } from '#platform/db/database.ts'
import { isHeldBack } from '../shares.ts'
import { type Campaign, campaignFindLive, campaignPass, campaignVersion } from './store/campaign.store.ts'
import { playersEnter, playersNotYetIn } from './store/campaign-player.store.ts'
import { triggerRule } from './trigger-rule.ts'

const playersAtOnce = 2_000
/** The facts change as often. */
const passEvery = minutes(5)

/**
 * Lets the next members of the trigger's segment in, once each. False: the pass over its members has ended, and the next
 * one is not due.
 */
export const enterPlayers = (db: Database, campaignId: bigint, now: Instant): Promise<boolean> =>
  db.transaction(async (tx) => {
    const campaign = await campaignFindLive(tx, campaignId)
    if (campaign?.liveVersion === undefined || campaign.liveVersion === null || !isPassDue(campaign, now)) return false
    const { liveVersion, enteredTo } = campaign
    const { graph, segments } = await campaignVersion(tx, campaignId, liveVersion)
    const rule = triggerRule(graph.trigger, segments)
    const { ids, last } = await segmentMemberIds(tx, rule, { after: enteredTo, limit: playersAtOnce, now })
    const players = await newPlayers(tx, { campaignId, ids, holdout: graph.holdout, now })
    if (players.length > 0) await playersEnter(tx, { campaignId, version: liveVersion, players, now })
    await campaignPass(tx, { id: campaignId, enteredTo: last ?? 0n, passedAt: last === undefined ? now : null })
    return last !== undefined
  })

const isPassDue = ({ enteredTo, passedAt }: Campaign, now: Instant): boolean =>
  enteredTo > 0n || passedAt === null || durationBetween(passedAt, now) >= passEvery

type Newcomers = {
  readonly campaignId: bigint
  readonly ids: readonly bigint[]
  readonly holdout: number
  readonly now: Instant
}

/** Whoever is braked today does not enter, and may do so when the brake is over. */
async function newPlayers(tx: Transaction, { campaignId, ids, holdout, now }: Newcomers) {
  const reachable = await reachableAmong(tx, await playersNotYetIn(tx, campaignId, ids), now)
  return reachable.map(({ playerId }) => ({ playerId, isHeld: isHeldBack({ campaignId, playerId }, holdout) }))
}
