import { useState } from 'react'
import { formatMessage } from '#core/message/format-message.ts'
import { useMay } from '#features/office/staff/back-office/index.ts'
import { type Column, DataTable } from '#platform/office-ui/data-table.tsx'
import { failureText } from '#platform/office-ui/failure-text.ts'
import { Notice } from '#platform/office-ui/notice.tsx'
import { PageHead } from '#platform/office-ui/page-head.tsx'
import { useStaffQuery } from '#platform/office-ui/use-staff-query.ts'
import { Badge } from '#platform/ui/badge/badge.tsx'
import { Button } from '#platform/ui/button/button.tsx'
import { listFeedPartners } from '../contract.ts'
import { eventKindNames } from '../event-kinds.ts'
import { messages } from './messages/en.ts'
import { type Partner, timeOr, waitingText } from './partner.ts'
import { PartnerDialog } from './partner-dialog.tsx'
import { PartnerStateBadge } from './partner-state-badge.tsx'

const refreshEveryMs = 5_000

/** The partners, and how each of them receives events. */
export function EventFeedPage() {
  const { answer, failure } = useStaffQuery(listFeedPartners, {}, { refreshEveryMs })
  const may = useMay()
  const [adding, setAdding] = useState(false)
  const add = may('eventFeed.request') && (
    <Button size="small" icon="plus" onClick={() => setAdding(true)}>
      {messages.add}
    </Button>
  )
  return (
    <>
      <PageHead title={messages.title} actions={add}>
        {messages.lead}
      </PageHead>
      {failure && <Notice tone="danger">{failureText(failure)}</Notice>}
      <DataTable
        label={messages.partners}
        columns={columns}
        rows={answer?.partners ?? []}
        rowKey={({ id }) => id}
        empty={answer ? messages.noPartners : messages.loading}
      />
      {adding && <PartnerDialog onClose={() => setAdding(false)} />}
    </>
  )
}

const columns: readonly Column<Partner>[] = [
  { name: messages.partner, cell: ({ id, name }) => <a href={`/event-feed/${id}`}>{name}</a> },
  { name: messages.status, cell: (partner) => <PartnerStateBadge partner={partner} />, tight: true },
  {
    name: messages.events,
    cell: ({ kinds }) => formatMessage(messages.kindsOf, { count: kinds.length, all: eventKindNames.length }),
    tight: true,
  },
  { name: messages.waiting, cell: waitingText, tight: true, numeric: true },
  { name: messages.lag, cell: ({ waitingSince }) => timeOr(waitingSince, '–'), tight: true },
  { name: messages.lastDelivered, cell: ({ deliveredAt }) => timeOr(deliveredAt, messages.never), tight: true },
  {
    name: messages.givenUp,
    cell: ({ dead }) => (dead === 0 ? '0' : <Badge tone="danger">{dead.toLocaleString('en-PH')}</Badge>),
    tight: true,
    numeric: true,
  },
]
