import * as v from 'valibot'
import type { Language } from '#core/language/language.ts'
import { type MessagesOf, translated } from '#core/message/local-text.ts'
import { percentText } from '#core/money/basis-points.ts'
import { formatMessage } from '#core/message/format-message.ts'
import { type Centavos, pesos, sumCentavos, zeroCentavos } from '#core/money/centavos.ts'
import { formatMoney } from '#core/money/format-money.ts'
import { centavosIn } from '#core/money/wire-money.ts'
import { rewardNamesIn } from '#core/reward/local-reward-name.ts'
import { rewardItemsIn } from '#core/reward/wire-reward.ts'
import { playCap, promotionKind, wholeIn } from '#features/promotions/kit/server/index.ts'
import { stakedForAPoint } from '../rules.ts'
import { expiryMonths, type ShopItem } from '../shop-item.ts'
import { shopFields } from './shop-fields.ts'
import { pointsTexts } from './messages/index.ts'

const item = v.pipe(
  v.object({
    id: wholeIn(1, 999_999),
    name: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(60)),
    nameFil: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(60)), ''),
    points: wholeIn(1, 100_000_000),
    items: rewardItemsIn,
    worth: centavosIn,
    stock: wholeIn(0, 1_000_000),
    perPlayer: wholeIn(0, 1_000),
    vipMin: wholeIn(0, 50),
  }),
  v.check(({ items, worth }) => items.length > 0 || worth > 0n, 'Add a reward, or the value of a prize sent by hand.'),
  v.transform(({ nameFil, ...rest }) => ({ ...rest, name: translated(rest.name, nameFil) })),
)

/** The points shop in versions. Exchanges count towards the monthly cap of rebates. */
export const pointsKind = promotionKind({
  key: 'points',
  title: pointsTexts.title,
  texts: pointsTexts,
  asks: {},
  noHoldout: true,
  isRebate: true,
  isGreen: true,
  terms: { sort: 90, audience: { inGreenMode: true } },
  settings: v.object({
    items: v.pipe(
      v.array(item),
      v.maxLength(100),
      v.check(
        (items) => new Set(items.map(({ id }) => id)).size === items.length,
        'Each number can be used only once.',
      ),
    ),
  }),
  fields: shopFields,
  cost: ({ items }) => ({
    expected: pesos(1_600n),
    worst: sumCentavos([pesos(80_000n), ...items.map(prizeCost)]),
    assumed:
      'One month. A point costs ₱0.008 and is earned with ₱10 of bets. Expected: 1,000 players bet ₱2,000 each and exchange all their points. Worst case: they bet ₱100,000 each, and every prize in stock is claimed.',
  }),
  rule: ({ items }, { messages, language }) => [
    {
      heading: messages.earning,
      text: [
        formatMessage(messages.pointPerBet, { amount: formatMoney(stakedForAPoint) }),
        messages.voided,
        formatMessage(messages.expiry, { months: expiryMonths }),
      ],
    },
    {
      heading: messages.exchanging,
      table: {
        head: [messages.item, messages.points, messages.vip, messages.perMonth, messages.perPlayer],
        rows: items.map((each) => itemRow(each, messages, language)),
      },
      text: [formatMessage(messages.cap, { cap: percentText(playCap) })],
    },
  ],
})

const prizeCost = ({ items, worth, stock }: ShopItem): Centavos =>
  items.length > 0 || stock === 0 ? zeroCentavos : sumCentavos(Array.from({ length: stock }, () => worth))

type Messages = MessagesOf<typeof pointsTexts>

const itemRow = (item: ShopItem, messages: Messages, language: Language): readonly string[] => [
  formatMessage(messages.itemContent, { name: item.name[language], content: contentText(item, messages, language) }),
  item.points.toLocaleString('en-PH'),
  item.vipMin === 0 ? messages.everyone : formatMessage(messages.vipAndUp, { level: item.vipMin }),
  item.stock === 0 ? messages.noLimit : item.stock.toLocaleString('en-PH'),
  item.perPlayer === 0 ? '–' : String(item.perPlayer),
]

const contentText = ({ items, worth }: ShopItem, messages: Messages, language: Language): string =>
  items.length === 0
    ? formatMessage(messages.worthSent, { amount: formatMoney(worth) })
    : rewardNamesIn(items, language)
