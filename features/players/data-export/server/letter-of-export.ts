import type { Instant } from '#core/clock/instant.ts'
import { formatInstant } from '#core/clock/manila-format.ts'
import { formatMessage } from '#core/message/format-message.ts'
import type { Language } from '#core/language/language.ts'
import { messagesIn } from '#core/message/local-text.ts'
import { exportLetters } from './messages/index.ts'

type ReadyExport = {
  readonly id: bigint
  readonly playerId: bigint
  readonly readyAt: Instant
  readonly expiresAt: Instant
}

/** The message to a player whose copy is ready. It ends with the copy. */
export function letterOfExport({ id, playerId, readyAt, expiresAt }: ReadyExport, language: Language) {
  const messages = messagesIn(exportLetters, language)
  return {
    playerId,
    kind: 'account' as const,
    source: 'dataExport',
    sourceKey: String(id),
    title: messages.readyTitle,
    body: [formatMessage(messages.ready, { time: formatInstant(expiresAt) }), messages.keepItSafe, messages.notYou],
    items: [],
    sentAt: readyAt,
    expiresAt,
  }
}
