import { useState } from 'react'
import type { ResponseOf } from '#core/contract/call.ts'
import { usePlayer } from '#features/players/account/player/index.ts'
import { useLobbyConfiguration } from '#features/office/web-configuration/player/index.ts'
import { FailedReading, GivenDialog, PromotionPage, useClaim } from '#features/promotions/kit/player/index.ts'
import { type CallQuery, useCallQuery } from '#platform/browser/client/use-call-query.ts'
import { Card } from '#platform/ui/card/card.tsx'
import { EmptyState } from '#platform/ui/empty-state/empty-state.tsx'
import { Skeleton, SkeletonGroup } from '#platform/ui/skeleton/skeleton.tsx'
import { TabPanel } from '#platform/ui/tabs/tab-panel.tsx'
import { Tabs } from '#platform/ui/tabs/tabs.tsx'
import { claimTask, readTasks } from '../contract.ts'
import { ChestBar } from './chest-bar.tsx'
import { isDoable } from './task-look.ts'
import { TaskRow } from './task-row.tsx'
import { messages } from './messages/en.ts'
import styles from './task-page.module.css'

const tabs = [
  { id: 'daily', label: messages.daily },
  { id: 'once', label: messages.once },
] as const

/** The player's tasks: daily, one-off, and the chests. */
export function TaskPage() {
  const query = useCallQuery(readTasks, {})
  const { answer, refresh } = query
  return (
    <PromotionPage
      title={messages.title}
      lead={messages.pageLead}
      scene="task"
      rule="tasks"
      ends={answer?.isOpen === false ? undefined : { label: messages.newTasksIn, known: answer && timesOf(answer) }}
      onEnd={() => void refresh()}
    >
      {answer ? <Board board={answer} /> : <WithoutBoard query={query} />}
    </PromotionPage>
  )
}

const timesOf = ({ endsAt, now }: ResponseOf<typeof readTasks>) => ({ at: endsAt, now })

function WithoutBoard({ query }: { query: CallQuery<typeof readTasks> }) {
  if (query.failure) return <FailedReading query={query} />
  return (
    <SkeletonGroup className={styles.wait} label={messages.loadingTasks}>
      {[1, 2, 3, 4, 5].map((row) => (
        <Skeleton key={row} shape="block" className={styles.waitRow} />
      ))}
    </SkeletonGroup>
  )
}

function Board({ board }: { board: ResponseOf<typeof readTasks> }) {
  const [tab, setTab] = useState<(typeof tabs)[number]['id']>('daily')
  const { socialMedia } = useLobbyConfiguration()
  const addresses = { socialMedia, shareUrlMap: usePlayer()?.shareUrlMap }
  const [given, setGiven] = useState<ResponseOf<typeof claimTask>['items']>()
  const { claim, pending, presenceDialog } = useClaim(claimTask, {
    refresh: [readTasks],
    onClaimed: ({ items }) => setGiven(items),
  })
  if (!board.isOpen) {
    return (
      <EmptyState icon="check-circle" title={messages.tasksEmpty}>
        {messages.tasksEmptyHint}
      </EmptyState>
    )
  }
  const openChest = (chestId: number) => claim({ chestId })
  const claimTaskById = (taskId: number) => claim({ taskId })
  const shown = board.tasks.filter((task) => task.isDaily === (tab === 'daily') && isDoable(task, addresses))
  return (
    <>
      <ChestBar board={board} pending={pending} onOpen={openChest} />
      <div>
        <Tabs id="tasks" label={messages.title} tabs={tabs} selected={tab} onSelect={setTab} />
        <TabPanel tabs="tasks" tab={tab} className={styles.panel}>
          {shown.length === 0 ? (
            <EmptyState icon="check-circle" title={messages.tabEmpty}>
              {messages.tabEmptyHint}
            </EmptyState>
          ) : (
            <Card flush>
              {shown.toSorted(byStatus).map((task) => (
                <TaskRow
                  key={task.id}
                  task={task}
                  pending={pending && task.status === 'claimable'}
                  onClaim={claimTaskById}
                />
              ))}
            </Card>
          )}
        </TabPanel>
      </div>
      <GivenDialog items={given} ready={pending} onClose={() => setGiven(undefined)} />
      {presenceDialog}
    </>
  )
}

const order = { claimable: 0, open: 1, claimed: 2 } as const
type StatusHolder = { readonly status: keyof typeof order }

/** Claimable first, claimed last. */
const byStatus = (a: StatusHolder, b: StatusHolder): number => order[a.status] - order[b.status]
