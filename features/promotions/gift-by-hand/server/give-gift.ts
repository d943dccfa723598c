import { days } from '#core/clock/duration.ts'
import { addDuration } from '#core/clock/instant.ts'
import type { Language } from '#core/language/language.ts'
import { formatMessage } from '#core/message/format-message.ts'
import { messagesIn } from '#core/message/local-text.ts'
import type { LetterWords } from '#core/message-template/message-template.ts'
import { rewardsInSentence } from '#core/reward/local-reward-name.ts'
import type { RewardItem } from '#core/reward/reward-item.ts'
import type { CarriedOut, CarryingOut } from '#features/office/approval/server/index.ts'
import { languageOfPlayer } from '#features/players/language/server/index.ts'
import { sendMail } from '#features/players/mail/server/index.ts'
import { claimReward, type GiftByHand } from '#features/promotions/kit/server/index.ts'
import { lockBooks } from '#ledger'
import type { Transaction } from '#platform/db/database.ts'
import type { GiftReason } from '../gift-reason.ts'
import { goneWords, newVersionWords, refusalWords } from '../messages.ts'
import { findGift } from './find-gift.ts'
import type { GiftPayload } from './gift-payload.ts'
import type { GiftDependencies } from './gift-dependencies.ts'
import { giftByHandTexts } from './messages/index.ts'

type GiftOrder = Pick<GiftPayload, 'playerId' | 'key' | 'claimKey' | 'version' | 'why'> & CarryingOut

const letterLasts = days(30)

/** Grants the reward under the key of the player's own claim, in the promotion's own conditions and budget. */
export async function giveGift(tx: Transaction, needs: GiftDependencies, giving: GiftOrder): Promise<CarriedOut> {
  const { playerId, key, claimKey, version, now } = giving
  await lockBooks(tx, [playerId])
  const found = await findGift(tx, needs, giving)
  if (typeof found === 'string') return { kind: 'refused', why: goneWords }
  const { gift } = found
  if (gift.promotion.version !== version) return { kind: 'refused', why: newVersionWords }
  if (gift.repair !== undefined && !(await gift.repair(tx))) return { kind: 'refused', why: goneWords }
  const { promotion, items, asks } = gift
  const claim = { playerId, promotion, claimKey, items, now, ...(asks && { asks }) }
  const given = await claimReward(tx, needs, claim)
  if (given.kind === 'refusal') return { kind: 'refused', why: refusalWords[given.refusal] }
  await writeLetter(tx, giving, { gift, items: given.items })
  return { kind: 'done', result: { promotion: key, claim: claimKey } }
}

type GiftContent = { readonly gift: GiftByHand; readonly items: readonly RewardItem[] }

async function writeLetter(tx: Transaction, giving: GiftOrder, { gift, items }: GiftContent): Promise<void> {
  const { playerId, approvalId, why, now } = giving
  const language = await languageOfPlayer(tx, playerId)
  const facts = {
    reward: rewardsInSentence(items, language),
    promotion: gift.promotion.kind.title[language],
    about: gift.about[language],
  }
  await sendMail(tx, {
    ...giftWords({ ...facts, why, countsDay: gift.repair !== undefined }, language),
    playerId,
    kind: 'reward',
    source: 'promotion-gift',
    sourceKey: String(approvalId),
    items: [],
    sentAt: now,
    expiresAt: addDuration(now, letterLasts),
  })
}

type GiftFacts = {
  readonly reward: string
  readonly promotion: string
  readonly about: string
  readonly why: GiftReason
  readonly countsDay: boolean
}

export function giftWords({ why, countsDay, ...facts }: GiftFacts, language: Language): LetterWords {
  const messages = messagesIn(giftByHandTexts, language)
  const reason = { fault: messages.fault, delay: messages.delay, agreed: messages.agreed }[why]
  return {
    title: messages.letterTitle,
    body: [formatMessage(messages.letterBody, facts), reason, ...(countsDay ? [messages.dayCounts] : [])],
  }
}
