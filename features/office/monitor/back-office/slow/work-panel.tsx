import { useState } from 'react'
import type { ResponseOf } from '#core/contract/call.ts'
import { formatMessage } from '#core/message/format-message.ts'
import { type Column, DataTable } from '#platform/office-ui/data-table.tsx'
import { Button } from '#platform/ui/button/button.tsx'
import type { viewSlow } from '../../slow-contract.ts'
import { messages } from '../messages/en.ts'
import { groupTitle } from './group-title.ts'
import { sharesText, SplitBar } from './split-bar.tsx'
import { durationText, timeColumns } from './time-columns.tsx'
import styles from './work-panel.module.css'

type Slow = ResponseOf<typeof viewSlow>
type Group = Slow['groups'][number]
type WorkRow = Slow['work'][number]

type WorkPanelProps = Pick<Slow, 'groups' | 'work'>

/** Features by the time that they took; one opened shows its calls. */
export function WorkPanel({ groups, work }: WorkPanelProps) {
  const [opened, setOpened] = useState<string>()
  const group = groups.find((each) => each.group === opened)
  if (group === undefined) {
    return (
      <DataTable
        label={messages.byFeature}
        columns={groupColumns(setOpened)}
        rows={groups}
        rowKey={(each) => each.group}
        empty={messages.nothingMeasured}
      />
    )
  }
  const title = groupTitle(group.group)
  return (
    <>
      <div className={styles.head}>
        <Button variant="secondary" size="small" onClick={() => setOpened(undefined)}>
          {messages.allFeatures}
        </Button>
        <p className={styles.verdict}>
          {formatMessage(messages.groupVerdict, {
            group: title,
            mean: durationText(group.mean),
            shares: sharesText(group),
          })}
        </p>
      </div>
      <DataTable
        label={title}
        columns={workColumns}
        rows={work.filter((each) => each.group === group.group)}
        rowKey={({ kind, name }) => `${kind} ${name}`}
        empty={messages.nothingMeasured}
      />
    </>
  )
}

const groupColumns = (onOpen: (group: string) => void): readonly Column<Group>[] => [
  {
    name: messages.feature,
    cell: ({ group }) => (
      <Button variant="ghost" size="small" className={styles.open} onClick={() => onOpen(group)}>
        {groupTitle(group)}
      </Button>
    ),
    tight: true,
  },
  ...timeColumns,
  { name: messages.whereTimeGoes, cell: (group) => <SplitBar {...group} /> },
]

const workColumns: readonly Column<WorkRow>[] = [
  { name: messages.call, cell: ({ name }) => name },
  ...timeColumns,
  { name: messages.whereTimeGoes, cell: (row) => <SplitBar {...row} /> },
]
