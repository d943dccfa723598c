import { describe, expect, test } from 'vitest'
import { milliseconds, minutes } from '#core/clock/duration.ts'
import { addDuration, type Instant, subtractDuration } from '#core/clock/instant.ts'
import { calendarDay, startOfDay } from '#core/clock/manila.ts'
import { choices, isAlwaysSent, isOn } from './choices.ts'
import { notificationKinds } from './notification-kinds.ts'
import { isLongRound, mayBeSent, sendingPeriod, wasAway } from './rules.ts'

const midnight = startOfDay(calendarDay('2026-11-23'))
const at = (hour: number, minute: number = 0, dayOffset: number = 0): Instant =>
  addDuration(midnight, minutes((dayOffset * 24 + hour) * 60 + minute))
const aMoment = milliseconds(1)
const before = (time: Instant): Instant => subtractDuration(time, aMoment)

describe('a fact', () => {
  test('of the night is sent in the morning, if it is still news then', () => {
    const [now, evening] = [at(23), at(23)]
    expect(sendingPeriod('paidOut', { at: evening, now })?.dueAt).toBe(at(7, 0, 1))
    expect(sendingPeriod('roundEnded', { at: evening, now })?.dueAt).toBe(at(7, 0, 1))
    expect(sendingPeriod('limitReached', { at: evening, now })).toBeUndefined()
    expect(sendingPeriod('limitReached', { at: before(at(5)), now: at(5) })).toBeUndefined()
    expect(sendingPeriod('limitReached', { at: addDuration(at(5), aMoment), now: at(6) })?.dueAt).toBe(at(7))
  })

  test('that arrives late is measured from when it happened', () => {
    expect(sendingPeriod('limitReached', { at: at(10), now: before(at(12)) })?.endsAt).toBe(at(12))
    expect(sendingPeriod('limitReached', { at: at(10), now: at(12) })).toBeUndefined()
  })

  test('reaches an excluded player only if it concerns their money', () => {
    const reaching = notificationKinds.filter((kind) => mayBeSent(kind, { isExcluded: true, off: [] }))
    expect(reaching).toEqual(['paidOut', 'identityDecided', 'securityChanged'])
    expect(notificationKinds.every((kind) => mayBeSent(kind, { isExcluded: false, off: [] }))).toBe(true)
  })
})

describe('a choice', () => {
  test('is on until it is turned off, and what is always sent is on in any case', () => {
    expect(choices.every((choice) => isOn(choice, []))).toBe(true)
    const stillOn = choices.filter((choice) => isOn(choice, choices))
    expect(stillOn).toEqual(choices.filter(isAlwaysSent))
    expect(stillOn.map(({ channel, fact }) => `${channel} ${fact}`)).toEqual([
      'push limitReached',
      'push securityChanged',
      'sms passwordChanged',
      'sms mobileRemoved',
      'sms bankAccount',
      'sms withdrawalPassword',
      'sms accountClosed',
      'sms passkey',
    ])
  })

  test('turns off one fact, and leaves the others', () => {
    const off = [{ channel: 'push', fact: 'roundEnded' }] as const
    const sent = notificationKinds.filter((kind) => mayBeSent(kind, { isExcluded: false, off }))
    expect(sent).toEqual([
      'paidOut',
      'identityDecided',
      'limitReached',
      'securityChanged',
      'supportWrote',
      'chatAnswered',
    ])
    expect(mayBeSent('paidOut', { isExcluded: true, off: choices })).toBe(false)
  })
})

describe('a round', () => {
  test.each([
    ['that took five minutes', minutes(5), true],
    ['that took less', milliseconds(minutes(5) - 1), false],
  ])('%s may have been left', (_what, took, isLong) => {
    expect(isLongRound({ openedAt: at(10), at: addDuration(at(10), took) })).toBe(isLong)
  })

  test.each([
    ['seen three minutes before its end', subtractDuration(at(12), minutes(3)), true],
    ['seen later than that', addDuration(subtractDuration(at(12), minutes(3)), aMoment), false],
    ['back before the news was sent', addDuration(at(12), minutes(1)), false],
    ['not seen for a day', undefined, true],
  ])('ended without a player %s', (_what, seenAt, isAway) => {
    expect(wasAway({ at: at(12) }, seenAt)).toBe(isAway)
  })
})
