import { describe, expect, test } from 'vitest'
import { days, milliseconds } from '#core/clock/duration.ts'
import { addDuration, instant, type Instant, subtractDuration } from '#core/clock/instant.ts'
import { centavos } from '#core/money/centavos.ts'
import { isActive, milestoneStatus, type PackProgress, refuseMilestone } from './rules.ts'

const terms = {
  milestones: [
    { level: 2, amount: centavos(1_000n) },
    { level: 3, amount: centavos(1_500n) },
  ],
  lastsDays: 60,
}
const boughtAt = instant(1_000_000)
const end = addDuration(boughtAt, days(60))
const pack = { reference: 'D1', boughtAt, isRevoked: false }
const progress: PackProgress = { pack, playerLevel: 2, isClaimed: () => false }
const always = (): boolean => true
const at = (now: Instant) => ({ terms, now })

describe('a milestone', () => {
  test.each([
    ['that is reached', 2, {}, boughtAt, undefined],
    ['in the last moment', 2, {}, subtractDuration(end, milliseconds(1)), undefined],
    ['at the end', 2, {}, end, 'notOpen'],
    ['above the level', 3, {}, boughtAt, 'conditionNotReached'],
    ['that is not there', 4, {}, boughtAt, 'notEligible'],
    ['without a pack', 2, { pack: undefined }, boughtAt, 'rechargeNeeded'],
    ['of a pack that was taken back', 2, { pack: { ...pack, isRevoked: true } }, boughtAt, 'notEligible'],
    ['a second time', 2, { isClaimed: always }, boughtAt, 'alreadyClaimed'],
    ['a second time after the end', 2, { isClaimed: always }, end, 'alreadyClaimed'],
  ] as const)('%s', (...[, level, changes, now, refusal]) => {
    expect(refuseMilestone(level, { ...progress, ...changes }, at(now))).toBe(refusal)
  })

  test('is locked, claimable or done', () => {
    expect(milestoneStatus(3, progress, at(boughtAt))).toBe('locked')
    expect(milestoneStatus(2, progress, at(boughtAt))).toBe('claimable')
    expect(milestoneStatus(2, { ...progress, isClaimed: () => true }, at(boughtAt))).toBe('done')
  })
})

test('a pack is active until its end or its last milestone', () => {
  expect(isActive(progress, at(boughtAt))).toBe(true)
  expect(isActive(progress, at(end))).toBe(false)
  expect(isActive({ ...progress, isClaimed: () => true }, at(boughtAt))).toBe(false)
})
