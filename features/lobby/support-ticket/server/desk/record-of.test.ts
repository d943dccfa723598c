import { expect, test } from 'vitest'
import { instant } from '#core/clock/instant.ts'
import { recordOf } from './record-of.ts'

test('an act on a ticket leaves its owner in the audit log, where it does not change it', () => {
  const openedAt = instant(Date.UTC(2026, 10, 30))
  const ticket = { id: 17n, playerId: 4711n, openedAt, state: 'waiting', owner: 'ana@example.ph' } as const
  expect(recordOf(ticket, { state: 'solved' })).toEqual({
    subject: 'player:4711',
    before: { ticket: 'R-2026-000017', state: 'waiting', owner: 'ana@example.ph' },
    after: { ticket: 'R-2026-000017', state: 'solved', owner: 'ana@example.ph' },
  })
})
