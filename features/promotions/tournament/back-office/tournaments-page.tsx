import { useState } from 'react'
import { formatInstant } from '#core/clock/manila-format.ts'
import type { ResponseOf } from '#core/contract/call.ts'
import { formatMessage } from '#core/message/format-message.ts'
import { formatMoney } from '#core/money/format-money.ts'
import { StaffList, useMay } from '#features/office/staff/back-office/index.ts'
import type { Column } from '#platform/office-ui/data-table.tsx'
import { newestOrOldest } from '#platform/office-ui/list/newest-or-oldest.ts'
import { PageHead } from '#platform/office-ui/page-head.tsx'
import { TwoLines } from '#platform/office-ui/two-lines.tsx'
import { Badge, type BadgeProps } from '#platform/ui/badge/badge.tsx'
import { Button } from '#platform/ui/button/button.tsx'
import { ButtonLink } from '#platform/ui/button/button-link.tsx'
import { listTournaments } from '../staff-contract.ts'
import { scoringWords, tournamentStateWords } from '../desk-words.ts'
import { messages } from './messages/en.ts'
import { StopDialog } from './stop-dialog.tsx'

type Tournament = ResponseOf<typeof listTournaments>['rows'][number]

const refreshEveryMs = 30_000

/** The tournaments that were prepared, with what they cost, and stopping one. */
export function TournamentsPage() {
  const [chosen, setChosen] = useState<Tournament>()
  const may = useMay()
  return (
    <>
      <PageHead
        title={messages.tournaments}
        actions={
          <ButtonLink href="/promotions/tournament" variant="secondary">
            {messages.editSettings}
          </ButtonLink>
        }
      >
        {messages.lead}
      </PageHead>
      <StaffList
        call={listTournaments}
        label={messages.tournaments}
        filters={[]}
        columns={may('tournament.stop') ? [...columns, stopColumn(setChosen)] : columns}
        rowKey={({ id }) => id}
        empty={messages.empty}
        sort="newest"
        refreshEveryMs={refreshEveryMs}
      />
      {chosen && <StopDialog tournament={chosen} onClose={() => setChosen(undefined)} />}
    </>
  )
}

const stopColumn = (onStop: (tournament: Tournament) => void): Column<Tournament> => ({
  name: messages.act,
  tight: true,
  cell: (tournament) =>
    tournament.canStop && (
      <Button size="small" variant="secondary" icon="close" onClick={() => onStop(tournament)}>
        {messages.stop}
      </Button>
    ),
})

const states = {
  upcoming: { tone: 'neutral', text: tournamentStateWords.upcoming },
  running: { tone: 'success', text: tournamentStateWords.running },
  counting: { tone: 'warning', text: tournamentStateWords.counting },
  finished: { tone: 'neutral', text: tournamentStateWords.finished },
  stopped: { tone: 'danger', text: tournamentStateWords.stopped },
} as const satisfies Readonly<Record<Tournament['state'], { tone: BadgeProps['tone']; text: string }>>

const columns: readonly Column<Tournament>[] = [
  {
    name: messages.tournament,
    cell: ({ name, id, version }) => (
      <TwoLines first={name} second={`${id} · ${formatMessage(messages.version, { version })}`} />
    ),
  },
  {
    name: messages.opensManila,
    cell: ({ startsAt, endsAt }) => (
      <TwoLines
        first={formatInstant(startsAt)}
        second={formatMessage(messages.endsAt, { time: formatInstant(endsAt) })}
      />
    ),
    tight: true,
    sorts: newestOrOldest,
  },
  {
    name: messages.rankedBy,
    cell: ({ scoring }) => scoringWords[scoring],
    tight: true,
  },
  {
    name: messages.entrants,
    cell: ({ entrants, left }) => (
      <TwoLines
        first={entrants.toLocaleString('en-PH')}
        second={left === 0 ? '' : formatMessage(messages.leftCount, { count: left.toLocaleString('en-PH') })}
      />
    ),
    tight: true,
    numeric: true,
  },
  {
    name: messages.prizes,
    cell: ({ pool, paid }) => (
      <TwoLines first={formatMoney(pool)} second={formatMessage(messages.paidOf, { paid: formatMoney(paid) })} />
    ),
    tight: true,
    numeric: true,
  },
  {
    name: messages.status,
    cell: ({ state, stoppedBy }) => (
      <>
        <Badge tone={states[state].tone}>{states[state].text}</Badge>
        {stoppedBy !== null && <TwoLines first="" second={formatMessage(messages.stoppedBy, { member: stoppedBy })} />}
      </>
    ),
  },
]
