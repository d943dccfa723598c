import { playersWithMobile } from '#features/players/account/server/index.ts'
import { playersWithEmail } from '#features/players/email/server/index.ts'
import type { MarketingChannel } from '#core/marketing-channel.ts'
import { consentsAmong } from '#features/players/marketing-consent/server/index.ts'
import { playersWithBrowser } from '#features/players/notification/server/index.ts'
import type { ReachablePlayer } from '#features/players/segment/server/index.ts'
import type { Transaction } from '#platform/db/database.ts'
import type { Queryable } from '#platform/db/queryable.ts'
import { schedule } from '#platform/jobs/schedule.ts'
import type { ChannelStep } from '../graph.ts'
import type { MessageState } from '../message-state.ts'
import { type MessageKey, messagesInsert } from './store/campaign-message.store.ts'
import type { AtStep } from './walk-step.ts'

/** Writes down who is not sent anything, because there is no consent or no address. They go on to the next step. */
export async function missedBy(
  tx: Transaction,
  { step, ...at }: AtStep<ChannelStep>,
  players: readonly ReachablePlayer[],
): Promise<ReadonlySet<bigint>> {
  const states = await reasonsAgainst(
    tx,
    step.kind,
    players.map(({ playerId }) => playerId),
  )
  if (states.size > 0) await messagesInsert(tx, { ...keyOf(at, step), states })
  return new Set(states.keys())
}

const keyOf = ({ campaignId, version, now }: Omit<AtStep, 'step'>, { id, kind }: ChannelStep) => ({
  campaignId,
  version,
  now,
  step: id,
  channel: kind,
})

/** Why a channel does not reach these players; those whom it reaches are left out. */
export async function reasonsAgainst(db: Queryable, channel: MarketingChannel, ids: readonly bigint[]) {
  const agreed = await consentsAmong(db, channel, ids)
  const known = new Set(
    await addressed[channel](
      db,
      ids.filter((id) => agreed.has(id)),
    ),
  )
  const states = new Map<bigint, MessageState>()
  for (const id of ids) if (!known.has(id)) states.set(id, agreed.has(id) ? 'noAddress' : 'noConsent')
  return states
}

/** Those of these players whom a channel can find. */
const addressed: Readonly<
  Record<MarketingChannel, (db: Queryable, ids: readonly bigint[]) => Promise<readonly bigint[]>>
> = { email: playersWithEmail, sms: playersWithMobile, push: playersWithBrowser }

export const deliverJobName = 'campaign.deliver'
export const deliverPayload = ({ campaignId, playerId, step }: MessageKey) => ({
  campaignId: String(campaignId),
  playerId: String(playerId),
  step,
})
export const messageReference = ({ campaignId, playerId, step }: MessageKey) => `${campaignId}:${step}:${playerId}`

/** The messages wait in the transaction of their step. Each is looked at again before it leaves. */
export async function queueMessages(
  tx: Transaction,
  { step, ...at }: AtStep<ChannelStep>,
  players: readonly ReachablePlayer[],
): Promise<void> {
  const states = new Map(players.map(({ playerId }) => [playerId, 'waiting'] as const))
  await messagesInsert(tx, { ...keyOf(at, step), states })
  for (const { playerId } of players) {
    const key = { campaignId: at.campaignId, playerId, step: step.id }
    const run = { name: deliverJobName, key: messageReference(key), runAt: at.now, payload: deliverPayload(key) }
    await schedule(tx, run)
  }
}
