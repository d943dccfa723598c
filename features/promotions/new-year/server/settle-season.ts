import { days, hours, minutes } from '#core/clock/duration.ts'
import { addDuration, type Instant } from '#core/clock/instant.ts'
import { startOfDay } from '#core/clock/manila.ts'
import type { Language } from '#core/language/language.ts'
import { formatMessage } from '#core/message/format-message.ts'
import { messagesIn } from '#core/message/local-text.ts'
import type { LetterWords } from '#core/message-template/message-template.ts'
import { languageOfPlayer } from '#features/players/language/server/index.ts'
import { sendMail } from '#features/players/mail/server/index.ts'
import {
  claimReward,
  type Promotion,
  promotionAt,
  type PromotionDependencies,
  promotionOf,
  releasePool,
  seasonOf,
  stateListOfSeasons,
  stateOpen,
  type StateRow,
  stateSave,
} from '#features/promotions/kit/server/index.ts'
import type { Database, Transaction } from '#platform/db/database.ts'
import type { Job } from '#platform/jobs/job.ts'
import { type DrawnPiece, leftOver } from '../left-over.ts'
import type { NewYear } from '../rules.ts'
import { leftoversKey } from './claim-key.ts'
import { pieceCost, pointsFor } from './cost.ts'
import { readHeld } from './load-collection.ts'
import { newYearTexts } from './messages/index.ts'
import { newYearKind } from './new-year-kind.ts'

const { key } = newYearKind

export type SettlementDependencies = PromotionDependencies & { readonly db: Database }

const atOnce = 200
/** A player who may not be given gifts is tried again for so long. */
const triedFor = days(7)
const settled = 1

/** After the season: pieces become points by mail, and what was reserved for used pieces returns to the budget. */
export const settleSeasonJob = (needs: SettlementDependencies): Job => ({
  name: 'new-year.settle',
  when: { every: minutes(10) },
  run: async ({ now, signal }) => {
    const acting = await promotionOf(needs.db, newYearKind)
    const season = acting && seasonOf(acting)
    const running = season !== undefined && now < season.endsAt ? season.cycleKey : ''
    let after: Pick<StateRow, 'playerId' | 'cycleKey'> | undefined
    do {
      signal.throwIfAborted()
      const rows = await stateListOfSeasons(needs.db, { key, running, itemStatus: 0, after, countMax: atOnce })
      for (const row of rows) await needs.db.transaction((tx) => settle(tx, needs, row, now))
      after = rows.at(-1)
    } while (after !== undefined)
  },
})

async function settle(tx: Transaction, needs: SettlementDependencies, listed: StateRow, now: Instant): Promise<void> {
  // Under the player's lock: a deposit may be taken back at the same time.
  const row = await stateOpen(tx, { ...listed, now })
  if (row.itemStatus === settled) return
  const promotion = await promotionAt(tx, newYearKind, row.version)
  const { kept, gone } = leftOver(readHeld(row.data))
  const isSent = await sendPoints(tx, needs, { row, promotion, kept, now })
  const endsAt = seasonOf(promotion)?.endsAt ?? now
  if (!isSent && now < addDuration(endsAt, triedFor)) return
  for (const { id, day } of isSent ? gone : [...gone, ...kept]) {
    const left = pieceCost(promotion.settings, id)
    await releasePool(tx, { key, left, at: startOfDay(day), season: row.cycleKey })
  }
  await stateSave(tx, { ...row, itemStatus: settled, data: row.data ?? {} }, now)
}

export function leftoverWords(count: number, language: Language): LetterWords {
  const messages = messagesIn(newYearTexts, language)
  return { title: messages.letterTitle, body: [formatMessage(messages.letterBody, { count })] }
}

type Leftovers = {
  readonly row: StateRow
  readonly promotion: Promotion<NewYear>
  readonly kept: readonly DrawnPiece[]
  readonly now: Instant
}

/** False: the player may not be given anything at the moment. */
async function sendPoints(
  tx: Transaction,
  needs: SettlementDependencies,
  { row: { playerId, cycleKey }, promotion, kept, now }: Leftovers,
): Promise<boolean> {
  const items = pointsFor(
    promotion.settings,
    kept.map(({ id }) => id),
  )
  if (items.length === 0) return true
  const { terms } = promotion
  const letter = {
    ...leftoverWords(kept.length, await languageOfPlayer(tx, playerId)),
    playerId,
    kind: 'reward' as const,
    source: key,
    sourceKey: cycleKey,
    sentAt: now,
    expiresAt: addDuration(now, hours(terms.claimHours)),
  }
  const given = await claimReward(tx, needs, {
    playerId,
    promotion: { ...promotion, terms: { ...terms, budget: { ...terms.budget, perPlayer: null, perCluster: null } } },
    claimKey: leftoversKey(cycleKey),
    items,
    now,
    isEarned: true,
    fromPool: true,
    deliver: (inside, points) => sendMail(inside, { ...letter, items: points }),
  })
  return given.kind === 'given'
}
