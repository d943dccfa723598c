import { formatMoney } from '#core/money/format-money.ts'
import type { WireCentavos } from '#core/money/wire-centavos.ts'
import { ProgressBar } from '#platform/ui/progress-bar/progress-bar.tsx'

interface BudgetMeterProps {
  spent: WireCentavos
  max: WireCentavos | null
}

/** How much of a budget is used. */
export function BudgetMeter({ spent, max }: BudgetMeterProps) {
  if (max === null) return <span>{formatMoney(spent)}, no bound</span>
  return <ProgressBar label={formatMoney(spent)} valueText={`of ${formatMoney(max)}`} value={spent} max={max} />
}
