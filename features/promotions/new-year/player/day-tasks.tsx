import { claimStatus } from '#core/enumerations/claim-status.ts'
import { formatMessage } from '#core/message/format-message.ts'
import { formatMoney } from '#core/money/format-money.ts'
import { wireCentavos } from '#core/money/wire-centavos.ts'
import { ClaimButton, LiveCountdown } from '#features/promotions/kit/player/index.ts'
import { Button } from '#platform/ui/button/button.tsx'
import { ButtonLink } from '#platform/ui/button/button-link.tsx'
import { Card } from '#platform/ui/card/card.tsx'
import { ProgressBar } from '#platform/ui/progress-bar/progress-bar.tsx'
import styles from './day-tasks.module.css'
import { messages } from './messages/en.ts'
import type { ShownNewYear } from './use-new-year.ts'

interface DayTasksProps {
  newYear: ShownNewYear
  pending: boolean
  onShare: () => void
  onClaim: (id: number) => void
  onExtra: () => void
  onDayEnd: () => void
}

/** The tasks that give boxes today. */
export function DayTasks({ newYear, pending, onShare, onClaim, onExtra, onDayEnd }: DayTasksProps) {
  const { tasks, nextDayAt, now } = newYear
  return (
    <Card title={messages.tasks}>
      <p className={styles.note}>
        {messages.newTasksIn}{' '}
        <LiveCountdown at={nextDayAt} serverTime={now} label={messages.newTasksIn} onEnd={onDayEnd} />
      </p>
      <ul className={styles.tasks}>
        {tasks.map((task) => (
          <TaskRow key={task.id} task={task} pending={pending} onShare={onShare} onClaim={() => onClaim(task.id)} />
        ))}
        <ExtraRow newYear={newYear} pending={pending} onExtra={onExtra} />
      </ul>
    </Card>
  )
}

const states = { 0: 'locked', 1: 'claimable', 2: 'done' } as const
const titles = {
  login: messages.taskLogin,
  share: messages.taskShare,
  deposit: messages.taskDeposit,
  bet: messages.taskBet,
} as const

interface TaskRowProps {
  task: ShownNewYear['tasks'][number]
  pending: boolean
  onShare: () => void
  onClaim: () => void
}

function TaskRow({ task: { kind, need, done, boxes, status }, pending, onShare, onClaim }: TaskRowProps) {
  const isToShare = kind === 'share' && status === claimStatus.locked
  return (
    <li className={styles.task}>
      <div className={styles.words}>
        {need > 0 ? <Sum label={titles[kind]} value={done} max={need} /> : <span>{titles[kind]}</span>}
      </div>
      {isToShare ? (
        <Button size="small" icon="share" loading={pending} onClick={onShare}>
          {messages.share}
        </Button>
      ) : (
        <ClaimButton
          size="small"
          state={states[status]}
          label={formatMessage(messages.getBoxes, { count: boxes })}
          lockedLabel={formatMessage(messages.boxCount, { count: boxes })}
          loading={pending && status === claimStatus.claimable}
          onClaim={onClaim}
        />
      )}
    </li>
  )
}

const Sum = ({ label, value, max }: { readonly label: string; readonly value: number; readonly max: number }) => (
  <ProgressBar
    label={label}
    valueText={formatMessage(messages.amountOfNeed, {
      amount: formatMoney(wireCentavos(Math.min(value, max))),
      need: formatMoney(wireCentavos(max)),
    })}
    value={value}
    max={max}
  />
)

type ExtraRowProps = Pick<DayTasksProps, 'newYear' | 'pending' | 'onExtra'>

/** Further deposits of the day, each with a box. */
function ExtraRow({ newYear: { extraPer, extraMax, extrasUsed, extrasLeft }, pending, onExtra }: ExtraRowProps) {
  if (extraMax === 0) return null
  const isDone = extrasUsed >= extraMax
  return (
    <li className={styles.task}>
      <div className={styles.words}>
        <span>{formatMessage(messages.extraTitle, { amount: formatMoney(extraPer) })}</span>
        <span className={styles.note}>
          {formatMessage(messages.extraUsed, { used: Math.min(extrasUsed, extraMax), max: extraMax })}
        </span>
      </div>
      {extrasLeft > 0 || isDone ? (
        <ClaimButton
          size="small"
          state={isDone ? 'done' : 'claimable'}
          label={formatMessage(messages.getBoxes, { count: 1 })}
          loading={pending && !isDone}
          onClaim={onExtra}
        />
      ) : (
        <ButtonLink href="/lobby/wallets/deposit" variant="secondary" size="small">
          {messages.depositForExtra}
        </ButtonLink>
      )}
    </li>
  )
}
