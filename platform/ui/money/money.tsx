import type { Centavos } from '#core/money/centavos.ts'
import { formatMoney, formatSignedMoney } from '#core/money/format-money.ts'
import type { WireCentavos } from '#core/money/wire-centavos.ts'
import { classNames } from '#platform/ui/class-names.ts'
import styles from '#platform/ui/money/money.module.css'

export interface MoneyProps {
  amount: Centavos | WireCentavos
  /** Gold for balances, signed for movements; plain takes the surrounding colour. */
  tone?: 'plain' | 'gold' | 'signed' | undefined
  className?: string | undefined
}

/** A formatted amount in tabular digits. */
export function Money({ amount, tone = 'plain', className }: MoneyProps) {
  const signed = tone === 'signed'
  return (
    <span className={classNames(styles.money, styles[tone], signed && amount > 0 && styles.came, className)}>
      {signed ? formatSignedMoney(amount) : formatMoney(amount)}
    </span>
  )
}
