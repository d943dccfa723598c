import type { ReactNode } from 'react'
import type { WireCentavos } from '#core/money/wire-centavos.ts'
import { formatShortMoney } from '#core/money/short-money.ts'
import { Icon } from '#platform/ui/icon/icon.tsx'
import { messages } from './messages/en.ts'
import styles from './card-face.module.css'

interface CardFaceProps {
  propId: number
  price: WireCentavos
  /** One line below the price. */
  children: ReactNode
}

/** A card's look: the more expensive, the brighter. */
export function CardFace({ propId, price, children }: CardFaceProps) {
  return (
    <div className={styles.face} data-prop={propId}>
      <div className={styles.words}>
        <span className={styles.kind}>{messages.signInCard}</span>
        <strong className={styles.price}>{formatShortMoney(price)}</strong>
        <span className={styles.line}>{children}</span>
      </div>
      <span className={styles.emblem} aria-hidden="true">
        <Icon name="calendar" size={30} />
      </span>
    </div>
  )
}
