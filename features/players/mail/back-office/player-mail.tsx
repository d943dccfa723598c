import { formatInstant } from '#core/clock/manila-format.ts'
import type { ResponseOf } from '#core/contract/call.ts'
import { basisPointsFromDecimal } from '#core/money/basis-points.ts'
import { rewardName } from '#core/reward/reward-name.ts'
import type { Column } from '#platform/office-ui/data-table.tsx'
import { newestOrOldest } from '#platform/office-ui/list/newest-or-oldest.ts'
import { StaffList } from '#features/office/staff/back-office/index.ts'
import { TwoLines } from '#platform/office-ui/two-lines.tsx'
import { listPlayerMail } from '../staff-contract.ts'

type Letter = ResponseOf<typeof listPlayerMail>['rows'][number]

/** The letters and gifts of a player and their state. */
export const PlayerMail = ({ playerId }: { readonly playerId: number }) => (
  <StaffList
    call={listPlayerMail}
    label="Letters and gifts"
    given={{ playerId }}
    columns={columns}
    rowKey={({ source, title, sentAt }) => `${source} ${title} ${sentAt}`}
    empty="No letter was written."
    sort="newest"
  />
)

const columns: readonly Column<Letter>[] = [
  { name: 'Sent (Manila)', cell: ({ sentAt }) => formatInstant(sentAt), tight: true, sorts: newestOrOldest },
  { name: 'Letter', cell: ({ title, body }) => <TwoLines first={title} second={body.join(' ').slice(0, 120)} /> },
  { name: 'Attached', cell: ({ items }) => items.map(giftText).join(', ') || '–', tight: true },
  { name: 'Read', cell: ({ readAt }) => (readAt === null ? 'Not yet' : formatInstant(readAt)), tight: true },
  { name: 'Taken', cell: ({ items, ...letter }) => (items.length === 0 ? '–' : takenText(letter)), tight: true },
]

const giftText = ({ betRate, ...item }: Letter['items'][number]): string =>
  rewardName({ ...item, betRate: basisPointsFromDecimal(betRate) })

const takenText = ({ receivedAt, expiresAt }: Pick<Letter, 'receivedAt' | 'expiresAt'>): string =>
  receivedAt === null ? `Not yet, until ${formatInstant(expiresAt)}` : formatInstant(receivedAt)
