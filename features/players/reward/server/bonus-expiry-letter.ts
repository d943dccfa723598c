import * as v from 'valibot'
import { type Instant, instant } from '#core/clock/instant.ts'
import { formatInstant } from '#core/clock/manila-format.ts'
import type { Language } from '#core/language/language.ts'
import { formatMessage } from '#core/message/format-message.ts'
import { messagesIn } from '#core/message/local-text.ts'
import type { LetterWords } from '#core/message-template/message-template.ts'
import { languageOfPlayer } from '#features/players/language/server/index.ts'
import { turnoverTopic } from '#ledger'
import type { Transaction } from '#platform/db/database.ts'
import type { Consumer } from '#platform/outbox/consumer.ts'
import { rewardTexts } from './messages/index.ts'

const expiring = v.object({
  playerId: v.pipe(v.string(), v.regex(/^\d+$/)),
  requirementId: v.string(),
  title: v.string(),
  hoursLeft: v.number(),
  expiresAt: v.number(),
  at: v.number(),
})

type Letter = Awaited<ReturnType<typeof letterOf>>

export type RewardDependencies = {
  /** Sends a letter to a player, in the caller's transaction. */
  readonly sendLetter: (tx: Transaction, letter: Letter) => Promise<unknown>
}

/** The Terms of Use promise a reminder 72 and 24 hours before a bonus expires. */
export const bonusExpiryLetter = ({ sendLetter }: RewardDependencies): Consumer => ({
  name: 'reward.bonus-expiry',
  topics: [turnoverTopic.expiring],
  handle: async (tx, events) => {
    for (const { payload } of events) await sendLetter(tx, await letterOf(tx, v.parse(expiring, payload)))
  },
})

async function letterOf(tx: Transaction, { title: bonus, hoursLeft, ...requirement }: v.InferOutput<typeof expiring>) {
  const playerId = BigInt(requirement.playerId)
  const expiresAt = instant(requirement.expiresAt)
  return {
    ...expiryWords({ bonus, hoursLeft, expiresAt }, await languageOfPlayer(tx, playerId)),
    playerId,
    kind: 'reward' as const,
    source: 'bonusExpiry',
    sourceKey: `${requirement.requirementId}:${hoursLeft}`,
    items: [],
    sentAt: instant(requirement.at),
    expiresAt,
  }
}

type Expiry = { readonly bonus: string; readonly hoursLeft: number; readonly expiresAt: Instant }

export function expiryWords({ bonus, hoursLeft, expiresAt }: Expiry, language: Language): LetterWords {
  const messages = messagesIn(rewardTexts, language)
  return {
    title: formatMessage(messages.expiresTitle, { count: hoursLeft }),
    body: [formatMessage(messages.expires, { bonus, time: formatInstant(expiresAt) }), messages.noHurry],
  }
}
