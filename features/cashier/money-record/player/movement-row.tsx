import { BalancePart } from '#features/players/account/player/index.ts'
import { formatLately, formatTime } from '#core/clock/manila-format.ts'
import type { IconName } from '#platform/ui/icon/icon-paths.ts'
import { ListRow } from '#platform/ui/list-row/list-row.tsx'
import type { RecordKind } from '../record-kinds.ts'
import { recordWords } from '../record-words.ts'
import styles from './movement-row.module.css'
import { RecordAmount } from './record-amount.tsx'
import type { Movement } from './use-record.ts'

const icons: Readonly<Record<RecordKind, IconName>> = {
  deposit: 'deposit',
  withdrawal: 'withdraw',
  bet: 'dice',
  win: 'trophy',
  reward: 'gift',
  safebox: 'lock',
  correction: 'edit',
}

interface MovementRowProps {
  movement: Movement
  isPoints: boolean
  /** No heading above the row says which day it was. */
  isLately?: boolean
  onChoose: (movement: Movement) => void
}

/** One movement: what, when, how much, and the balance after it. */
export function MovementRow({ movement, isPoints, isLately = false, onChoose }: MovementRowProps) {
  const { kind, reason, gameName, time, amount, balance } = movement
  const { title } = recordWords[reason]
  const when = isLately ? formatLately(time) : formatTime(time)
  return (
    <ListRow
      icon={icons[kind]}
      title={gameName ?? title}
      subtitle={gameName === null ? when : `${title} · ${when}`}
      onClick={() => onChoose(movement)}
      trailing={
        <span className={styles.figures}>
          <RecordAmount amount={amount} isPoints={isPoints} isSigned />
          <span className={styles.after}>
            {isPoints ? <RecordAmount amount={balance} isPoints /> : <BalancePart amount={balance} />}
          </span>
        </span>
      }
    />
  )
}
