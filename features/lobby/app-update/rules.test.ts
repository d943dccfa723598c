import { expect, test } from 'vitest'
import { centavos } from '#core/money/centavos.ts'
import { instant } from '#core/clock/instant.ts'
import { bonusRefusal, isUpdateSuggested, updateDue } from './rules.ts'

test.each([
  ['no oldest version is set', { app: '1.0.1', page: '1.0.28', oldest: '' }, undefined],
  ['app and page are new enough', { app: '1.0.28', page: '1.0.28', oldest: '1.0.28' }, undefined],
  ['the app is too old', { app: '1.0.27', page: '1.0.28', oldest: '1.0.28' }, 'app'],
  ['app and page are too old', { app: '1.0.27', page: '1.0.27', oldest: '1.0.28' }, 'app'],
  ['the package alone is too old', { app: '1.0.27', page: '1.0.28', oldest: '', oldestApp: '1.0.28' }, 'app'],
  ['a browser has no package', { app: undefined, page: '1.0.28', oldest: '', oldestApp: '1.0.29' }, undefined],
  ['a browser keeps an old page', { app: undefined, page: '1.0.27', oldest: '1.0.28' }, 'page'],
])('where %s, the due notice follows', (_given, versions, due) => {
  expect(updateDue({ oldestApp: '', ...versions })).toBe(due)
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

const day = 86_400_000
const old = { app: '1.0.27', recommended: '1.0.28', suggestedAt: undefined }
test.each([
  ['suggested to an older app', {}, true],
  ['not suggested in a browser', { app: undefined }, false],
  ['not suggested to the newest app', { app: '1.0.28' }, false],
  ['not suggested where no version is recommended', { recommended: '' }, false],
  ['not repeated within a day', { suggestedAt: instant(1) }, false],
  ['repeated a day later', { suggestedAt: instant(0) }, true],
])('an update is %s', (_when, change, isSuggested) => {
  expect(isUpdateSuggested({ ...old, ...change }, instant(day))).toBe(isSuggested)
})
