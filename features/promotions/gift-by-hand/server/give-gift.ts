import { days } from '#core/clock/duration.ts'
import { addDuration } from '#core/clock/instant.ts'
import { formatMessage } from '#core/message/format-message.ts'
import { type MessagesOf, messagesIn } from '#core/message/local-text.ts'
import { rewardNamesIn } from '#core/reward/local-reward-name.ts'
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

type Messages = MessagesOf<typeof giftByHandTexts>
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

const reasonIn = (messages: Messages, why: GiftReason): string =>
  ({ fault: messages.fault, delay: messages.delay, agreed: messages.agreed })[why]

type GiftContent = { readonly gift: GiftByHand; readonly items: readonly RewardItem[] }

async function writeLetter(tx: Transaction, giving: GiftOrder, { gift, items }: GiftContent): Promise<void> {
  const { playerId, approvalId, why, now } = giving
  const language = await languageOfPlayer(tx, playerId)
  const messages = messagesIn(giftByHandTexts, language)
  const body = formatMessage(messages.letterBody, {
    reward: rewardNamesIn(items, language),
    promotion: gift.promotion.kind.title[language],
    about: gift.about[language],
  })
  await sendMail(tx, {
    playerId,
    kind: 'reward',
    source: 'promotion-gift',
    sourceKey: String(approvalId),
    title: messages.letterTitle,
    body: [body, reasonIn(messages, why), ...(gift.repair ? [messages.dayCounts] : [])],
    items: [],
    sentAt: now,
    expiresAt: addDuration(now, letterLasts),
  })
}
