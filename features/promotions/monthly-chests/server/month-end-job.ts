import { days } from '#core/clock/duration.ts'
import { addDuration, type Instant, subtractDuration } from '#core/clock/instant.ts'
import { monthPeriod } from '#core/clock/period.ts'
import type { Language } from '#core/language/language.ts'
import type { LetterWords } from '#core/message-template/message-template.ts'
import { depositorsIn } from '#features/cashier/deposit/server/index.ts'
import { languageOfPlayer } from '#features/players/language/server/index.ts'
import { sendMail } from '#features/players/mail/server/index.ts'
import { claimReward, promotionOf, type PromotionDependencies } from '#features/promotions/kit/server/index.ts'
import { lockBooks } from '#ledger'
import type { Database, Transaction } from '#platform/db/database.ts'
import type { Job } from '#platform/jobs/job.ts'
import { monthlyChestsTexts as texts } from './messages/index.ts'
import { monthlyChestsKind } from './monthly-chests-kind.ts'
import { letterDays, refuseTier } from '../rules.ts'
import { type MonthlyChestsPromotion, keyOf, monthOf } from './month.ts'

export type MonthEndDependencies = PromotionDependencies & { readonly db: Database }

const letterLasts = days(letterDays)
// A deposit of the last day may be staked early next month: it is checked this long.
const lookedBack = days(7)

/** Mails last month's reached but unopened chests. Idempotent per chest. */
export const monthEndJob = (needs: MonthEndDependencies): Job => ({
  name: 'accumulated-recharge.monthEnd',
  when: { dailyAt: '00:20' },
  run: async ({ now, signal }) => {
    const { startsAt } = monthPeriod(now)
    if (now >= addDuration(startsAt, lookedBack)) return
    const before = monthPeriod(subtractDuration(startsAt, days(1)))
    for (const playerId of await depositorsIn(needs.db, { from: before.startsAt, until: before.endsAt })) {
      signal.throwIfAborted()
      await needs.db.transaction(async (tx) => {
        const promotion = await promotionOf(tx, monthlyChestsKind)
        if (promotion !== undefined) await sendChests(tx, { playerId, promotion, at: before.startsAt, now }, needs)
      })
    }
  },
})

export const chestWords = (language: Language): LetterWords => ({
  title: texts.letterTitle[language],
  body: [texts.letterBody[language]],
})

type ChestLetter = {
  readonly playerId: bigint
  readonly promotion: MonthlyChestsPromotion
  readonly at: Instant
  readonly now: Instant
}

async function sendChests(tx: Transaction, { playerId, promotion, at, now }: ChestLetter, needs: MonthEndDependencies) {
  await lockBooks(tx, [playerId])
  const month = await monthOf(tx, playerId, at)
  const reached = promotion.settings.tiers.filter(
    (tier) => refuseTier(tier, { sum: month.sum, isClaimed: month.isClaimed(tier.id) }) === undefined,
  )
  const language = await languageOfPlayer(tx, playerId)
  for (const { id, items } of reached) {
    const claimKey = keyOf(month.period.key, id)
    const letter = {
      playerId,
      kind: 'reward' as const,
      source: monthlyChestsKind.key,
      sourceKey: claimKey,
      ...chestWords(language),
      sentAt: now,
      expiresAt: addDuration(now, letterLasts),
    }
    await claimReward(tx, needs, {
      playerId,
      promotion,
      claimKey,
      items,
      now,
      isEarned: true,
      deliver: (inside, given) => sendMail(inside, { ...letter, items: given }),
    })
  }
}
