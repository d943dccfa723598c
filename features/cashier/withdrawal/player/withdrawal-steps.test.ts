import { describe, expect, test } from 'vitest'
import { wireCentavos } from '#core/money/wire-centavos.ts'
import { type BlockerKind, blockerKinds } from '../blockers.ts'
import { generalBlockers, playthroughPercent, stepNames, withdrawalSteps } from './withdrawal-steps.ts'

const blockers = (...kinds: readonly BlockerKind[]) => kinds.map((kind) => ({ kind, until: null, amount: null }))
const statesOf = (kinds: readonly BlockerKind[], isIdentityInReview = false) =>
  withdrawalSteps(blockers(...kinds), { isIdentityInReview, isOnBreak: false }).map(({ state }) => state)

describe('the steps of a withdrawal', () => {
  test.each<[string, readonly BlockerKind[], boolean, readonly string[]]>([
    ['nothing is missing', [], false, ['done', 'done', 'done', 'done', 'next']],
    [
      'everything is',
      ['kyc', 'turnover', 'noPassword', 'noAccount', 'notEnough'],
      false,
      ['next', 'open', 'open', 'open', 'open'],
    ],
    ['a review needs waiting alone', ['kyc', 'noAccount'], true, ['open', 'done', 'done', 'next', 'open']],
    ['the first open one is next', ['turnover', 'noAccount'], false, ['done', 'next', 'done', 'open', 'open']],
    ['a new account rests', ['accountResting'], false, ['done', 'done', 'done', 'open', 'open']],
    ['the day is used up', ['dayCount'], false, ['done', 'done', 'done', 'done', 'open']],
  ])('%s', (_name, kinds, isInReview, states) => {
    expect(statesOf(kinds, isInReview)).toEqual(states)
  })

  test('every blocker is shown in a step, above them, or by the open withdrawal itself', () => {
    const all = blockers(...blockerKinds)
    const inSteps = withdrawalSteps(all, { isIdentityInReview: false, isOnBreak: false }).flatMap(
      (step) => step.blockers,
    )
    const shown = [...inSteps, ...generalBlockers(all)].map(({ kind }) => kind)
    expect(shown.toSorted()).toEqual(blockerKinds.filter((kind) => kind !== 'openWithdrawal').toSorted())
    expect(stepNames).toHaveLength(5)
  })
})

test.each([
  [[], undefined],
  [[[100_000, 60_000]], 60],
  [[[100_000, 99_999]], 99],
  [
    [
      [100_000, 100_000],
      [100_000, 0],
    ],
    50,
  ],
] as const)('the playthrough of %j is done to %s percent', (items, percent) => {
  const rest = { remaining: wireCentavos(0), expiresAt: -1 as const, excludedTypes: [], debit: null }
  const each = { id: 1, source: '', title: '', ...rest }
  const meter = items.map(([required, done]) => ({
    ...each,
    required: wireCentavos(required),
    done: wireCentavos(done),
  }))
  expect(playthroughPercent({ remaining: wireCentavos(0), items: meter })).toBe(percent)
})
