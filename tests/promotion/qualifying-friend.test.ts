import { expect, test } from 'vitest'
import { formatMoney } from '#core/money/format-money.ts'
import { messages as agent5 } from '#features/promotions/agent5/player/messages/en.ts'
import { messages as agent5InFilipino } from '#features/promotions/agent5/player/messages/fil.ts'
import { betMin, daysToQualify, depositMin } from '#features/promotions/invite/rules.ts'

test.each([
  ['English', agent5],
  ['Filipino', agent5InFilipino],
])(
  'the page of cash for friends names in %s the deposit, the bets and the days by which a friend qualifies',
  (_language, messages) => {
    const sums = [depositMin, betMin].map((sum) => formatMoney(sum).replace(/\.00$/, ''))
    for (const figure of [...sums, daysToQualify]) expect(messages.cashEmptyHint).toContain(` ${figure} `)
  },
)
