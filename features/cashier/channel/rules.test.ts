import { expect, test } from 'vitest'
import { pesos } from '#core/money/centavos.ts'
import type { ChannelSetting } from './channel-settings.ts'
import { anyBank, channelsOf, isBankBound } from './rules.ts'

test.each([
  { what: 'a channel for everybody', bankId: null, bound: [], isOpen: true },
  { what: 'one of a bank, with an account there', bankId: 11, bound: [1, 11], isOpen: true },
  { what: 'one of a bank, with an account of another', bankId: 11, bound: [1], isOpen: false },
  { what: 'one of any bank, with an account', bankId: anyBank, bound: [1], isOpen: true },
  { what: 'one of any bank, without', bankId: anyBank, bound: [], isOpen: false },
])('$what is open: $isOpen', ({ bankId, bound, isOpen }) => {
  expect(isBankBound(bankId, bound)).toBe(isOpen)
})

const setting: ChannelSetting = {
  name: 'GCash',
  sort: 1,
  isShown: true,
  iconH5: '',
  provider: 'paymongo',
  method: 'gcash',
  weight: 3,
  alternatives: [{ provider: 'xendit', method: 'gcash', weight: 1 }],
  amounts: [],
  amountMin: pesos(100n),
  amountMax: pesos(50_000n),
  bankId: null,
}
const routesOf = (one: ChannelSetting) => channelsOf({ 7: one }).get(7)?.routes

test('a channel leads through its own provider and the alternatives', () => {
  expect(routesOf(setting)).toEqual([{ provider: 'paymongo', method: 'gcash', weight: 3 }, ...setting.alternatives])
})

test('and through nobody where no provider is set', () => {
  expect(routesOf({ ...setting, provider: '', alternatives: [] })).toEqual([])
})
