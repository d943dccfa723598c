import { expect, test } from 'vitest'
import { instant } from '#core/clock/instant.ts'
import { refuseDecision, refuseWithdrawal, type RequestState, shownState } from './rules.ts'

const now = instant(1_800_000_000_000)
const waiting = { makerId: 1n, state: 'waiting' as RequestState, expiresAt: instant(now + 1) }
const checker = { staffId: 2n, holdsDuty: true }

test.each([
  ['somebody else of the duty', waiting, checker, undefined],
  ['somebody without the duty', waiting, { staffId: 2n, holdsDuty: false }, 'otherDuty'],
  ['who has asked', waiting, { staffId: 1n, holdsDuty: true }, 'ownRequest'],
  ['somebody too late', { ...waiting, expiresAt: now }, checker, 'requestExpired'],
  ['the second who approves', { ...waiting, state: 'approved' as const }, checker, 'notWaiting'],
  ['who refuses what was taken back', { ...waiting, state: 'withdrawn' as const }, checker, 'notWaiting'],
])('a decision by %s', (_, request, decider, refusal) => {
  expect(refuseDecision(request, decider, now)).toBe(refusal)
})

test.each([
  ['the maker', waiting, 1n, undefined],
  ['somebody else', waiting, 2n, 'notOwnRequest'],
  ['the maker, after it was approved', { ...waiting, state: 'approved' as const }, 1n, 'notWaiting'],
])('taken back by %s', (_, request, staffId, refusal) => {
  expect(refuseWithdrawal(request, staffId, now)).toBe(refusal)
})

test('an undecided request expires at its end, and a decided one stays decided', () => {
  expect(shownState({ ...waiting, expiresAt: now }, now)).toBe('expired')
  expect(shownState({ ...waiting, state: 'approved', expiresAt: now }, now)).toBe('approved')
})
