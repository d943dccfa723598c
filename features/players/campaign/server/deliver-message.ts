import * as v from 'valibot'
import { hours, minutes } from '#core/clock/duration.ts'
import { addDuration, earliest, type Instant } from '#core/clock/instant.ts'
import { consentsLock } from '#features/players/marketing-consent/server/index.ts'
import { reachableAmong, type ReachablePlayer } from '#features/players/segment/server/index.ts'
import type { Database, Transaction } from '#platform/db/database.ts'
import type { Job } from '#platform/jobs/job.ts'
import { schedule } from '#platform/jobs/schedule.ts'
import { DeliveryFault } from '#platform/notifications/delivery-fault.ts'
import { type Graph, isChannelStep } from '../graph.ts'
import type { MessageState } from '../message-state.ts'
import { isQuiet, nextHour, quietBegins } from '../timing.ts'
import type { CampaignChannels } from './campaign-channels.ts'
import { deliverJobName, deliverPayload, messageReference } from './queue-messages.ts'
import { wayOut } from './way-out.ts'
import { campaignFindLive, campaignVersion } from './store/campaign.store.ts'
import { messageDecide, type MessageKey, messageLock, type WaitingMessage } from './store/campaign-message.store.ts'

const digits = v.pipe(
  v.string(),
  v.regex(/^\d+$/),
  v.transform((text) => BigInt(text)),
)
const payloadIn = v.object({ campaignId: digits, playerId: digits, step: v.string() })

const attemptsMax = 8
/** A promo of yesterday is no news. */
const lasts = hours(24)

type Dependencies = { readonly db: Database; readonly channels: CampaignChannels }

/**
 * Sends one promo. Whether its player may get it is decided now: the campaign still runs, it is not quiet, the brake lets the
 * player through, and the consent stands. The consent's row is locked meanwhile, so that a withdrawal before this stops it.
 */
export const deliverMessage = (needs: Dependencies): Job => ({
  name: deliverJobName,
  attemptsMax,
  lastsMax: minutes(2),
  async run({ payload, now, attempt }) {
    const key = v.parse(payloadIn, payload)
    const hand = await needs.db.transaction((tx) => prepare(tx, needs, key, now))
    if (hand === undefined) return
    try {
      await messageDecide(needs.db, key, { state: (await hand()) ? 'sent' : 'noAddress', now })
    } catch (error) {
      const isPermanent = error instanceof DeliveryFault && error.isPermanent
      if (isPermanent || attempt >= attemptsMax) await messageDecide(needs.db, key, { state: 'failed', now })
      if (!isPermanent) throw error
    }
  },
})

/** Undefined: nothing is left to do. An e-mail leaves in this transaction, with its decision. */
async function prepare(tx: Transaction, { channels }: Dependencies, key: MessageKey, now: Instant) {
  const message = await messageLock(tx, key)
  if (message === undefined) return undefined
  const decide = (state: Exclude<MessageState, 'waiting'>) =>
    messageDecide(tx, key, { state, now }).then(() => undefined)
  if (now >= addDuration(message.at, lasts)) return decide('late')
  const campaign = await campaignFindLive(tx, key.campaignId)
  if (campaign === undefined || (campaign.stoppedAt !== null && message.at <= campaign.stoppedAt))
    return decide('stopped')
  const { graph } = await campaignVersion(tx, key.campaignId, message.version)
  if (isQuiet(now, graph.quiet)) return waitForMorning(tx, key, nextHour(now, graph.quiet.untilHour))
  const [player] = await reachableAmong(tx, [key.playerId], now)
  if (player === undefined) return decide('braked')
  if (!(await consentsLock(tx, message.channel, [key.playerId])).has(key.playerId)) return decide('noConsent')
  const out = await wayOf(tx, channels, { key, graph, player, message, now })
  return typeof out === 'string' ? decide(out) : out
}

type PromoAt = {
  readonly key: MessageKey
  readonly graph: Graph
  readonly player: ReachablePlayer
  readonly message: WaitingMessage
  readonly now: Instant
}

async function wayOf(tx: Transaction, channels: CampaignChannels, { key, graph, player, message, now }: PromoAt) {
  const step = graph.steps.find(({ id }) => id === key.step)
  if (step === undefined || !isChannelStep(step)) throw new Error(`the version has no step ${key.step} that sends`)
  const endsAt = earliest(addDuration(message.at, lasts), quietBegins(now, graph.quiet) ?? addDuration(now, lasts))
  return wayOut(tx, channels, { step, player, reference: `campaign:${messageReference(key)}`, now, endsAt })
}

async function waitForMorning(tx: Transaction, key: MessageKey, runAt: Instant): Promise<undefined> {
  const name = deliverJobName
  await schedule(tx, { name, key: `${messageReference(key)}:${runAt}`, runAt, payload: deliverPayload(key) })
}
