import { formatMessage } from '#core/message/format-message.ts'
import { formatMoney } from '#core/money/format-money.ts'
import { wireCentavos } from '#core/money/wire-centavos.ts'
import { ClaimButton, LiveCountdown } from '#features/promotions/kit/player/index.ts'
import { Card } from '#platform/ui/card/card.tsx'
import { ProgressBar } from '#platform/ui/progress-bar/progress-bar.tsx'
import { messages } from './messages/en.ts'
import styles from './rows.module.css'
import type { ShownFestival } from './use-festival.tsx'

interface DayTasksProps {
  festival: ShownFestival
  pending: boolean
  onClaim: (id: number) => void
  onDayEnd: () => void
}

/** What brings stars today. */
export function DayTasks({ festival: { tasks, nextDayAt, now }, pending, onClaim, onDayEnd }: DayTasksProps) {
  if (tasks.length === 0) return null
  return (
    <Card title={messages.tasks}>
      <p className={styles.note}>
        {messages.newTasksIn}{' '}
        <LiveCountdown at={nextDayAt} serverTime={now} label={messages.newTasksIn} onEnd={onDayEnd} />
      </p>
      <ul className={styles.rows}>
        {tasks.map((task) => (
          <TaskRow key={task.id} task={task} pending={pending} onClaim={() => onClaim(task.id)} />
        ))}
      </ul>
    </Card>
  )
}

const states = { 0: 'locked', 1: 'claimable', 2: 'done' } as const

interface TaskRowProps {
  task: ShownFestival['tasks'][number]
  pending: boolean
  onClaim: () => void
}

function TaskRow({ task, pending, onClaim }: TaskRowProps) {
  const { kind, need, done, stars, status } = task
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        {kind === 'visit' ? (
          <span>{messages.taskVisit}</span>
        ) : (
          <ProgressBar
            label={kind === 'play' ? messages.taskPlay : messages.taskBet}
            valueText={progressText(task)}
            value={done}
            max={need}
          />
        )}
      </div>
      <ClaimButton
        size="small"
        state={states[status]}
        label={formatMessage(messages.getStars, { count: stars })}
        lockedLabel={formatMessage(messages.starCount, { count: stars })}
        loading={pending && states[status] === 'claimable'}
        onClaim={onClaim}
      />
    </li>
  )
}

function progressText({ kind, done, need }: TaskRowProps['task']): string {
  const text = (amount: number) => (kind === 'bet' ? formatMoney(wireCentavos(amount)) : amount.toLocaleString('en-PH'))
  return formatMessage(messages.amountOfNeed, { amount: text(Math.min(done, need)), need: text(need) })
}
