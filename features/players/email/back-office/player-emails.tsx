import { formatInstant } from '#core/clock/manila-format.ts'
import type { ResponseOf } from '#core/contract/call.ts'
import { formatMessage } from '#core/message/format-message.ts'
import { StaffList } from '#features/office/staff/back-office/index.ts'
import type { Column } from '#platform/office-ui/data-table.tsx'
import { failureText } from '#platform/office-ui/failure-text.ts'
import { newestOrOldest } from '#platform/office-ui/list/newest-or-oldest.ts'
import { Notice } from '#platform/office-ui/notice.tsx'
import { useStaffQuery } from '#platform/office-ui/use-staff-query.ts'
import { Badge } from '#platform/ui/badge/badge.tsx'
import type { EmailState } from '../rules.ts'
import { listPlayerEmails, viewPlayerEmail } from '../staff-contract.ts'
import { emailKindWords, emailStateWords } from '../desk-words.ts'
import { messages } from './messages/en.ts'
import styles from './player-emails.module.css'

type Email = ResponseOf<typeof listPlayerEmails>['rows'][number]

/** A player's e-mail address, masked, and what became of every e-mail to the player. */
export function PlayerEmails({ playerId }: { readonly playerId: number }) {
  const { answer, failure } = useStaffQuery(viewPlayerEmail, { playerId })
  return (
    <div className={styles.panel}>
      {failure && <Notice tone="danger">{failureText(failure)}</Notice>}
      {answer && !answer.isOffered && <Notice tone="warning">{messages.off}</Notice>}
      <p>
        <span className={styles.label}>{messages.address}</span> {answer ? addressText(answer) : '…'}
      </p>
      <StaffList
        call={listPlayerEmails}
        label={messages.emails}
        given={{ playerId }}
        columns={columns}
        rowKey={({ kind, createdAt, address }) => `${kind} ${createdAt} ${address}`}
        empty={messages.empty}
        sort="newest"
      />
    </div>
  )
}

const addressText = ({ address, verifiedAt }: ResponseOf<typeof viewPlayerEmail>): string =>
  address === null || verifiedAt === null
    ? messages.none
    : formatMessage(messages.verifiedSince, { address, time: formatInstant(verifiedAt) })

const tones = {
  waiting: 'neutral',
  sent: 'success',
  refused: 'danger',
  failed: 'danger',
  late: 'warning',
} as const satisfies Record<EmailState, string>

const columns: readonly Column<Email>[] = [
  {
    name: messages.createdManila,
    cell: ({ createdAt }) => formatInstant(createdAt),
    tight: true,
    sorts: newestOrOldest,
  },
  { name: messages.about, cell: ({ kind }) => emailKindWords[kind] },
  { name: messages.address, cell: ({ address }) => address },
  {
    name: messages.status,
    cell: ({ state }) => <Badge tone={tones[state]}>{emailStateWords[state]}</Badge>,
    tight: true,
  },
  { name: messages.attempts, cell: ({ attempts }) => attempts, tight: true },
  { name: messages.lastAnswer, cell: ({ lastAnswer }) => lastAnswer ?? '–' },
  {
    name: messages.decidedManila,
    cell: ({ decidedAt }) => (decidedAt === null ? '–' : formatInstant(decidedAt)),
    tight: true,
  },
]
