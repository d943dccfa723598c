import { describe, expect, test } from 'vitest'
import { days } from '#core/clock/duration.ts'
import { addDuration, instant } from '#core/clock/instant.ts'
import { chatMessagesMax, firstNameOf, mayRate, refuseChatAct, refuseMessage } from './rules.ts'

describe('a message of the player', () => {
  test.each([
    ['is refused where the operator has no chat', undefined, false, 'chatNotOffered'],
    ['opens a chat where there is one', undefined, true, undefined],
    ['goes on in an open chat, whatever was set since', { messages: 3 }, false, undefined],
    ['is the last that fits', { messages: chatMessagesMax - 1 }, true, undefined],
    ['is refused when the chat is full', { messages: chatMessagesMax }, true, 'chatFull'],
  ] as const)('%s', (_what, chat, isOffered, refusal) => {
    expect(refuseMessage(chat, isOffered)).toBe(refusal)
  })
})

const waiting = { state: 'waiting', owner: null, messages: 1 } as const
const mine = { state: 'active', owner: 'ana@example.ph', messages: 2 } as const
const others = { ...mine, owner: 'ben@example.ph' } as const
const closed = { ...mine, state: 'closed' } as const
const full = { ...mine, messages: chatMessagesMax } as const

test.each([
  ['take', waiting, undefined],
  ['take', mine, undefined],
  ['take', others, 'takenByOther'],
  ['take', closed, 'chatClosed'],
  ['takeOver', others, undefined],
  ['takeOver', closed, 'chatClosed'],
  ['answer', waiting, 'notTaken'],
  ['answer', mine, undefined],
  ['answer', others, 'takenByOther'],
  ['answer', full, 'chatFull'],
  ['answer', closed, 'chatClosed'],
  ['handOver', waiting, 'notTaken'],
  ['handOver', others, 'takenByOther'],
  ['handOver', full, undefined],
  ['handOver', closed, 'chatClosed'],
  ['close', waiting, undefined],
  ['close', mine, undefined],
  ['close', others, 'takenByOther'],
  ['close', closed, 'chatClosed'],
] as const)('%s: %o is %s', (act, chat, refusal) => {
  expect(refuseChatAct(act, chat, 'ana@example.ph')).toBe(refusal)
})

test('a chat is rated once, after it was answered and closed, for a week', () => {
  const closedAt = instant(1_000)
  const chat = { closedAt, firstAnsweredAt: instant(500), rating: null }
  expect(mayRate(chat, closedAt)).toBe(true)
  expect(mayRate(chat, addDuration(closedAt, days(7)))).toBe(true)
  expect(mayRate(chat, addDuration(closedAt, days(8)))).toBe(false)
  expect(mayRate({ ...chat, rating: 5 }, closedAt)).toBe(false)
  expect(mayRate({ ...chat, firstAnsweredAt: null }, closedAt)).toBe(false)
  expect(mayRate({ ...chat, closedAt: null }, closedAt)).toBe(false)
})

test('players read a member’s first name', () => {
  expect(firstNameOf('  Ana  Cruz ')).toBe('Ana')
  expect(firstNameOf('Ana')).toBe('Ana')
})
