import { expect, test } from 'vitest'
import { settingMeanings } from './setting-meanings.ts'

test.each(['withdrawalAmountMax', 'bigWinAmountMin', 'adjustmentDailyMax', 'mailCoinMaxSupport'])(
  'the audit log reads %s in pesos',
  (name) => {
    expect(settingMeanings[name]).toBe('pesos')
  },
)

test.each(['bigWinMultipleMin', 'depositsOpen', 'operatorName', 'version'])(
  'the audit log reads %s as it is',
  (name) => {
    expect(settingMeanings).not.toHaveProperty(name)
  },
)
