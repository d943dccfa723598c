import type { Instant } from '#core/clock/instant.ts'
import { formatInstant } from '#core/clock/manila-format.ts'
import type { Language } from '#core/language/language.ts'
import { formatMessage } from '#core/message/format-message.ts'
import type { PlayerLock } from '../player-locks.ts'
import { accountLetters } from './messages/index.ts'

type LockChange = {
  readonly lock: PlayerLock
  readonly isLocked: boolean
  readonly now: Instant
  readonly language: Language
}

/** The notice of a lock: what it closes, and how to object. Reasons are given by people on request. */
export function lockLetter({ lock, isLocked, now, language }: LockChange) {
  const time = formatInstant(now)
  const { locked, opened } = texts[lock]
  if (!isLocked) return { title: opened.title[language], body: [formatMessage(opened.text[language], { time })] }
  const body = [formatMessage(locked.text[language], { time }), accountLetters.lockObjection[language]]
  return { title: locked.title[language], body }
}

const texts = {
  play: {
    locked: { title: accountLetters.playLockedTitle, text: accountLetters.playLocked },
    opened: { title: accountLetters.playOpenedTitle, text: accountLetters.playOpened },
  },
  deposit: {
    locked: { title: accountLetters.depositLockedTitle, text: accountLetters.depositLocked },
    opened: { title: accountLetters.depositOpenedTitle, text: accountLetters.depositOpened },
  },
  withdraw: {
    locked: { title: accountLetters.withdrawLockedTitle, text: accountLetters.withdrawLocked },
    opened: { title: accountLetters.withdrawOpenedTitle, text: accountLetters.withdrawOpened },
  },
  bonus: {
    locked: { title: accountLetters.bonusLockedTitle, text: accountLetters.bonusLocked },
    opened: { title: accountLetters.bonusOpenedTitle, text: accountLetters.bonusOpened },
  },
} as const satisfies Readonly<Record<PlayerLock, unknown>>
