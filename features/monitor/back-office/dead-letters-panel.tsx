import { useState } from 'react'
import type { ResponseOf } from '#core/contract/call.ts'
import { formatInstant } from '#core/clock/manila-format.ts'
import {
  type Column,
  type ListFilter,
  newestOrOldest,
  ReasonDialog,
  StaffList,
  TwoLines,
  useMay,
} from '#features/staff/back-office/index.ts'
import { Button } from '#platform/ui/button/button.tsx'
import { dropLetter, type LetterKind, listDeadEvents, listDeadRuns, replayLetter } from '../contract.ts'
import styles from './dead-letters-panel.module.css'
import { useMonitorAction } from './use-monitor-action.ts'

type DeadEvent = ResponseOf<typeof listDeadEvents>['rows'][number]
type DeadRun = ResponseOf<typeof listDeadRuns>['rows'][number]
type Chosen = {
  readonly kind: LetterKind
  readonly id: number
  readonly what: 'replay' | 'drop'
  readonly name: string
}
type Choose = (chosen: Chosen) => void

const filters = (name: string): readonly ListFilter[] => [
  { kind: 'text', name: 'name', label: name },
  { kind: 'text', name: 'key', label: 'About' },
]

/** Events that could not be handled after every attempt. A person decides: once more, or never. */
export function DeadEventsPanel() {
  const [chosen, setChosen] = useState<Chosen>()
  return (
    <>
      <StaffList
        call={listDeadEvents}
        label="Events given up"
        filters={filters('Consumer')}
        columns={eventColumns(setChosen)}
        rowKey={({ id }) => id}
        empty="Every event had its effect."
        sort="newest"
        refreshEveryMs={refreshEveryMs}
      />
      {chosen && <LetterDialog chosen={chosen} onClose={() => setChosen(undefined)} />}
    </>
  )
}

/** Runs of jobs that could not be done after every attempt. */
export function DeadRunsPanel() {
  const [chosen, setChosen] = useState<Chosen>()
  return (
    <>
      <StaffList
        call={listDeadRuns}
        label="Runs given up"
        filters={filters('Job')}
        columns={runColumns(setChosen)}
        rowKey={({ id }) => id}
        empty="Every run was done."
        sort="newest"
        refreshEveryMs={refreshEveryMs}
      />
      {chosen && <LetterDialog chosen={chosen} onClose={() => setChosen(undefined)} />}
    </>
  )
}

function LetterDialog({ chosen, onClose }: { readonly chosen: Chosen; readonly onClose: () => void }) {
  const act = useMonitorAction()
  const { kind, id, name, what } = chosen
  const isDrop = what === 'drop'
  const send = (reason: string) =>
    isDrop
      ? act(dropLetter, { kind, id, reason }, 'Dropped.')
      : act(replayLetter, { kind, id, reason }, 'It is tried again.')
  return (
    <ReasonDialog
      open
      title={isDrop ? `Drop ${name} for good?` : `Try ${name} again?`}
      confirmLabel={isDrop ? 'Drop it' : 'Try again'}
      destructive={isDrop}
      act={send}
      onClose={onClose}
    >
      <p>
        {isDrop
          ? 'It will never have an effect. Be sure that what it stands for was done by hand.'
          : 'It has its effect once, however often it was tried. Later events of its key wait for it.'}
      </p>
    </ReasonDialog>
  )
}

const refreshEveryMs = 10_000

type ActionsProps = { readonly letter: Omit<Chosen, 'what'>; readonly onChoose: Choose }

function Actions({ letter, onChoose }: ActionsProps) {
  const may = useMay()
  return (
    <span className={styles.actions}>
      {may('monitor.replay') && (
        <Button variant="secondary" size="small" icon="refresh" onClick={() => onChoose({ ...letter, what: 'replay' })}>
          Try again
        </Button>
      )}
      {may('monitor.drop') && (
        <Button variant="secondary" size="small" icon="trash" onClick={() => onChoose({ ...letter, what: 'drop' })}>
          Drop
        </Button>
      )}
    </span>
  )
}

const eventColumns = (onChoose: Choose): readonly Column<DeadEvent>[] => [
  { name: 'Given up (Manila)', cell: ({ diedAt }) => formatInstant(diedAt), tight: true, sorts: newestOrOldest },
  { name: 'By', cell: ({ consumer, topic }) => <TwoLines first={consumer} second={topic} />, tight: true },
  { name: 'About', cell: ({ key, payload }) => <TwoLines first={key} second={payload} /> },
  { name: 'Why', cell: ({ error, attempts }) => `${error} (tried ${attempts} times)` },
  {
    name: 'Action',
    cell: ({ id, topic }) => <Actions letter={{ kind: 'event', id, name: topic }} onChoose={onChoose} />,
    tight: true,
  },
]

const runColumns = (onChoose: Choose): readonly Column<DeadRun>[] => [
  { name: 'Given up (Manila)', cell: ({ diedAt }) => formatInstant(diedAt), tight: true, sorts: newestOrOldest },
  { name: 'Job', cell: ({ name, key }) => <TwoLines first={name} second={key || 'by the clock'} />, tight: true },
  { name: 'Was due', cell: ({ dueAt }) => formatInstant(dueAt), tight: true },
  { name: 'Why', cell: ({ error, attempts }) => `${error} (tried ${attempts} times)` },
  {
    name: 'Action',
    cell: ({ id, name }) => <Actions letter={{ kind: 'run', id, name }} onChoose={onChoose} />,
    tight: true,
  },
]
