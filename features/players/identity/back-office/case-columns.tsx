import { formatInstant } from '#core/clock/manila-format.ts'
import type { ResponseOf } from '#core/contract/call.ts'
import type { Column } from '#platform/office-ui/data-table.tsx'
import { newestOrOldest } from '#platform/office-ui/list/newest-or-oldest.ts'
import { Badge } from '#platform/ui/badge/badge.tsx'
import type { listIdentities } from '../staff-contract.ts'
import { AnswerClock } from './answer-clock.tsx'
import { IdentityBadge } from './identity-badge.tsx'
import { messages } from './messages/en.ts'
import { formatMessage } from '#core/message/format-message.ts'
import styles from './identity-page.module.css'

type Case = ResponseOf<typeof listIdentities>['rows'][number]

export const caseColumns: readonly Column<Case>[] = [
  { name: messages.player, cell: ({ playerId }) => <a href={`/identities/${playerId}`}>{playerId}</a>, tight: true },
  { name: messages.name, cell: ({ name }) => name || '–' },
  { name: messages.status, cell: ({ status }) => <IdentityBadge status={status} />, tight: true },
  {
    name: messages.submittedManila,
    cell: ({ submittedAt }) => (submittedAt === null ? '–' : formatInstant(submittedAt)),
    tight: true,
    sorts: newestOrOldest,
  },
  { name: messages.answerDue, cell: ({ answerBy }) => <AnswerClock answerBy={answerBy} />, tight: true },
  {
    name: messages.findings,
    cell: ({ openHits, duplicates, hasOtherBirthDate }) => (
      <span className={styles.badges}>
        {openHits > 0 && <Badge tone="danger">{messages.onRestrictedList}</Badge>}
        {duplicates > 0 && <Badge tone="warning">{formatMessage(messages.sameId, { duplicates })}</Badge>}
        {hasOtherBirthDate && <Badge tone="warning">{messages.otherBirthDate}</Badge>}
      </span>
    ),
  },
]
