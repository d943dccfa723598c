import { memo } from 'react'
import type { ResponseOf } from '#core/contract/call.ts'
import { usePlayer } from '#features/players/account/player/index.ts'
import { useLobbyConfiguration } from '#features/office/web-configuration/player/index.ts'
import { ClaimButton, RewardItems } from '#features/promotions/kit/player/index.ts'
import { useClient } from '#platform/browser/client/client-context.tsx'
import { useRefreshCalls } from '#platform/browser/client/use-refresh-calls.ts'
import { useHasRoute } from '#platform/browser/router/use-has-route.ts'
import { Button } from '#platform/ui/button/button.tsx'
import { ButtonLink } from '#platform/ui/button/button-link.tsx'
import { Icon } from '#platform/ui/icon/icon.tsx'
import { actTask, readTasks } from '../contract.ts'
import { socialAddress, taskIcon } from './task-look.ts'
import { messages } from './messages/en.ts'
import { formatMessage } from '#core/message/format-message.ts'
import styles from './task-row.module.css'

export type ShownTask = ResponseOf<typeof readTasks>['tasks'][number]

interface TaskRowProps {
  task: ShownTask
  /** It is being claimed, or something else is. */
  pending: boolean
  onClaim: (taskId: number) => void
}

/** One task: requirement, progress, reward, and action. Memoised. */
export const TaskRow = memo(function TaskRow({ task, pending, onClaim }: TaskRowProps) {
  const { title, need, progress, items, achieve, status } = task
  return (
    <div className={styles.row} data-status={status}>
      <span className={styles.icon}>
        <Icon name={taskIcon(task.type)} size={22} />
      </span>
      <div className={styles.words}>
        <p className={styles.title}>{title}</p>
        <div className={styles.gifts}>
          <RewardItems items={items} compact />
          {achieve > 0 && <span className={styles.achieve}>+{achieve}</span>}
        </div>
        {need > 1 && (
          <p className={styles.progress}>
            {formatMessage(messages.progressOfNeed, {
              progress: Math.min(progress, need).toLocaleString('en-PH'),
              need: need.toLocaleString('en-PH'),
            })}
          </p>
        )}
      </div>
      {status === 'open' ? (
        <Go task={task} />
      ) : (
        <ClaimButton
          size="small"
          state={status === 'claimed' ? 'done' : 'claimable'}
          loading={pending}
          onClaim={() => onClaim(task.id)}
        />
      )}
    </div>
  )
})

/** Leads to the page where the task is done, or to the social network. */
function Go({ task: { id, type, jump, isAct } }: Pick<TaskRowProps, 'task'>) {
  const hasRoute = useHasRoute()
  const client = useClient()
  const refreshCalls = useRefreshCalls()
  const { socialMedia } = useLobbyConfiguration()
  const shareUrlMap = usePlayer()?.shareUrlMap
  const address = isAct ? socialAddress(type, { socialMedia, shareUrlMap }) : undefined
  if (address === undefined) {
    return jump !== '' && hasRoute(jump) ? (
      <ButtonLink href={jump} size="small" variant="secondary">
        {messages.go}
      </ButtonLink>
    ) : null
  }
  const go = () => {
    window.open(address, '_blank', 'noopener,noreferrer')
    void client.send(actTask, { taskId: id }).then(async () => refreshCalls(readTasks))
  }
  return (
    <Button size="small" variant="secondary" iconEnd="external" onClick={go}>
      {messages.go}
    </Button>
  )
}
