import { expect, test } from 'vitest'
import { formatMoney } from '#core/money/format-money.ts'
import { messages as agent5 } from '#features/promotions/agent5/player/messages/en.ts'
import { messages as agent5InFilipino } from '#features/promotions/agent5/player/messages/fil.ts'
import { messages as invite } from '#features/promotions/invite/player/messages/en.ts'
import { messages as inviteInFilipino } from '#features/promotions/invite/player/messages/fil.ts'
import { betMin, daysToQualify, depositMin } from '#features/promotions/invite/rules.ts'

test.each([
  ['the invite page', [invite.friendsEmptyHint, inviteInFilipino.friendsEmptyHint]],
  ['the page of cash for friends', [agent5.cashEmptyHint, agent5InFilipino.cashEmptyHint]],
])('%s names the deposit, the bets and the days by which a friend qualifies', (_page, hints) => {
  const sums = [depositMin, betMin].map((sum) => formatMoney(sum).replace(/\.00$/, ''))
  for (const hint of hints) for (const figure of [...sums, daysToQualify]) expect(hint).toContain(` ${figure} `)
})
