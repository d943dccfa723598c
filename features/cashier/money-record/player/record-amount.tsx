import type { WireCentavos } from '#core/money/wire-centavos.ts'
import { formatHundredths } from '#core/money/format-money.ts'
import { Money } from '#platform/ui/money/money.tsx'

interface RecordAmountProps {
  amount: WireCentavos
  isPoints: boolean
  /** What came or went, not what is there. */
  isSigned?: boolean
}

/** An amount of coins, or of points, which are no money and carry no sign of it. */
export function RecordAmount({ amount, isPoints, isSigned = false }: RecordAmountProps) {
  if (!isPoints) return <Money amount={amount} tone={isSigned ? 'signed' : 'plain'} />
  return (
    <span>
      {isSigned && amount > 0 ? '+' : ''}
      {formatHundredths(amount)}
    </span>
  )
}
