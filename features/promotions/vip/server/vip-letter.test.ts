import { expect, test } from 'vitest'
import { pesos } from '#core/money/centavos.ts'
import { vipLetter } from './vip-letter.ts'

const gift = { level: 3, amount: pesos(12n) } as const

test('a gift’s letter is written in the player’s language, with the gift’s own numbers', () => {
  expect(vipLetter({ ...gift, kind: 'week' }, 'en')).toEqual({
    title: 'Your weekly VIP reward',
    body: ['As VIP 3, you get ₱12.00 for your bets last week.'],
  })
  expect(vipLetter({ ...gift, kind: 'week' }, 'fil')).toEqual({
    title: 'Lingguhang VIP reward mo',
    body: ['Bilang VIP 3, may ₱12.00 ka para sa mga taya mo noong nakaraang linggo.'],
  })
})

test.each(['level', 'month', 'birthday'] as const)('the letter of a %s names the level in both languages', (kind) => {
  const letters = [vipLetter({ ...gift, kind }, 'en'), vipLetter({ ...gift, kind }, 'fil')]
  expect(letters.map(({ title, body }) => [title, ...body].some((text) => text.includes('VIP 3')))).toEqual([
    true,
    true,
  ])
})
