import { memo } from 'react'
import type { ResponseOf } from '#core/contract/call.ts'
import { basisPointsFromDecimal } from '#core/money/basis-points.ts'
import { rewardName } from '#core/reward/reward-name.ts'
import { classNames } from '#platform/ui/class-names.ts'
import { Icon } from '#platform/ui/icon/icon.tsx'
import type { readTasks } from '../contract.ts'
import { messages } from './messages/en.ts'
import { formatMessage } from '#core/message/format-message.ts'
import styles from './chest-bar.module.css'

type Board = Pick<ResponseOf<typeof readTasks>, 'achieveNum' | 'chests'>
type Chest = Board['chests'][number]

interface ChestBarProps {
  board: Board
  pending: boolean
  onOpen: (chestId: number) => void
}

/** The day's achievement, with the chests along the bar. */
export function ChestBar({ board: { achieveNum, chests }, pending, onOpen }: ChestBarProps) {
  const most = Math.max(1, ...chests.map(({ need }) => need))
  return (
    <section className={styles.bar} aria-label={messages.todaysPoints}>
      <p className={styles.head}>
        <span>{messages.todaysPoints}</span>
        <strong className={styles.points}>{achieveNum}</strong>
      </p>
      <progress
        className={styles.track}
        value={Math.min(achieveNum, most)}
        max={most}
        aria-label={messages.todaysPoints}
      />
      <ol className={styles.chests}>
        {chests.map((chest) => (
          <li key={chest.id}>
            <ChestButton chest={chest} pending={pending && chest.status === 'claimable'} onOpen={onOpen} />
          </li>
        ))}
      </ol>
    </section>
  )
}

interface ChestButtonProps {
  chest: Chest
  pending: boolean
  onOpen: (chestId: number) => void
}

/** Memoised: re-renders when this chest changes. */
const ChestButton = memo(function ChestButton({
  chest: { id, need, items, status },
  pending,
  onOpen,
}: ChestButtonProps) {
  const content = items
    .map(({ betRate, ...item }) => rewardName({ ...item, betRate: basisPointsFromDecimal(betRate) }))
    .join(', ')
  const canOpen = status === 'claimable'
  return (
    <button
      type="button"
      className={classNames(styles.chest, styles[status])}
      disabled={status === 'open'}
      aria-disabled={pending || !canOpen || undefined}
      onClick={canOpen ? () => onOpen(id) : undefined}
    >
      <span className={styles.box}>
        <Icon name={status === 'claimed' ? 'check' : 'gift'} size={24} />
      </span>
      <span className="visually-hidden">{formatMessage(names[status], { need, rewards: content })}</span>
      <span aria-hidden className={styles.need}>
        {need}
      </span>
      <span aria-hidden className={styles.content}>
        {content}
      </span>
    </button>
  )
})

const names = { open: messages.chestLocked, claimable: messages.chestReady, claimed: messages.chestOpened } as const
