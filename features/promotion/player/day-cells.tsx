import { useState } from 'react'
import { basisPointsFromDecimal } from '#core/money/basis-points.ts'
import { rewardName } from '#core/reward/reward-name.ts'
import { classNames } from '#platform/ui/class-names.ts'
import { Icon } from '#platform/ui/icon/icon.tsx'
import styles from './day-cells.module.css'
import type { WireItem } from './reward-items.tsx'

export type DayCell = {
  readonly day: number
  readonly items: readonly WireItem[]
  /** 0 not yet, 1 now, 2 taken. */
  readonly status: 0 | 1 | 2
}

interface DayCellsProps {
  days: readonly DayCell[]
  pending: boolean
  onClaim: (day: number) => void
}

/** A row of days, each with its gift: taken ones are stamped, the one that can be taken is a button. */
export function DayCells({ days, pending, onClaim }: DayCellsProps) {
  // What was taken before the page was opened is not stamped again.
  const [takenBefore] = useState(() => days.filter(({ status }) => status === 2).map(({ day }) => day))
  return (
    <ol className={styles.days}>
      {days.map((cell, index) => (
        <li key={cell.day} className={classNames(styles.slot, index === days.length - 1 && styles.last)}>
          <Cell cell={cell} isFresh={!takenBefore.includes(cell.day)} pending={pending} onClaim={onClaim} />
        </li>
      ))}
    </ol>
  )
}

interface CellProps extends Omit<DayCellsProps, 'days'> {
  cell: DayCell
  isFresh: boolean
}

function Cell({ cell: { day, items, status }, isFresh, pending, onClaim }: CellProps) {
  const content = (
    <>
      <span className={styles.day}>Day {day}</span>
      <Icon name={status === 2 ? 'check-circle' : 'gift'} size={26} />
      <span className={styles.gifts}>{items.map(nameOf).join(' + ')}</span>
      {status === 2 && <span className={styles.note}>Taken</span>}
      {status === 1 && <span className={styles.note}>Claim</span>}
    </>
  )
  if (status !== 1) {
    const isTaken = status === 2
    const look = classNames(styles.cell, isTaken && styles.taken, isTaken && isFresh && styles.fresh)
    return <div className={look}>{content}</div>
  }
  return (
    <button
      type="button"
      className={classNames(styles.cell, styles.open)}
      aria-busy={pending || undefined}
      onClick={() => onClaim(day)}
    >
      {content}
    </button>
  )
}

const nameOf = ({ id, count, betRate }: WireItem): string =>
  rewardName({ id, count, betRate: basisPointsFromDecimal(betRate) }).replace(/\.00\b/, '')
