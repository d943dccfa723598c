import type { ResponseOf } from '#core/contract/call.ts'
import type { listPromotions } from '../staff-contract.ts'
import { BudgetMeter } from './budget-meter.tsx'
import { messages } from './messages/en.ts'

type ClosestBudgetProps = Pick<ResponseOf<typeof listPromotions>['promotions'][number], 'spent' | 'held' | 'budget'>

const limits = {
  total: messages.ofMaxInTotal,
  monthly: messages.ofMaxThisMonth,
  weekly: messages.ofMaxThisWeek,
  daily: messages.ofMaxToday,
} as const
const periods = ['total', 'monthly', 'weekly', 'daily'] as const

/** Of a promotion's budgets the one of which the least is left. */
export function ClosestBudget({ spent, held, budget }: ClosestBudgetProps) {
  const shareOf = (period: (typeof periods)[number]): number => (spent[period] + held[period]) / (budget[period] ?? 1)
  const [closest = 'total'] = periods
    .filter((period) => budget[period] !== null)
    .toSorted((a, b) => shareOf(b) - shareOf(a))
  return <BudgetMeter spent={spent[closest]} held={held[closest]} max={budget[closest]} limit={limits[closest]} />
}
