import { expect, test } from 'vitest'
import { type Centavos, centavos } from '#core/money/centavos.ts'
import { formatMoney } from '#core/money/format-money.ts'
import { toWireCentavos } from '#core/money/wire-centavos.ts'
import { titleInfo } from '#games/rgs/server/title-info.ts'
import { tables, titles } from '#games/titles.ts'
import { stakeRange } from './stake-range.ts'

const around = { jackpots: [], spinMsMin: 0, language: 'en' } as const
const money = (amount: Centavos) => formatMoney(toWireCentavos(amount))
const nothing = centavos(0n)

test.each([...titles, ...tables].map((title) => [title.code, title] as const))(
  'the rules of %s end with the stakes that the lobby tells of it',
  (_code, title) => {
    const [least, most] = [title.stakes[0] ?? nothing, title.stakeMost ?? title.stakes.at(-1) ?? nothing]
    expect(stakeRange(titleInfo(title, around)).replace(' per bet', '')).toBe(`${money(least)} to ${money(most)}`)
  },
)

test('a session limit below that of the spots is the one shown', () => {
  const limits = { spots: { red: 2_000_000, seven: 100_000 }, round: 50_000 }
  expect(stakeRange({ stakes: [500, 1_000], limits })).toBe('₱5.00 to ₱500.00 per bet')
})
