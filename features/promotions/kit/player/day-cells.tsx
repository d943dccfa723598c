import { claimStatus, type ClaimStatus } from '#core/enumerations/claim-status.ts'
import { memo, useState } from 'react'
import { basisPointsFromDecimal } from '#core/money/basis-points.ts'
import { withoutZeroCentavos } from '#core/money/short-money.ts'
import { rewardName } from '#core/reward/reward-name.ts'
import { classNames } from '#platform/ui/class-names.ts'
import { Icon } from '#platform/ui/icon/icon.tsx'
import type { IconName } from '#platform/ui/icon/icon-paths.ts'
import styles from './day-cells.module.css'
import type { WireItem } from './reward-items.tsx'
import { messages } from './messages/en.ts'
import { formatMessage } from '#core/message/format-message.ts'

export type DayCell = {
  readonly day: number
  readonly items: readonly WireItem[]
  readonly status: (typeof claimStatus)[ClaimStatus]
}

interface DayCellsProps {
  days: readonly DayCell[]
  pending: boolean
  onClaim: (day: number) => void
}

/** A row of days with their gifts: claimed ones are stamped, the claimable one is a button. */
export function DayCells({ days, pending, onClaim }: DayCellsProps) {
  // Gifts claimed before the page opened are not stamped with an animation.
  const [takenBefore] = useState(() => days.filter(({ status }) => status === claimStatus.done).map(({ day }) => day))
  return (
    <ol className={styles.days}>
      {days.map((cell, index) => (
        <li key={cell.day} className={classNames(styles.slot, index === days.length - 1 && styles.last)}>
          <Cell
            cell={cell}
            isFresh={!takenBefore.includes(cell.day)}
            pending={pending && cell.status === claimStatus.claimable}
            onClaim={onClaim}
          />
        </li>
      ))}
    </ol>
  )
}

interface CellProps extends Omit<DayCellsProps, 'days'> {
  cell: DayCell
  isFresh: boolean
}

/** Memoised: re-renders when its own day changes. */
const Cell = memo(function Cell({ cell, isFresh, pending, onClaim }: CellProps) {
  const { day, status } = cell
  if (status === claimStatus.locked) {
    return (
      <div className={styles.cell}>
        <Face cell={cell} />
      </div>
    )
  }
  const isTaken = status === claimStatus.done
  const face = isTaken ? takenFace : { note: messages.claim }
  if (isTaken && !isFresh) {
    return (
      <div className={classNames(styles.cell, styles.taken)}>
        <Face cell={cell} {...face} />
      </div>
    )
  }
  // A freshly claimed gift is stamped on the tapped button itself, which keeps the focus.
  return (
    <button
      type="button"
      className={classNames(styles.cell, ...(isTaken ? [styles.taken, styles.fresh] : [styles.open]))}
      aria-disabled={isTaken || undefined}
      aria-busy={pending || undefined}
      onClick={isTaken ? undefined : () => onClaim(day)}
    >
      <Face cell={cell} {...face} />
    </button>
  )
})

const takenFace = { icon: 'check-circle', note: messages.claimed } as const

interface FaceProps {
  cell: DayCell
  icon?: IconName
  note?: string
}

const Face = ({ cell: { day, items }, icon = 'gift', note }: FaceProps) => (
  <>
    <span className={styles.day}>{formatMessage(messages.dayNumber, { day })}</span>
    <Icon name={icon} size={26} />
    <span className={styles.gifts}>{items.map(nameOf).join(' + ')}</span>
    {note && <span className={styles.note}>{note}</span>}
  </>
)

const nameOf = ({ id, count, betRate }: WireItem): string =>
  withoutZeroCentavos(rewardName({ id, count, betRate: basisPointsFromDecimal(betRate) }))
