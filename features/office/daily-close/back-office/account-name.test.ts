import { expect, test } from 'vitest'
import { houseAccountName } from './account-name.ts'

const names: Readonly<Record<string, string>> = { 'bituin-studio': 'Bituin Studio', sandpay: 'SandPay' }
const nameOf = (key: string): string => names[key] ?? key

test.each([
  ['game:bituin-studio', 'Games of Bituin Studio'],
  ['game:of-yesterday', 'Games of of-yesterday'],
  ['psp:sandpay', 'Payments through SandPay'],
  ['promo:first-deposit', 'Promotion: First deposit'],
  ['bank:bdo', 'Bank account: bdo'],
  ['adjustment', 'Adjustments by staff'],
  ['jackpot', 'Jackpot pools'],
  ['debt', 'Debts of players'],
  ['synthetic', 'Synthetic checks'],
  ['new:kind', 'new:kind'],
  ['unknown', 'unknown'],
])('%s reads %s', (account, text) => expect(houseAccountName(account, nameOf)).toBe(text))
