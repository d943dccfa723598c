import { expect, test } from 'vitest'
import { withoutMissingContacts } from './missing-contacts.ts'
import { licensedOperator } from './operator-examples.ts'

const unreachable = { ...licensedOperator, supportEmail: '', helplinePhone: '' }
const email = '[{supportEmail}](mailto:{supportEmail})'

test.each([
  { text: `Write to ${email} to use them.`, shown: 'Write to [customer service](/service) to use them.' },
  { text: 'Write to {supportEmail}.', shown: 'Write to [customer service](/service).' },
  { text: '[Write to {supportEmail}](/service).', shown: '[customer service](/service).' },
  { text: '[Write](mailto:{supportEmail}).', shown: '[customer service](/service).' },
  { text: 'Read this. Call {helplinePhone}. Take care.', shown: 'Read this. Take care.' },
  { text: 'Ask “why?” Call [{helplinePhone}](tel:{helplinePhone})!', shown: 'Ask “why?”' },
  { text: 'Helpline: {helplinePhone}', shown: '' },
  { text: 'Nothing of {operator} is missing. Nothing.', shown: 'Nothing of {operator} is missing. Nothing.' },
])('without contacts, “$text” is “$shown”', ({ text, shown }) => {
  expect(withoutMissingContacts(text, unreachable)).toBe(shown)
  expect(withoutMissingContacts(text, licensedOperator)).toBe(text)
})

test('of the two contacts, the one that is there stays', () => {
  const text = `Call {helplinePhone}. Write to ${email}.`
  expect(withoutMissingContacts(text, { ...licensedOperator, helplinePhone: '' })).toBe(`Write to ${email}.`)
  expect(withoutMissingContacts(text, { ...licensedOperator, supportEmail: '' })).toBe(
    'Call {helplinePhone}. Write to [customer service](/service).',
  )
})
