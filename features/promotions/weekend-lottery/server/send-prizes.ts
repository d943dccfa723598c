import { hours } from '#core/clock/duration.ts'
import { addDuration, type Instant } from '#core/clock/instant.ts'
import { coinItem } from '#core/reward/reward-item.ts'
import { sendMail } from '#features/players/mail/server/index.ts'
import { claimReward, type PromotionDependencies, promotionAt } from '#features/promotions/kit/server/index.ts'
import type { Database } from '#platform/db/database.ts'
import { winnerList, type WinnerRow, winnerSetSent } from './store/line.store.ts'
import type { LotteryRow } from './store/lottery.store.ts'
import { weekendLotteryKind } from './weekend-lottery-kind.ts'
import { formatMessage } from '#core/message/format-message.ts'
import { messagesIn } from '#core/message/local-text.ts'
import type { LetterWords } from '#core/message-template/message-template.ts'
import type { Language } from '#core/language/language.ts'
import { languageOfPlayer } from '#features/players/language/server/index.ts'
import { weekendLotteryTexts } from './messages/index.ts'

type PrizeDependencies = PromotionDependencies & { readonly db: Database }

const winnersMax = 10_000

/** Sends each prize once, by letter. A winner who may not be given gifts at the moment is tried again. */
export async function sendPrizes(needs: PrizeDependencies, row: LotteryRow, now: Instant): Promise<void> {
  const winners = await winnerList(needs.db, row.week, winnersMax)
  for (const winner of winners.filter(({ sentAt }) => sentAt === null)) await sendPrize(needs, { row, winner, now })
}

export function prizeWords(ticket: number, language: Language): LetterWords {
  const messages = messagesIn(weekendLotteryTexts, language)
  return {
    title: messages.letterTitle,
    body: [formatMessage(messages.letterBody, { ticket: ticket.toLocaleString('en-PH') })],
  }
}

type Prize = { readonly row: LotteryRow; readonly winner: WinnerRow; readonly now: Instant }

async function sendPrize(needs: PrizeDependencies, { row: { week, version }, winner, now }: Prize): Promise<void> {
  const { playerId, place, ticket, amount } = winner
  await needs.db.transaction(async (tx) => {
    const promotion = await promotionAt(tx, weekendLotteryKind, version)
    const { betRate } = promotion.settings
    const letter = {
      ...prizeWords(ticket, await languageOfPlayer(tx, playerId)),
      playerId,
      kind: 'reward' as const,
      source: weekendLotteryKind.key,
      sourceKey: week,
      sentAt: now,
      expiresAt: addDuration(now, hours(promotion.terms.claimHours)),
    }
    const given = await claimReward(tx, needs, {
      playerId,
      promotion,
      claimKey: week,
      items: [{ id: coinItem, count: Number(amount), betRate }],
      now,
      isEarned: true,
      fromPool: true,
      deliver: (inside, items) => sendMail(inside, { ...letter, items }),
    })
    if (given.kind === 'given') await winnerSetSent(tx, { week, place }, now)
  })
}
