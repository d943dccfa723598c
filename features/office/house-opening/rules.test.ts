import { expect, test } from 'vitest'
import type { OpeningFacts } from './opening-facts.ts'
import { isReadyToOpen, openingSteps } from './rules.ts'

const empty: OpeningFacts = {
  administrators: 0,
  company: '',
  isCompanyMissing: true,
  supportEmail: '',
  helplinePhone: '',
  licenceNumber: '',
  isHolderMissing: true,
  sendsMessages: false,
  sendsEmail: false,
  registersByCode: true,
  providers: 0,
  games: 0,
  cataloguesWaiting: 0,
  paymentChannels: 0,
  paymentProviders: ['paymongo', 'bank'],
  stopped: ['deposits'],
  promotions: 0,
}
const open: OpeningFacts = {
  administrators: 1,
  company: 'Ligaya Games Inc.',
  isCompanyMissing: false,
  supportEmail: 'help@ligaya.example',
  helplinePhone: '02-8123-4567',
  licenceNumber: 'PAGCOR-1',
  isHolderMissing: false,
  sendsMessages: true,
  sendsEmail: true,
  registersByCode: true,
  providers: 1,
  games: 34,
  cataloguesWaiting: 0,
  paymentChannels: 2,
  paymentProviders: ['paymongo', 'bank'],
  stopped: [],
  promotions: 0,
}
const stateOf = (facts: OpeningFacts, key: string) => openingSteps(facts).find((each) => each.key === key)

test('an empty house has every step before it, each with its instruction', () => {
  const steps = openingSteps(empty)
  expect(steps.filter(({ state }) => state === 'missing')).toHaveLength(9)
  expect(steps.every(({ detail }) => detail.length > 20)).toBe(true)
  expect(isReadyToOpen(steps)).toBe(false)
})

test('the way to pay names the payment providers that this deployment can serve', () => {
  expect(stateOf(empty, 'payment')?.detail).toContain('Lobby content, Payment methods')
  expect(stateOf(empty, 'payment')?.detail).toContain('“paymongo” or “bank”')
})

test.each([
  { given: { supportEmail: '', helplinePhone: '' }, says: 'your support e-mail and a helpline number', not: 'Enter a' },
  { given: { supportEmail: '' }, says: 'Enter your support e-mail under', not: 'helpline' },
  { given: { helplinePhone: '' }, says: 'Enter a helpline number under', not: 'e-mail' },
])('the contacts that are missing are named: $says', ({ given, says, not }) => {
  const detail = stateOf({ ...open, ...given }, 'contacts')?.detail
  expect(detail).toContain(says)
  expect(detail).not.toContain(not)
})

test('a licence whose holder is still the demonstration’s is not done', () => {
  expect(stateOf({ ...open, isHolderMissing: true }, 'licence')?.detail).toContain('the holder of licence PAGCOR-1')
})

test('with all that is required a house can open; a promotion is only suggested', () => {
  expect(isReadyToOpen(openingSteps(open))).toBe(true)
  expect(stateOf(open, 'promotion')).toMatchObject({ state: 'suggested' })
})

test.each([
  ['administrator', { administrators: 0 }],
  ['operator', { isCompanyMissing: true }],
  ['contacts', { supportEmail: '' }],
  ['contacts', { helplinePhone: '' }],
  ['licence', { licenceNumber: '' }],
  ['licence', { isHolderMissing: true }],
  ['messages', { sendsMessages: false }],
  ['provider', { providers: 0 }],
  ['games', { games: 0 }],
  ['payment', { paymentChannels: 0 }],
  ['switches', { stopped: ['play'] }],
] as const)('%s alone missing keeps the house closed', (key, change) => {
  const steps = openingSteps({ ...open, ...change })
  expect(steps.filter(({ state }) => state === 'missing').map((each) => each.key)).toEqual([key])
  expect(isReadyToOpen(steps)).toBe(false)
})

test('a house can open without e-mail, which is suggested', () => {
  const steps = openingSteps({ ...open, sendsEmail: false })
  expect(steps.find(({ key }) => key === 'email')).toMatchObject({ state: 'suggested' })
  expect(isReadyToOpen(steps)).toBe(true)
  expect(stateOf(open, 'email')).toMatchObject({ state: 'done' })
})

test('a house whose players register without a code needs no SMS', () => {
  expect(stateOf({ ...open, sendsMessages: false, registersByCode: false }, 'messages')).toMatchObject({
    state: 'done',
  })
})

test('a catalogue that has arrived is to be accepted; before that it is waited for', () => {
  expect(stateOf({ ...open, games: 0, cataloguesWaiting: 1 }, 'games')?.detail).toContain('accept')
  expect(stateOf({ ...open, games: 0 }, 'games')?.detail).toContain('Waiting')
})
