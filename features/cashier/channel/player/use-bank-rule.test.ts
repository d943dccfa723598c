import { expect, test } from 'vitest'
import { bindingAddress } from './use-bank-rule.ts'

test.each([
  ['a way that needs no account', null, [], undefined],
  ['a way that needs one of a bank that is bound', 11, [{ bankId: 1 }, { bankId: 11 }], undefined],
  ['a way that needs one of a bank that is not', 11, [{ bankId: 1 }], '/bindBankCard?back=1&id=11'],
  ['a way that needs any, with one', 0, [{ bankId: 1 }], undefined],
  ['a way that needs any, without', 0, [], '/bindBankCard?back=1'],
] as const)('%s leads where it should', (_what, bankId, bound, address) => {
  expect(bindingAddress(bankId, bound)).toBe(address)
})
