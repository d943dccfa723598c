import { formatInstant } from '#core/clock/manila-format.ts'
import type { ResponseOf } from '#core/contract/call.ts'
import { basisPointsFromDecimal } from '#core/money/basis-points.ts'
import { rewardName } from '#core/reward/reward-name.ts'
import type { Column } from '#platform/office-ui/data-table.tsx'
import { newestOrOldest } from '#platform/office-ui/list/newest-or-oldest.ts'
import { StaffList } from '#features/office/staff/back-office/index.ts'
import { TwoLines } from '#platform/office-ui/two-lines.tsx'
import { listPlayerMail } from '../staff-contract.ts'
import { messages } from './messages/en.ts'
import { formatMessage } from '#core/message/format-message.ts'

type Letter = ResponseOf<typeof listPlayerMail>['rows'][number]

/** The letters and gifts of a player and their state. */
export const PlayerMail = ({ playerId }: { readonly playerId: number }) => (
  <StaffList
    call={listPlayerMail}
    label={messages.messagesAndRewards}
    given={{ playerId }}
    columns={columns}
    rowKey={({ source, title, sentAt }) => `${source} ${title} ${sentAt}`}
    empty={messages.playerMessagesEmpty}
    sort="newest"
  />
)

const columns: readonly Column<Letter>[] = [
  { name: messages.sentManila, cell: ({ sentAt }) => formatInstant(sentAt), tight: true, sorts: newestOrOldest },
  {
    name: messages.messageColumn,
    cell: ({ title, body }) => <TwoLines first={title} second={body.join(' ').slice(0, 120)} />,
  },
  { name: messages.rewardColumn, cell: ({ items }) => items.map(giftText).join(', ') || '–', tight: true },
  {
    name: messages.read,
    cell: ({ readAt }) => (readAt === null ? messages.unread : formatInstant(readAt)),
    tight: true,
  },
  {
    name: messages.claimed,
    cell: ({ items, ...letter }) => (items.length === 0 ? '–' : takenText(letter)),
    tight: true,
  },
]

const giftText = ({ betRate, ...item }: Letter['items'][number]): string =>
  rewardName({ ...item, betRate: basisPointsFromDecimal(betRate) })

const takenText = ({ receivedAt, expiresAt }: Pick<Letter, 'receivedAt' | 'expiresAt'>): string =>
  receivedAt === null
    ? formatMessage(messages.claimableUntil, { time: formatInstant(expiresAt) })
    : formatInstant(receivedAt)
