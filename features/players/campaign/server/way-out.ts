import type { Instant } from '#core/clock/instant.ts'
import { mobileOf } from '#features/players/account/server/index.ts'
import { playersWithEmail } from '#features/players/email/server/index.ts'
import { languageOfPlayer } from '#features/players/language/server/index.ts'
import type { ReachablePlayer } from '#features/players/segment/server/index.ts'
import type { Transaction } from '#platform/db/database.ts'
import type { ChannelStep } from '../graph.ts'
import type { CampaignChannels } from './campaign-channels.ts'
import { promoEmailWords, promoPushView, promoSmsText } from './promo-content.ts'

type StepOf<Channel> = Extract<ChannelStep, { kind: Channel }>
type Promo<Step> = {
  readonly step: Step
  readonly player: ReachablePlayer
  readonly reference: string
  readonly now: Instant
  /** Afterwards it must not leave. */
  readonly endsAt: Instant
}
/** How it is handed over after the transaction; or that it was, or why it cannot be. */
type WayOut = 'sent' | 'noAddress' | (() => Promise<boolean>)
type Way<Step> = (tx: Transaction, channels: CampaignChannels, promo: Promo<Step>) => Promise<WayOut>

/** The mailbox has a queue and a log of its own: the promo enters them in this transaction. */
const byEmail: Way<StepOf<'email'>> = async (tx, { email, house }, { step, player, reference, now, endsAt }) => {
  const { playerId } = player
  if (email === undefined || (await playersWithEmail(tx, [playerId])).length === 0) return 'noAddress'
  const language = await languageOfPlayer(tx, playerId)
  const words = promoEmailWords(step, language, await house())
  await email(tx, { playerId, kind: 'promos', reference, words, now, endsAt })
  return 'sent'
}

const bySms: Way<StepOf<'sms'>> = async (tx, { sms, house }, { step, player, reference }) => {
  const to = await mobileOf(tx, player.playerId)
  if (sms === undefined || to === undefined) return 'noAddress'
  const language = await languageOfPlayer(tx, player.playerId)
  const text = promoSmsText(step, language, await house())
  return async () => {
    await sms.send({ to, text, reference })
    return true
  }
}

const byPush: Way<StepOf<'push'>> = async (tx, { push }, { step, player, reference, now, endsAt }) => {
  const deliver = await push(tx, player.playerId, now)
  if (deliver === undefined) return 'noAddress'
  const language = await languageOfPlayer(tx, player.playerId)
  return () => deliver({ ...promoPushView(step, language), tag: reference, endsAt }, now)
}

/** What a promo becomes, by its channel. */
export function wayOut(tx: Transaction, channels: CampaignChannels, promo: Promo<ChannelStep>): Promise<WayOut> {
  const { step } = promo
  switch (step.kind) {
    case 'email':
      return byEmail(tx, channels, { ...promo, step })
    case 'sms':
      return bySms(tx, channels, { ...promo, step })
    case 'push':
      return byPush(tx, channels, { ...promo, step })
  }
}
