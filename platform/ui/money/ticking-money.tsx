import { useState } from 'react'
import type { Centavos } from '#core/money/centavos.ts'
import { formatMoney } from '#core/money/format-money.ts'
import type { WireCentavos } from '#core/money/wire-centavos.ts'
import { classNames } from '#platform/ui/class-names.ts'
import styles from '#platform/ui/money/money.module.css'

export interface TickingMoneyProps {
  amount: Centavos | WireCentavos
  className?: string | undefined
}

/** An amount whose digits roll when it changes: up when it grew, down when it shrank, and only those that differ. */
export function TickingMoney({ amount, className }: TickingMoneyProps) {
  const [shown, setShown] = useState({ now: amount, before: amount })
  if (shown.now !== amount) setShown({ now: amount, before: shown.now })
  const now = formatMoney(shown.now)
  const before = formatMoney(shown.before)
  const look = classNames(styles.money, styles.gold, className)
  if (now === before) return <span className={look}>{now}</span>
  const settle = () => setShown({ now: amount, before: amount })
  return (
    <span className={look} onAnimationEnd={settle}>
      <span className="visually-hidden">{now}</span>
      <span className={classNames(styles.reel, shown.now > shown.before ? styles.up : styles.down)} aria-hidden>
        {[...now].map((char, index) => (
          // Keyed from the end, so that a digit keeps its position when the amount grows longer.
          <Digit
            key={now.length - index}
            char={char}
            before={before.padStart(now.length).at(index - now.length) ?? ' '}
          />
        ))}
      </span>
    </span>
  )
}

function Digit({ char, before }: { char: string; before: string }) {
  if (char === before) return char
  return (
    <span key={`${before}${char}`} className={styles.slot}>
      <span className={styles.old}>{before}</span>
      <span className={styles.new}>{char}</span>
    </span>
  )
}
