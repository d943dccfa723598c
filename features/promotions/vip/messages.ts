import { formatMoney } from '#core/money/format-money.ts'
import type { Centavos } from '#core/money/centavos.ts'

/** The letters that accompany gifts. */
export const vipLetters = {
  level: (level: number) => ({
    title: `You are VIP ${level}`,
    body: [`You have reached VIP ${level}. This is for you.`, 'What the level brings from now on is on the VIP page.'],
  }),
  week: (level: number, amount: Centavos) => ({
    title: 'Your VIP gift of the week',
    body: [`As VIP ${level} a part of what you played last week comes back: ${formatMoney(amount)}.`],
  }),
  month: (level: number) => ({
    title: 'Your VIP gift of the month',
    body: [`Thank you for last month. This comes with VIP ${level}.`],
  }),
  birthday: (level: number) => ({
    title: 'Happy birthday',
    body: [`Maligayang kaarawan! This comes with VIP ${level}.`],
  }),
}
