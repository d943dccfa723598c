import * as v from 'valibot'
import { sumCentavos, multiplyCentavos } from '#core/money/centavos.ts'
import { rewardItemsIn } from '#core/reward/wire-reward.ts'
import { earnedRewardTable, giftCost, promotionKind, wholeIn } from '#features/promotions/kit/server/index.ts'
import { isPaidFairly, type Step } from '../rules.ts'
import { stepKinds } from '../step.ts'
import { formatMessage } from '#core/message/format-message.ts'
import type { MessagesOf } from '#core/message/local-text.ts'
import { friendQualifiesText } from '#features/promotions/invite/server/index.ts'
import { proxyTaskTexts } from './messages/index.ts'

const points = (count: number) => [{ id: 2002, count }]
const coins = (count: number) => [{ id: 2001, count, betRate: 3 }]

/** The operator chooses a kind by its place in the list. */
const kindIn = v.pipe(
  wholeIn(0, stepKinds.length - 1),
  v.transform((index) => stepKinds[index] ?? 'share'),
)
const kindOptions = [
  { value: 0, label: 'Shares of the link' },
  { value: 1, label: 'Friends who registered' },
  { value: 2, label: 'Valid invites' },
] as const

export const proxyTaskKind = promotionKind({
  key: 'proxy-task',
  title: proxyTaskTexts.title,
  texts: proxyTaskTexts,
  asks: { kyc: true, recharge: true },
  terms: { sort: 40 },
  settings: v.object({
    steps: v.pipe(
      v.array(
        v.object({
          id: wholeIn(1, 99),
          kind: kindIn,
          need: wholeIn(1, 100),
          items: v.pipe(rewardItemsIn, v.minLength(1, 'Say what it gives.')),
        }),
      ),
      v.minLength(1),
      v.maxLength(20),
      v.check((rows) => new Set(rows.map(({ id }) => id)).size === rows.length, 'Each number can be used once.'),
      v.check((rows) => rows.every(isPaidFairly), 'Shares and registrations give points only.'),
      v.check((rows) => rows.every(({ kind, need }) => kind !== 'share' || need === 1), 'A share counts once a day.'),
    ),
    shares: v.boolean(),
  }),
  fields: [
    {
      name: 'steps',
      label: 'Steps of a day',
      hint: 'Shares and registrations give points only, because anyone can register accounts.',
      type: 'rows',
      columns: [
        { name: 'id', label: 'Number', type: 'whole', initial: 1 },
        { name: 'kind', label: 'Counts', type: 'choice', options: kindOptions, initial: 2 },
        { name: 'need', label: 'How many', type: 'whole', initial: 1 },
        { name: 'items', label: 'Reward', type: 'rewards', initial: [] },
      ],
      initial: [
        { id: 1, kind: 0, need: 1, items: points(6_250) },
        { id: 2, kind: 1, need: 1, items: points(12_500) },
        { id: 3, kind: 1, need: 3, items: points(25_000) },
        { id: 4, kind: 1, need: 5, items: points(50_000) },
        { id: 5, kind: 2, need: 1, items: coins(1_000) },
        { id: 6, kind: 2, need: 3, items: coins(3_000) },
      ],
    },
    { name: 'shares', label: 'Its invites also count for other promotions', type: 'switch', initial: true },
  ],
  cost: ({ steps }) => ({
    expected: sumCentavos(steps.map(({ kind, need, items }) => multiplyCentavos(giftCost(items), takers(kind, need)))),
    worst: multiplyCentavos(giftCost(steps.flatMap(({ items }) => items)), 1_000n),
    assumed:
      'A day. Of 1,000 players 100 share the link, 20 bring a registration, 5 bring three or more, and 4 have a valid invite, of whom 1 has three.',
  }),
  rule: ({ steps }, { messages, language }) => [
    {
      heading: messages.howItWorks,
      text: [messages.everyDay, friendQualifiesText(language), messages.pointsAndCoins],
      table: earnedRewardTable(
        messages.step,
        steps.map(({ items, ...step }) => ({ by: stepText(step, messages), items })),
        language,
      ),
    },
  ],
})

const stepText = ({ kind, need }: Pick<Step, 'kind' | 'need'>, messages: MessagesOf<typeof proxyTaskTexts>): string => {
  if (kind === 'share') return messages.share
  return formatMessage(kind === 'registration' ? messages.registered : messages.qualified, { count: need })
}

/** How many of 1,000 players reach a step on a day. */
function takers(kind: Step['kind'], need: number): bigint {
  if (kind === 'share') return 100n
  if (kind === 'registration') return need < 3 ? 20n : 5n
  return need < 3 ? 4n : 1n
}
