import type { ReactNode } from 'react'
import type { WireCentavos } from '#core/money/wire-centavos.ts'
import { Badge, type BadgeProps } from '#platform/ui/badge/badge.tsx'
import { Money } from '#platform/ui/money/money.tsx'
import styles from './sum-head.module.css'

export interface SumHeadProps {
  amount: WireCentavos
  /** How the money moves: the method or the account. */
  by: string
  tone: BadgeProps['tone']
  /** The state, in the badge. */
  children: ReactNode
}

/** The head of a movement of money: its amount, its way and its state. */
export const SumHead = ({ amount, by, tone, children }: SumHeadProps) => (
  <div className={styles.head}>
    <p className={styles.sum}>
      <Money amount={amount} className={styles.money} />
      <span className={styles.by}>{by}</span>
    </p>
    <Badge tone={tone}>{children}</Badge>
  </div>
)
