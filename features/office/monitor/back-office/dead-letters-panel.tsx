import { useState } from 'react'
import type { ResponseOf } from '#core/contract/call.ts'
import { formatInstant } from '#core/clock/manila-format.ts'
import type { Column } from '#platform/office-ui/data-table.tsx'
import type { ListFilter } from '#platform/office-ui/list/list-filter.ts'
import { newestOrOldest } from '#platform/office-ui/list/newest-or-oldest.ts'
import { StaffList, useMay } from '#features/office/staff/back-office/index.ts'
import { TwoLines } from '#platform/office-ui/two-lines.tsx'
import { Button } from '#platform/ui/button/button.tsx'
import { listDeadEvents, listDeadRuns } from '../contract.ts'
import styles from './dead-letters-panel.module.css'
import { type ChosenLetter, LetterDialog } from './letter-dialog.tsx'
import { messages } from './messages/en.ts'
import { formatMessage } from '#core/message/format-message.ts'

type DeadEvent = ResponseOf<typeof listDeadEvents>['rows'][number]
type DeadRun = ResponseOf<typeof listDeadRuns>['rows'][number]
type Choose = (chosen: ChosenLetter) => void

const filters = (name: string): readonly ListFilter[] => [
  { kind: 'text', name: 'name', label: name },
  { kind: 'text', name: 'key', label: messages.subject },
]

/** Events that failed at every attempt. A person decides between retrying and dropping. */
export function DeadEventsPanel() {
  const [chosen, setChosen] = useState<ChosenLetter>()
  return (
    <>
      <StaffList
        call={listDeadEvents}
        label={messages.failedEvents}
        filters={filters(messages.consumer)}
        columns={eventColumns(setChosen)}
        rowKey={({ id }) => id}
        empty={messages.noFailedEvents}
        sort="newest"
        refreshEveryMs={refreshEveryMs}
      />
      {chosen && <LetterDialog chosen={chosen} onClose={() => setChosen(undefined)} />}
    </>
  )
}

/** Job runs that failed at every attempt. */
export function DeadRunsPanel() {
  const [chosen, setChosen] = useState<ChosenLetter>()
  return (
    <>
      <StaffList
        call={listDeadRuns}
        label={messages.failedJobs}
        filters={filters(messages.job)}
        columns={runColumns(setChosen)}
        rowKey={({ id }) => id}
        empty={messages.noFailedJobs}
        sort="newest"
        refreshEveryMs={refreshEveryMs}
      />
      {chosen && <LetterDialog chosen={chosen} onClose={() => setChosen(undefined)} />}
    </>
  )
}

const refreshEveryMs = 10_000

type ActionsProps = { readonly letter: Omit<ChosenLetter, 'what'>; readonly onChoose: Choose }

function Actions({ letter, onChoose }: ActionsProps) {
  const may = useMay()
  return (
    <span className={styles.actions}>
      {may('monitor.replay') && (
        <Button variant="secondary" size="small" icon="refresh" onClick={() => onChoose({ ...letter, what: 'replay' })}>
          {messages.retry}
        </Button>
      )}
      {may('monitor.drop') && (
        <Button variant="secondary" size="small" icon="trash" onClick={() => onChoose({ ...letter, what: 'drop' })}>
          {messages.discard}
        </Button>
      )}
    </span>
  )
}

const Why = ({ error, attempts }: Pick<DeadRun, 'error' | 'attempts'>) => (
  <span className={styles.why}>{formatMessage(messages.errorAfter, { error, count: attempts })}</span>
)

/** The start of the event; the decision dialog shows all of it. */
const About = ({ about, event }: { readonly about: string; readonly event: string }) => (
  <>
    {about}
    <span className={styles.event}>{event}</span>
  </>
)

const eventColumns = (onChoose: Choose): readonly Column<DeadEvent>[] => [
  {
    name: messages.failedAtConsumer,
    cell: ({ diedAt, consumer }) => <TwoLines first={formatInstant(diedAt)} second={consumer} />,
    sorts: newestOrOldest,
  },
  {
    name: messages.subjectEvent,
    cell: ({ key, topic, payload }) => <About about={key} event={`${topic} ${payload}`} />,
  },
  { name: messages.error, cell: (letter) => <Why {...letter} /> },
  {
    name: messages.action,
    cell: ({ id, topic, payload }) => (
      <Actions letter={{ kind: 'event', id, name: topic, about: payload }} onChoose={onChoose} />
    ),
    tight: true,
  },
]

const runColumns = (onChoose: Choose): readonly Column<DeadRun>[] => [
  {
    name: messages.failedAtDue,
    cell: ({ diedAt, dueAt }) => <TwoLines first={formatInstant(diedAt)} second={formatInstant(dueAt)} />,
    tight: true,
    sorts: newestOrOldest,
  },
  { name: messages.job, cell: ({ name, key }) => <TwoLines first={name} second={key || messages.scheduled} /> },
  { name: messages.error, cell: (letter) => <Why {...letter} /> },
  {
    name: messages.action,
    cell: ({ id, name, key }) => <Actions letter={{ kind: 'run', id, name, about: key }} onChoose={onChoose} />,
    tight: true,
  },
]
