import { expect, test } from 'vitest'
import { centavos } from '#core/money/centavos.ts'
import { bonusRefusal, updateDue } from './rules.ts'

test.each([
  ['no oldest version is set', { app: '1.0.1', page: '1.0.28', oldest: '' }, undefined],
  ['app and page are new enough', { app: '1.0.28', page: '1.0.28', oldest: '1.0.28' }, undefined],
  ['the app is too old', { app: '1.0.27', page: '1.0.28', oldest: '1.0.28' }, 'app'],
  ['app and page are too old', { app: '1.0.27', page: '1.0.27', oldest: '1.0.28' }, 'app'],
  ['a browser keeps an old page', { app: undefined, page: '1.0.27', oldest: '1.0.28' }, 'page'],
])('where %s, the due notice follows', (_given, versions, due) => {
  expect(updateDue(versions)).toBe(due)
})

const meant = { inApp: true, deposited: centavos(1n), bonus: centavos(2_000n), isTaken: false }
test.each([
  ['is taken after a deposit, in the app', {}, undefined],
  ['is taken once, whatever is set now', { isTaken: true, bonus: centavos(0n) }, 'takenBefore'],
  ['is nothing where nothing is given', { bonus: centavos(0n), inApp: false }, 'noBonus'],
  ['is not for a browser', { inApp: false, deposited: centavos(0n) }, 'notInApp'],
  ['waits for a deposit', { deposited: centavos(0n) }, 'depositNeeded'],
])('the gift %s', (_what, change, refusal) => {
  expect(bonusRefusal({ ...meant, ...change })).toBe(refusal)
})
