import { type SupportQueue, supportQueues, supportQueueWords } from '#core/support-queue.ts'
import type { SettingField } from '#features/promotions/kit/server/index.ts'

const row = (
  exp: number,
  gifts: { levelUp: number; weekly: number; monthly: number; birthday: number },
  more: { withdrawals: number; automaticMax: number; rebate: number; queue: SupportQueue },
) => ({ exp, ...gifts, ...more })

const standard = { withdrawals: 3, automaticMax: 500_000, rebate: 10, queue: 'standard' } as const

/** The default levels. Amounts are centavos, rates hundredths of a percent. */
const firstVipLevels = [
  row(0, { levelUp: 0, weekly: 0, monthly: 0, birthday: 0 }, { ...standard, rebate: 0 }),
  row(100, { levelUp: 500, weekly: 5, monthly: 1_000, birthday: 2_000 }, standard),
  row(500, { levelUp: 1_000, weekly: 5, monthly: 2_000, birthday: 3_000 }, standard),
  row(2_000, { levelUp: 2_000, weekly: 8, monthly: 3_000, birthday: 5_000 }, { ...standard, rebate: 15 }),
  row(
    10_000,
    { levelUp: 8_000, weekly: 10, monthly: 8_000, birthday: 10_000 },
    { withdrawals: 4, automaticMax: 600_000, rebate: 20, queue: 'priority' },
  ),
  row(
    50_000,
    { levelUp: 20_000, weekly: 12, monthly: 20_000, birthday: 20_000 },
    { withdrawals: 5, automaticMax: 800_000, rebate: 25, queue: 'priority' },
  ),
  row(
    100_000,
    { levelUp: 40_000, weekly: 15, monthly: 40_000, birthday: 40_000 },
    { withdrawals: 5, automaticMax: 1_000_000, rebate: 30, queue: 'priority' },
  ),
  row(
    300_000,
    { levelUp: 100_000, weekly: 18, monthly: 80_000, birthday: 80_000 },
    { withdrawals: 6, automaticMax: 1_200_000, rebate: 35, queue: 'personal' },
  ),
  row(
    1_000_000,
    { levelUp: 200_000, weekly: 20, monthly: 150_000, birthday: 150_000 },
    { withdrawals: 8, automaticMax: 1_500_000, rebate: 40, queue: 'personal' },
  ),
  row(
    3_000_000,
    { levelUp: 300_000, weekly: 25, monthly: 250_000, birthday: 250_000 },
    { withdrawals: 8, automaticMax: 1_800_000, rebate: 45, queue: 'personal' },
  ),
  row(
    10_000_000,
    { levelUp: 500_000, weekly: 30, monthly: 500_000, birthday: 500_000 },
    { withdrawals: 10, automaticMax: 2_000_000, rebate: 50, queue: 'personal' },
  ),
]

const levelColumns: readonly SettingField[] = [
  { name: 'exp', label: 'VIP points needed', type: 'whole', initial: 0 },
  { name: 'levelUp', label: 'Level-up reward', type: 'money', initial: 0 },
  { name: 'weekly', label: 'Weekly reward (of bets)', type: 'percent', initial: 0 },
  { name: 'monthly', label: 'Monthly reward', type: 'money', initial: 0 },
  { name: 'birthday', label: 'Birthday reward', type: 'money', initial: 0 },
  { name: 'withdrawals', label: 'Withdrawals per day', type: 'whole', initial: 3 },
  { name: 'automaticMax', label: 'Withdrawals approved automatically up to', type: 'money', initial: 500_000 },
  { name: 'rebate', label: 'Daily cash back', type: 'percent', initial: 0 },
  {
    name: 'queue',
    label: 'Customer service queue',
    type: 'choice',
    initial: 'standard',
    options: supportQueues.map((value) => ({ value, label: supportQueueWords[value] })),
  },
]

export const vipFields: readonly SettingField[] = [
  {
    name: 'levels',
    label: 'Levels',
    type: 'rows',
    countsFrom: 0,
    columns: levelColumns,
    initial: firstVipLevels,
  },
  { name: 'weeklyDeposit', label: 'Deposits needed for the weekly reward', type: 'money', initial: 20_000 },
  { name: 'monthlyDeposit', label: 'Deposits needed for the monthly reward', type: 'money', initial: 100_000 },
  { name: 'giftDays', label: 'Days to claim rewards in the inbox', type: 'whole', initial: 15 },
]
