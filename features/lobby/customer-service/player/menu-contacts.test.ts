import { expect, test } from 'vitest'
import { menuContacts } from './menu-contacts.ts'

test('the menu names ways with an address, and not what is called service', () => {
  const queue = [
    { id: 1, nickname: 'Live chat', url: 'https://a.example' },
    { id: 2, nickname: 'Customer Service', url: 'https://b.example' },
    { id: 3, nickname: 'Telegram', url: '' },
    { id: 4, nickname: 'E-mail', url: 'mailto:help@bituin.example' },
  ]
  expect(menuContacts(queue).map(({ id }) => id)).toEqual([1, 4])
})
