import { expect, test } from 'vitest'
import { emailContent } from './email-content.ts'
import { addressFault, isAddress, maskedAddress, plainAddress } from './rules.ts'

test.each(['maria@example.ph', 'Maria.Reyes+bituin@mail.example.com.ph', "o'neil_1@a-b.ph", 'x@y.co'])(
  '%s is an address',
  (address) => {
    expect(isAddress(address)).toBe(true)
    expect(addressFault(` ${address} `)).toBeUndefined()
  },
)

test.each([
  '',
  'maria',
  'maria@',
  '@example.ph',
  'maria@example',
  'maria@@example.ph',
  'maria reyes@example.ph',
  '.maria@example.ph',
  'maria..reyes@example.ph',
  'maria@-example.ph',
  'maria@example.ph\r\nBcc: ben@example.ph',
  'maria@example.ph,ben@example.ph',
  '"maria"@example.ph',
  'Maria <maria@example.ph>',
  `${'a'.repeat(65)}@example.ph`,
  `maria@${'a.'.repeat(130)}ph`,
])('%j is no address', (text) => {
  expect(isAddress(text)).toBe(false)
  expect(addressFault(text)).toMatchObject({ field: 'address' })
})

test('one address has one form, and masked it can be recognised but not read', () => {
  expect(plainAddress(' Maria@Example.PH ')).toBe('maria@example.ph')
  expect(maskedAddress('maria.reyes@example.ph')).toBe('ma•••@example.ph')
  expect(maskedAddress('ana@example.ph')).toBe('a•••@example.ph')
  expect(maskedAddress('a@example.ph')).toBe('a•••@example.ph')
})

test('text and HTML say the same, and nothing in the words becomes markup', () => {
  const words = {
    language: 'en',
    title: 'A <b>title</b>',
    paragraphs: ['One & two "three"'],
    code: '123456',
    action: { label: 'Open', url: 'https://play.example.ph/a?b=1&c=2' },
    reason: 'Why it was sent.',
    unsubscribe: { label: 'Stop these emails', url: 'https://play.example.ph/unsubscribe?token=x' },
  } as const
  const { subject, text, html } = emailContent(words, 'Bituin')
  expect(subject).toBe('Bituin: A <b>title</b>')
  expect(text).toContain('Open:\nhttps://play.example.ph/a?b=1&c=2')
  expect(html).toContain('A &lt;b&gt;title&lt;/b&gt;')
  expect(html).toContain('href="https://play.example.ph/a?b=1&amp;c=2"')
  expect(html).not.toMatch(/<img|<script|src=/)
  for (const each of ['123456', 'Why it was sent.', 'Stop these emails']) {
    expect(text).toContain(each)
    expect(html).toContain(each)
  }
})
