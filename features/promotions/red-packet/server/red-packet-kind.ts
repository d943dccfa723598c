import * as v from 'valibot'
import { formatTimeOfDay } from '#core/clock/manila-format.ts'
import { timeOfDayIn } from '#core/clock/time-of-day.ts'
import { activityType } from '#core/enumerations/activity-type.ts'
import { decimalOf } from '#core/money/basis-points.ts'
import { type Centavos, centavos, minCentavos, multiplyCentavos } from '#core/money/centavos.ts'
import { formatMoney } from '#core/money/format-money.ts'
import { multiplierIn } from '#core/money/wire-basis-points.ts'
import { centavosIn } from '#core/money/wire-money.ts'
import { amountAboveZeroIn, promotionKind, wholeIn } from '#features/promotions/kit/server/index.ts'
import { isSplittable, type RedPacketTerms } from '../rules.ts'
import { formatMessage } from '#core/message/format-message.ts'
import { redPacketTexts } from './messages/index.ts'

const settings = v.pipe(
  v.object({
    windows: v.pipe(v.array(v.object({ time: timeOfDayIn })), v.minLength(1), v.maxLength(12)),
    lastsMinutes: wholeIn(1, 120),
    pool: v.pipe(
      centavosIn,
      v.check((pool) => pool > 0n && pool <= 100_000_000n, 'Up to ₱1,000,000.'),
    ),
    packets: wholeIn(1, 5_000),
    smallest: amountAboveZeroIn,
    largest: centavosIn,
    depositMin: centavosIn,
    depositDays: wholeIn(1, 90),
    betRate: multiplierIn,
  }),
  v.forward(
    v.check(
      ({ windows, lastsMinutes }) =>
        windows.every(({ time }, index) => time + lastsMinutes <= (windows[index + 1]?.time ?? minutesOfDay)),
      'List the windows in order. Each has to end before the next one opens, and before midnight.',
    ),
    ['lastsMinutes'],
  ),
  v.forward(
    v.check((terms) => isSplittable(terms), 'The pool cannot be split into so many packets between these two amounts.'),
    ['packets'],
  ),
)

const minutesOfDay = 24 * 60

export const redPacketKind = promotionKind({
  activityId: activityType.redPacket,
  key: 'red-packet',
  title: redPacketTexts.title,
  texts: redPacketTexts,
  asks: {},
  terms: { sort: 12 },
  settings,
  fields: [
    {
      name: 'windows',
      label: 'Windows',
      hint: 'A change applies to windows whose seed is not published yet: those that open more than a day from now.',
      type: 'rows',
      columns: [{ name: 'time', label: 'Opens at, Manila time', type: 'text', initial: '12:00' }],
      initial: [{ time: '12:00' }, { time: '18:00' }, { time: '21:00' }],
    },
    { name: 'lastsMinutes', label: 'Minutes a window is open', type: 'whole', initial: 10 },
    { name: 'pool', label: 'Pool of a window', type: 'money', initial: 200_000 },
    { name: 'packets', label: 'Packets in a window', type: 'whole', initial: 500 },
    { name: 'smallest', label: 'Smallest packet', type: 'money', initial: 50 },
    { name: 'largest', label: 'Largest packet', type: 'money', initial: 5_000 },
    { name: 'depositMin', label: 'Deposited at least', type: 'money', initial: 10_000 },
    { name: 'depositDays', label: 'Within days', type: 'whole', initial: 7 },
    { name: 'betRate', label: 'Playthrough (×)', type: 'multiplier', initial: 1 },
  ],
  cost: (terms) => ({
    expected: dayCost(terms, openersOf1000),
    worst: dayCost(terms, 1_000n),
    assumed:
      'A day. Of 1,000 players 300 meet the deposit and open a packet in every window. Worst: all of them do. A window never grants more than its pool.',
  }),
  rule: (
    { windows, lastsMinutes, pool, packets, smallest, largest, depositMin, depositDays, betRate },
    { messages },
  ) => [
    {
      heading: messages.howItWorks,
      text: [
        formatMessage(messages.windows, {
          times: windows.map(({ time }) => formatTimeOfDay(time)).join(', '),
          count: lastsMinutes,
        }),
        formatMessage(messages.pool, {
          pool: formatMoney(pool),
          packets: packets.toLocaleString('en-PH'),
          smallest: formatMoney(smallest),
          largest: formatMoney(largest),
          mean: formatMoney(meanOf(pool, packets)),
        }),
        formatMessage(messages.depositNeeded, { amount: formatMoney(depositMin), count: depositDays }),
        formatMessage(messages.playthrough, { times: decimalOf(betRate) }),
        messages.together,
      ],
    },
    { heading: messages.provablyFair, text: [messages.proof] },
  ],
})

const openersOf1000 = 300n

const meanOf = (pool: Centavos, packets: number): Centavos => centavos(pool / BigInt(packets))

/** So many players open a packet in each window of a day: at most the pool of each. */
const dayCost = ({ pool, packets, windows }: RedPacketTerms, players: bigint): Centavos =>
  multiplyCentavos(minCentavos(pool, centavos((pool * players) / BigInt(packets))), BigInt(windows.length))
