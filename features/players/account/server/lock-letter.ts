import type { Instant } from '#core/clock/instant.ts'
import { formatInstant } from '#core/clock/manila-format.ts'
import { formatMessage } from '#core/message/format-message.ts'
import type { PlayerLock } from '../player-locks.ts'
import { messages } from './messages/en.ts'

type LockChange = { readonly lock: PlayerLock; readonly isLocked: boolean; readonly now: Instant }

/** The notice of a lock: what it closes, and how to object. Reasons are given by people on request. */
export function lockLetter({ lock, isLocked, now }: LockChange) {
  const time = formatInstant(now)
  const { locked, opened } = texts[lock]
  if (!isLocked) return { title: opened.title, body: [formatMessage(opened.text, { time })] }
  return { title: locked.title, body: [formatMessage(locked.text, { time }), messages.lockObjection] }
}

const texts = {
  play: {
    locked: { title: messages.playLockedTitle, text: messages.playLocked },
    opened: { title: messages.playOpenedTitle, text: messages.playOpened },
  },
  deposit: {
    locked: { title: messages.depositLockedTitle, text: messages.depositLocked },
    opened: { title: messages.depositOpenedTitle, text: messages.depositOpened },
  },
  withdraw: {
    locked: { title: messages.withdrawLockedTitle, text: messages.withdrawLocked },
    opened: { title: messages.withdrawOpenedTitle, text: messages.withdrawOpened },
  },
  bonus: {
    locked: { title: messages.bonusLockedTitle, text: messages.bonusLocked },
    opened: { title: messages.bonusOpenedTitle, text: messages.bonusOpened },
  },
} as const satisfies Readonly<Record<PlayerLock, unknown>>
