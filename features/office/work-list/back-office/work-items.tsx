import { useState } from 'react'
import { formatInstant } from '#core/clock/manila-format.ts'
import type { ResponseOf } from '#core/contract/call.ts'
import { formatMessage } from '#core/message/format-message.ts'
import { useMay } from '#features/office/staff/back-office/index.ts'
import { DataTable } from '#platform/office-ui/data-table.tsx'
import { failureText } from '#platform/office-ui/failure-text.ts'
import { Notice } from '#platform/office-ui/notice.tsx'
import { TwoLines } from '#platform/office-ui/two-lines.tsx'
import { useStaffQuery } from '#platform/office-ui/use-staff-query.ts'
import { Badge } from '#platform/ui/badge/badge.tsx'
import { Button } from '#platform/ui/button/button.tsx'
import { Card } from '#platform/ui/card/card.tsx'
import { SegmentedControl } from '#platform/ui/segmented-control/segmented-control.tsx'
import { listWorkItems, returnWorkItem, takeWorkItem } from '../contract.ts'
import { HandOverDialog } from './hand-over-dialog.tsx'
import { messages } from './messages/en.ts'
import { agoText } from './span-text.ts'
import { useWorkAction } from './use-work-action.ts'
import styles from './work-items.module.css'

type Item = ResponseOf<typeof listWorkItems>['items'][number]

const refreshEveryMs = 10_000

/** Items that wait, by deadline, with their owners. */
export function WorkItems() {
  const [show, setShow] = useState<'all' | 'mine'>('all')
  const { answer, failure } = useStaffQuery(listWorkItems, { mine: show === 'mine' }, { refreshEveryMs })
  const [handing, setHanding] = useState<Item>()
  return (
    <Card title={messages.items}>
      <div className={styles.list}>
        {failure && <Notice tone="danger">{failureText(failure)}</Notice>}
        {answer && (
          <>
            <div className={styles.head}>
              <SegmentedControl
                label={messages.items}
                options={[
                  { value: 'all', label: formatMessage(messages.allItems, { count: answer.all }) },
                  { value: 'mine', label: formatMessage(messages.myItems, { count: answer.mine }) },
                ]}
                value={show}
                onChange={setShow}
              />
              <p className={styles.overdue}>
                {answer.overdue === 0
                  ? messages.noneOverdue
                  : formatMessage(messages.overdueItems, { count: answer.overdue })}
              </p>
            </div>
            <DataTable
              label={messages.items}
              columns={columnsFor(setHanding, answer.now)}
              rows={answer.items}
              rowKey={({ queue, ref }) => `${queue} ${ref}`}
              empty={messages.noItems}
            />
          </>
        )}
      </div>
      {handing && <HandOverDialog item={handing} onClose={() => setHanding(undefined)} />}
    </Card>
  )
}

const columnsFor = (onHandOver: (item: Item) => void, now: Item['since']) => [
  {
    name: messages.item,
    cell: ({ label, about, page }: Item) => <TwoLines first={<a href={page}>{about}</a>} second={label} />,
  },
  {
    name: messages.due,
    cell: ({ dueAt, isOverdue }: Item) => (
      <span className={styles.due}>
        {isOverdue && <Badge tone="danger">{messages.overdue}</Badge>}
        {formatInstant(dueAt)}
      </span>
    ),
    tight: true,
  },
  {
    name: messages.waitsSince,
    cell: ({ since }: Item) => <span title={formatInstant(since)}>{agoText(since, now)}</span>,
    tight: true,
  },
  {
    name: messages.owner,
    cell: ({ ownerName, isMine }: Item) => (isMine ? <b>{messages.you}</b> : (ownerName ?? messages.nobody)),
  },
  { name: messages.actions, cell: (item: Item) => <ItemActs item={item} onHandOver={onHandOver} />, tight: true },
]

interface ItemActsProps {
  item: Item
  onHandOver: (item: Item) => void
}

function ItemActs({ item, onHandOver }: ItemActsProps) {
  const may = useMay()
  const act = useWorkAction()
  const { queue, ref, owner, isMine, isOwnedOnPage, page } = item
  if (isOwnedOnPage) return <a href={page}>{messages.open}</a>
  return (
    <span className={styles.acts}>
      {owner === null && may('work.take') && (
        <Button
          size="small"
          onClick={() => void act(takeWorkItem, { queue, ref, reason: messages.takeReason }, messages.taken)}
        >
          {messages.take}
        </Button>
      )}
      {isMine && may('work.return') && (
        <Button
          size="small"
          variant="secondary"
          onClick={() => void act(returnWorkItem, { queue, ref, reason: messages.returnReason }, messages.returned)}
        >
          {messages.giveBack}
        </Button>
      )}
      {may('work.handOver') && (
        <Button size="small" variant="secondary" onClick={() => onHandOver(item)}>
          {messages.handOver}
        </Button>
      )}
    </span>
  )
}
