import { formatMoney } from '#core/money/format-money.ts'
import type { Centavos } from '#core/money/centavos.ts'

/** The letters that accompany gifts. */
export const vipLetters = {
  level: (level: number) => ({
    title: `You are VIP ${level}`,
    body: [`You’ve reached VIP ${level}. Here is your reward.`, 'See your new benefits on the VIP page.'],
  }),
  week: (level: number, amount: Centavos) => ({
    title: 'Your weekly VIP reward',
    body: [`As VIP ${level}, you get ${formatMoney(amount)} for your bets last week.`],
  }),
  month: (level: number) => ({
    title: 'Your monthly VIP reward',
    body: [`Thank you for playing with us last month. Here is your VIP ${level} reward.`],
  }),
  birthday: (level: number) => ({
    title: 'Happy birthday',
    body: [`Maligayang kaarawan! Here is your VIP ${level} birthday reward.`],
  }),
}
