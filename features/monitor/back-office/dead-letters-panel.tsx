import { useState } from 'react'
import type { ResponseOf } from '#core/contract/call.ts'
import { formatInstant } from '#core/clock/manila-format.ts'
import {
  type Column,
  DataTable,
  failureText,
  Notice,
  ReasonDialog,
  TwoLines,
  useMay,
  useStaffQuery,
} from '#features/staff/back-office/index.ts'
import { Button } from '#platform/ui/button/button.tsx'
import { dropLetter, type LetterKind, listDeadLetters, replayLetter } from '../contract.ts'
import styles from './dead-letters-panel.module.css'
import { useMonitorAction } from './use-monitor-action.ts'

type Letters = ResponseOf<typeof listDeadLetters>
type Chosen = {
  readonly kind: LetterKind
  readonly id: number
  readonly what: 'replay' | 'drop'
  readonly name: string
}
type Choose = (chosen: Chosen) => void

/** What could not be done after every attempt. A person decides: once more, or never. */
export function DeadLettersPanel() {
  const [chosen, setChosen] = useState<Chosen>()
  const { answer, failure, refreshing } = useStaffQuery(listDeadLetters, {}, { refreshEveryMs })
  return (
    <>
      {failure && <Notice tone="danger">{failureText(failure)}</Notice>}
      <h2 className={styles.title}>Events</h2>
      <DataTable
        label="Events given up"
        columns={eventColumns(setChosen)}
        rows={answer?.events ?? []}
        rowKey={({ id }) => id}
        empty={answer ? 'Every event had its effect.' : 'Loading …'}
        refreshing={refreshing}
      />
      <h2 className={styles.title}>Runs of jobs</h2>
      <DataTable
        label="Runs given up"
        columns={runColumns(setChosen)}
        rows={answer?.runs ?? []}
        rowKey={({ id }) => id}
        empty={answer ? 'Every run was done.' : 'Loading …'}
        refreshing={refreshing}
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

const eventColumns = (onChoose: Choose): readonly Column<Letters['events'][number]>[] => [
  { name: 'Given up (Manila)', cell: ({ diedAt }) => formatInstant(diedAt), tight: true },
  { name: 'By', cell: ({ consumer, topic }) => <TwoLines first={consumer} second={topic} />, tight: true },
  { name: 'About', cell: ({ key, payload }) => <TwoLines first={key} second={payload} /> },
  { name: 'Why', cell: ({ error, attempts }) => `${error} (tried ${attempts} times)` },
  {
    name: 'Action',
    cell: ({ id, topic }) => <Actions letter={{ kind: 'event', id, name: topic }} onChoose={onChoose} />,
    tight: true,
  },
]

const runColumns = (onChoose: Choose): readonly Column<Letters['runs'][number]>[] => [
  { name: 'Given up (Manila)', cell: ({ diedAt }) => formatInstant(diedAt), tight: true },
  { name: 'Job', cell: ({ name, key }) => <TwoLines first={name} second={key || 'by the clock'} />, tight: true },
  { name: 'Was due', cell: ({ dueAt }) => formatInstant(dueAt), tight: true },
  { name: 'Why', cell: ({ error, attempts }) => `${error} (tried ${attempts} times)` },
  {
    name: 'Action',
    cell: ({ id, name }) => <Actions letter={{ kind: 'run', id, name }} onChoose={onChoose} />,
    tight: true,
  },
]
