import * as v from 'valibot'
import { type Centavos, pesos, sumCentavos, zeroCentavos } from '#core/money/centavos.ts'
import { formatMoney } from '#core/money/format-money.ts'
import { centavosIn } from '#core/money/wire-money.ts'
import { rewardCountText } from '#core/reward/reward-text.ts'
import { rewardItemsIn } from '#core/reward/wire-reward.ts'
import { promotionKind } from '#features/promotions/kit/server/index.ts'
import { expiryMonths, type PointsShop, type ShopItem } from '../shop-item.ts'
import { shopFields } from './shop-fields.ts'

const whole = (max: number) => v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(max))

const item = v.pipe(
  v.object({
    id: v.pipe(whole(999_999), v.minValue(1)),
    name: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(60)),
    points: v.pipe(whole(100_000_000), v.minValue(1)),
    items: rewardItemsIn,
    worth: centavosIn,
    stock: whole(1_000_000),
    perPlayer: whole(1_000),
    vipMin: whole(50),
  }),
  v.check(
    ({ items, worth }) => items.length > 0 || worth > 0n,
    'Say what is given, or what the prize that is sent is worth.',
  ),
)

/** The points shop in versions. Exchanges count towards the monthly cap of rebates. */
export const pointsKind = promotionKind<PointsShop>({
  key: 'points',
  title: 'Points',
  asks: {},
  isRebate: true,
  isGreen: true,
  terms: { sort: 90, audience: { inGreenMode: true } },
  settings: v.object({
    items: v.pipe(
      v.array(item),
      v.maxLength(100),
      v.check((items) => new Set(items.map(({ id }) => id)).size === items.length, 'An id is there twice.'),
    ),
  }),
  fields: shopFields,
  cost: ({ items }) => ({
    expected: pesos(1_600n),
    worst: sumCentavos([pesos(80_000n), ...items.map(prizeCost)]),
    assumed:
      'In a month. A point costs ₱0.008 and comes with ₱10 played. Expected: 1,000 players of ₱2,000 exchange all they earn. Worst: of ₱100,000 each, and every prize of the stock is asked for.',
  }),
  rule: ({ items }) => [
    {
      heading: 'Earning points',
      text: [
        'You earn 1 point for every ₱10 in eligible bets. Poker counts 50% and live games 30%.',
        'Points from voided rounds are taken back.',
        `Points expire when you haven’t earned or exchanged any for ${expiryMonths} months. We’ll message you a month before.`,
      ],
    },
    {
      heading: 'Exchanging points',
      table: {
        head: ['Item', 'Points', 'VIP', 'Per month', 'Per player'],
        rows: items.map((each) => [
          `${each.name}: ${contentText(each)}`,
          each.points.toLocaleString('en-PH'),
          each.vipMin === 0 ? 'Everyone' : `VIP ${each.vipMin} and up`,
          each.stock === 0 ? 'No limit' : each.stock.toLocaleString('en-PH'),
          each.perPlayer === 0 ? '–' : String(each.perPlayer),
        ]),
      },
      text: ['Coins from points and all other rebates together are at most 1.5% of what you bet in the month.'],
    },
  ],
})

const prizeCost = ({ items, worth, stock }: ShopItem): Centavos =>
  items.length > 0 || stock === 0 ? zeroCentavos : sumCentavos(Array.from({ length: stock }, () => worth))

const contentText = ({ items, worth }: ShopItem): string =>
  items.length === 0 ? `worth ${formatMoney(worth)}, sent to you` : items.map(rewardCountText).join(' and ')
