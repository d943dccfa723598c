import { hours } from '#core/clock/duration.ts'
import { addDuration, subtractDuration } from '#core/clock/instant.ts'
import { letterTemplate, templateExample } from '#core/message-template/message-template.ts'
import { ticketItem } from '#core/reward/reward-item.ts'
import type { HeldItem } from '../held-item.ts'
import { remindBefore } from '../rules.ts'
import { letterOfEnding } from './letter-of-ending.ts'

const now = templateExample.at
const expiresAt = addDuration(now, remindBefore)
const item: HeldItem = {
  id: 1n,
  playerId: 1n,
  propId: ticketItem,
  count: 3,
  source: 'example',
  state: 'held',
  givenAt: subtractDuration(now, hours(72)),
  expiresAt,
}

/** The fixed message about items that end. */
export const endingTemplate = letterTemplate({
  key: 'inventory.ending',
  kind: 'reward',
  name: 'Item ends soon',
  when: 'A ticket, coupon or other item that a player holds is about to expire.',
  words: (language) => letterOfEnding(item, language, now),
})
