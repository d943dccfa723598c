import type { WireCentavos } from '#core/money/wire-centavos.ts'
import { formatHundredths } from '#core/money/format-money.ts'
import { Money } from '#platform/ui/money/money.tsx'

interface RecordAmountProps {
  amount: WireCentavos
  isPoints: boolean
  /** A movement instead of a balance. */
  isSigned?: boolean
}

/** An amount of coins, or of points, which are no money and have no currency sign. */
export function RecordAmount({ amount, isPoints, isSigned = false }: RecordAmountProps) {
  if (!isPoints) return <Money amount={amount} tone={isSigned ? 'signed' : 'plain'} />
  return (
    <span>
      {isSigned && amount > 0 ? '+' : ''}
      {formatHundredths(amount)}
    </span>
  )
}
