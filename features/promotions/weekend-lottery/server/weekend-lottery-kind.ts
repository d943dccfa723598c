import * as v from 'valibot'
import { formatTimeOfDay } from '#core/clock/manila-format.ts'
import { timeOfDayIn } from '#core/clock/time-of-day.ts'
import { activityType } from '#core/enumerations/activity-type.ts'
import { decimalOf } from '#core/money/basis-points.ts'
import { formatMoney } from '#core/money/format-money.ts'
import { multiplierIn } from '#core/money/wire-basis-points.ts'
import { amountAboveZeroIn, promotionKind, wholeIn } from '#features/promotions/kit/server/index.ts'
import { type LotteryTerms, poolOf } from '../rules.ts'
import { formatMessage } from '#core/message/format-message.ts'
import type { MessagesOf } from '#core/message/local-text.ts'
import { weekendLotteryTexts } from './messages/index.ts'

const listingMinutes = 15
const settings = v.pipe(
  v.object({
    depositPerTicket: amountAboveZeroIn,
    playPerTicket: amountAboveZeroIn,
    ticketsMax: wholeIn(1, 1_000),
    packPrice: amountAboveZeroIn,
    packTickets: wholeIn(0, 100),
    closesAt: timeOfDayIn,
    drawsAt: timeOfDayIn,
    prizes: v.pipe(
      v.array(v.object({ count: wholeIn(1, 1_000), amount: amountAboveZeroIn })),
      v.minLength(1),
      v.maxLength(10),
      v.check(
        (prizes) => prizes.every((prize, index) => index === 0 || prize.amount < (prizes[index - 1]?.amount ?? 0n)),
        'Put the highest prize first.',
      ),
    ),
    betRate: multiplierIn,
  }),
  v.forward(
    v.check(
      ({ closesAt, drawsAt }) => drawsAt >= closesAt + listingMinutes,
      `The draw needs ${listingMinutes} minutes after the close, in which the list of tickets is published.`,
    ),
    ['drawsAt'],
  ),
)

export const weekendLotteryKind = promotionKind({
  activityId: activityType.weekendLottery,
  key: 'weekend-lottery',
  title: weekendLotteryTexts.title,
  texts: weekendLotteryTexts,
  asks: {},
  terms: { sort: 18 },
  settings,
  fields: [
    { name: 'depositPerTicket', label: 'Deposit for a ticket', type: 'money', initial: 20_000 },
    { name: 'playPerTicket', label: 'Valid bets for a ticket', type: 'money', initial: 200_000 },
    { name: 'ticketsMax', label: 'Maximum tickets per week, without the pack', type: 'whole', initial: 50 },
    { name: 'packPrice', label: 'Price of the weekend pack', type: 'money', initial: 50_000 },
    { name: 'packTickets', label: 'Tickets of the pack, on top', type: 'whole', initial: 2 },
    { name: 'closesAt', label: 'Tickets close on Sunday at', type: 'text', initial: '19:30' },
    { name: 'drawsAt', label: 'Draw on Sunday at', type: 'text', initial: '20:00' },
    {
      name: 'prizes',
      label: 'Prizes',
      hint: 'A change applies from the next week on: this week’s prizes are reserved and its seed is published.',
      type: 'rows',
      columns: [
        { name: 'count', label: 'How many', type: 'whole', initial: 1 },
        { name: 'amount', label: 'Each', type: 'money', initial: 500_000 },
      ],
      initial: [
        { count: 1, amount: 500_000 },
        { count: 10, amount: 50_000 },
        { count: 100, amount: 5_000 },
      ],
    },
    { name: 'betRate', label: 'Playthrough (×)', type: 'multiplier', initial: 1 },
  ],
  cost: ({ prizes }) => ({
    expected: poolOf(prizes),
    worst: poolOf(prizes),
    assumed: 'A week. All prizes are won once there are as many entrants as prizes, however many play.',
  }),
  rule: (terms, { messages }) => [ticketBlock(terms, messages), drawBlock(terms, messages)],
})

type Messages = MessagesOf<typeof weekendLotteryTexts>

const ticketBlock = (
  { depositPerTicket, playPerTicket, ticketsMax, packPrice, packTickets }: LotteryTerms,
  messages: Messages,
) => ({
  heading: messages.howToGetTickets,
  text: [
    formatMessage(messages.tickets, {
      deposit: formatMoney(depositPerTicket),
      play: formatMoney(playPerTicket),
      max: ticketsMax,
    }),
    ...(packTickets === 0 ? [] : [formatMessage(messages.pack, { price: formatMoney(packPrice), count: packTickets })]),
  ],
})

const drawBlock = ({ closesAt, drawsAt, prizes, betRate }: LotteryTerms, messages: Messages) => ({
  heading: messages.theDraw,
  text: [
    formatMessage(messages.times, { closesAt: formatTimeOfDay(closesAt), drawsAt: formatTimeOfDay(drawsAt) }),
    messages.onePrize,
    formatMessage(messages.inbox, { times: decimalOf(betRate) }),
    messages.proof,
  ],
  table: {
    head: [messages.prize, messages.winners],
    rows: prizes.map(({ count, amount: each }) => [formatMoney(each), count.toLocaleString('en-PH')]),
  },
})
