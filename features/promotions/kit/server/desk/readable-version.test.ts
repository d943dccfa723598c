import { expect, test } from 'vitest'
import type { SettingField } from '../../setting-field.ts'
import { readableChanges } from './read-version.ts'
import { readableSettings, readableTerms } from './readable-version.ts'

const fields: readonly SettingField[] = [
  {
    name: 'levels',
    label: 'Levels',
    type: 'rows',
    initial: [],
    columns: [{ name: 'monthly', label: 'Monthly reward', type: 'money', initial: 0 }],
  },
  { name: 'rate', label: 'Rate', type: 'percent', initial: 0 },
  { name: 'price', label: 'Price', type: 'points', initial: 0 },
  { name: 'isOpen', label: 'Open', type: 'switch', initial: false },
  { name: 'gift', label: 'Reward', type: 'rewards', initial: [] },
]

test('settings are read with the labels of their form, amounts in pesos, rates in percent and gifts by name', () => {
  const values = {
    levels: [{ monthly: 5_000 }],
    rate: 80,
    price: 50_050,
    isOpen: true,
    gift: [{ id: 2001, count: 1_000 }],
    old: 7,
  }
  expect(readableSettings(fields, values)).toEqual({
    Levels: [{ 'Monthly reward': '₱50.00' }],
    Rate: '0.80%',
    Price: '500.50 points',
    Open: 'Yes',
    Reward: '₱10.00',
    old: 7,
  })
})

test('terms are read in words: moments in Manila, budgets in pesos', () => {
  const terms = { startAt: Date.UTC(2026, 10, 22, 16), endAt: null, budget: { total: 100_000, daily: null } }
  expect(readableTerms(terms)).toEqual({
    Starts: 'Nov 23, 2026, 12:00 AM',
    Ends: null,
    Budget: { total: '₱1,000.00', 'per day': null },
  })
})

test('what one version leaves out and another says with its default is no difference', () => {
  const before = { terms: { budget: { weekly: 200_000 } }, settings: {} }
  const spelled = { platforms: ['mobile', 'desktop'], claimHours: 168, permitNo: '', holdout: 0, startAt: null }
  const audience = { vipMin: 3, tagsAny: [], tagsNone: [], needsKyc: false }
  const after = { terms: { ...spelled, audience, budget: { weekly: 900_000, daily: null } }, settings: {} }
  expect(readableChanges({ fields: [] }, before, after)).toEqual([
    { name: 'Audience, VIP level from', before: '–', after: '3' },
    { name: 'Budget, per week', before: '₱2,000.00', after: '₱9,000.00' },
  ])
})
