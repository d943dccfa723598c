import { expect, test } from 'vitest'
import { days } from '#core/clock/duration.ts'
import { addDuration, instant } from '#core/clock/instant.ts'
import { mayRate, refuseReply, refuseTicketAct, ticketMessagesMax, ticketNumber } from './rules.ts'

const unowned = { state: 'open', owner: null, playerId: 1n, messages: 1 } as const
const mine = { ...unowned, owner: 'ana@example.ph' } as const
const answered = { ...mine, state: 'waiting' } as const
const others = { ...mine, owner: 'ben@example.ph' } as const
const solved = { ...mine, state: 'solved' } as const
const full = { ...mine, messages: ticketMessagesMax } as const
const nobodys = { ...mine, playerId: null } as const

test.each([
  ['take', unowned, undefined],
  ['take', mine, undefined],
  ['take', others, 'takenByOther'],
  ['take', solved, 'ticketSolved'],
  ['takeOver', others, undefined],
  ['takeOver', solved, 'ticketSolved'],
  ['handOver', unowned, 'notTaken'],
  ['handOver', mine, undefined],
  ['handOver', others, 'takenByOther'],
  ['handOver', full, undefined],
  ['handOver', solved, 'ticketSolved'],
  ['answer', unowned, 'notTaken'],
  ['answer', mine, undefined],
  ['answer', answered, undefined],
  ['answer', others, 'takenByOther'],
  ['answer', nobodys, 'noPlayer'],
  ['answer', full, 'ticketFull'],
  ['answer', solved, 'ticketSolved'],
  ['note', others, undefined],
  ['note', solved, undefined],
  ['note', full, 'ticketFull'],
  ['solve', unowned, undefined],
  ['solve', nobodys, undefined],
  ['solve', others, 'takenByOther'],
  ['solve', solved, 'ticketSolved'],
  ['reopen', solved, undefined],
  ['reopen', { ...solved, owner: 'ben@example.ph' }, undefined],
  ['reopen', answered, 'notSolved'],
] as const)('%s: %o is %s', (act, ticket, refusal) => {
  expect(refuseTicketAct(act, ticket, 'ana@example.ph')).toBe(refusal)
})

test('a reply reopens a solved ticket for thirty days, and fits into two hundred messages', () => {
  const solvedAt = instant(1_000)
  const open = { solvedAt: null, messages: 1 }
  expect(refuseReply(open, addDuration(solvedAt, days(400)))).toBeUndefined()
  expect(refuseReply({ ...open, messages: ticketMessagesMax }, solvedAt)).toBe('reportFull')
  expect(refuseReply({ solvedAt, messages: 1 }, addDuration(solvedAt, days(30)))).toBeUndefined()
  expect(refuseReply({ solvedAt, messages: 1 }, addDuration(solvedAt, days(31)))).toBe('reportOver')
})

test('a ticket is rated once, after it was answered and solved, for a week', () => {
  const solvedAt = instant(1_000)
  const ticket = { solvedAt, firstAnsweredAt: instant(500), rating: null }
  expect(mayRate(ticket, addDuration(solvedAt, days(7)))).toBe(true)
  expect(mayRate(ticket, addDuration(solvedAt, days(8)))).toBe(false)
  expect(mayRate({ ...ticket, rating: 5 }, solvedAt)).toBe(false)
  expect(mayRate({ ...ticket, firstAnsweredAt: null }, solvedAt)).toBe(false)
  expect(mayRate({ ...ticket, solvedAt: null }, solvedAt)).toBe(false)
})

test('a number has the year in Manila', () => {
  expect(ticketNumber(17n, instant(Date.UTC(2026, 11, 31, 15, 59)))).toBe('R-2026-000017')
  expect(ticketNumber(17n, instant(Date.UTC(2026, 11, 31, 16, 0)))).toBe('R-2027-000017')
})
