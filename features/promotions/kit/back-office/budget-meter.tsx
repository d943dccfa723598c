import { formatMoney } from '#core/money/format-money.ts'
import type { WireCentavos } from '#core/money/wire-centavos.ts'
import { ProgressBar } from '#platform/ui/progress-bar/progress-bar.tsx'

interface BudgetMeterProps {
  spent: WireCentavos
  /** Reserved for buyers who have not received everything yet. */
  held: WireCentavos
  max: WireCentavos | null
}

/** The use of a budget. */
export function BudgetMeter({ spent, held, max }: BudgetMeterProps) {
  const used = held > 0 ? `${formatMoney(spent)} and ${formatMoney(held)} held back` : formatMoney(spent)
  if (max === null) return <span>{used}, no bound</span>
  return <ProgressBar label={used} valueText={`of ${formatMoney(max)}`} value={spent + held} max={max} />
}
