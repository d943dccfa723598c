import { formatInstant } from '#core/clock/manila-format.ts'
import type { ResponseOf } from '#core/contract/call.ts'
import { languages } from '#core/language/language.ts'
import { StaffList } from '#features/office/staff/back-office/index.ts'
import type { Column } from '#platform/office-ui/data-table.tsx'
import type { ListFilter } from '#platform/office-ui/list/list-filter.ts'
import { newestOrOldest } from '#platform/office-ui/list/newest-or-oldest.ts'
import { PageHead } from '#platform/office-ui/page-head.tsx'
import { TwoLines } from '#platform/office-ui/two-lines.tsx'
import { Badge } from '#platform/ui/badge/badge.tsx'
import { listSupportChats } from '../staff-contract.ts'
import { languageWords, stateWords } from './chat-words.ts'
import styles from './support-chat.module.css'
import { QueueBadge } from './queue-badge.tsx'
import { WaitClock } from './wait-clock.tsx'
import { messages } from './messages/en.ts'

type Chat = ResponseOf<typeof listSupportChats>['rows'][number]

const refreshEveryMs = 5_000

const filters: readonly ListFilter[] = [
  {
    kind: 'choice',
    name: 'show',
    label: messages.show,
    options: [
      { value: 'open', label: messages.open },
      { value: 'waiting', label: messages.waiting },
      { value: 'mine', label: messages.mine },
      { value: 'closed', label: messages.closed },
      { value: 'all', label: messages.all },
    ],
  },
  {
    kind: 'choice',
    name: 'language',
    label: messages.language,
    options: [
      { value: 'any', label: messages.anyLanguage },
      ...languages.map((value) => ({ value, label: languageWords[value] })),
    ],
  },
  { kind: 'number', name: 'playerId', label: messages.playerId },
  { kind: 'fromDay', name: 'from', label: messages.from },
  { kind: 'untilDay', name: 'until', label: messages.to },
]

const columns: readonly Column<Chat>[] = [
  {
    name: messages.openedManila,
    cell: ({ id, openedAt }) => <a href={`/support-chats/${id}`}>{formatInstant(openedAt)}</a>,
    tight: true,
    sorts: newestOrOldest,
  },
  {
    name: messages.player,
    cell: ({ playerId, language }) => (
      <TwoLines first={<a href={`/players/${playerId}`}>{playerId}</a>} second={languageWords[language]} />
    ),
    tight: true,
  },
  {
    name: messages.lastMessage,
    cell: ({ id, lastText }) => (
      <a className={styles.last} href={`/support-chats/${id}`}>
        {lastText || messages.photo}
      </a>
    ),
  },
  {
    name: messages.queue,
    cell: ({ queue }) => <QueueBadge queue={queue} />,
    tight: true,
    sorts: [{ sort: 'first', direction: 'ascending' }],
  },
  { name: messages.waits, cell: ({ waitingSince }) => <WaitClock since={waitingSince} />, tight: true },
  {
    name: messages.status,
    cell: ({ state }) => <Badge tone={stateWords[state].tone}>{stateWords[state].text}</Badge>,
    tight: true,
  },
  { name: messages.owner, cell: ({ owner }) => owner ?? messages.noOwner, tight: true },
]

/** Players who write to customer service, by the queue of their VIP level and then the oldest chat first. */
export const SupportChatsPage = () => (
  <>
    <PageHead title={messages.supportChats} actions={<a href="/support-desk">{messages.answersAndHours}</a>}>
      {messages.chatsLead}
    </PageHead>
    <StaffList
      call={listSupportChats}
      label={messages.supportChats}
      filters={filters}
      columns={columns}
      rowKey={({ id }) => id}
      empty={messages.chatsEmpty}
      sort="first"
      refreshEveryMs={refreshEveryMs}
    />
  </>
)
