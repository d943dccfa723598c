import type { Instant } from '#core/clock/instant.ts'
import type { Letter } from '../letter.ts'
import { letterState } from '../rules.ts'

export const letterView = (letter: Letter, now: Instant) => ({
  id: letter.id,
  kind: letter.kind,
  title: letter.title,
  items: [...letter.items],
  state: letterState(letter, now),
  isRead: letter.readAt !== null,
  time: letter.sentAt,
  expireAt: letter.expiresAt,
})
