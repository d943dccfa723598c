import { formatInstant } from '#core/clock/manila-format.ts'
import type { ResponseOf } from '#core/contract/call.ts'
import { formatMoney } from '#core/money/format-money.ts'
import { fromWireCentavos } from '#core/money/wire-centavos.ts'
import { StaffList } from '#features/office/staff/back-office/index.ts'
import type { Column } from '#platform/office-ui/data-table.tsx'
import { newestOrOldest } from '#platform/office-ui/list/newest-or-oldest.ts'
import { listPlayerCampaigns } from '../contract.ts'
import { kindNames } from './step-words.ts'
import { messageStateWords } from '../message-state-words.ts'
import { messages } from './messages/en.ts'

type Act = ResponseOf<typeof listPlayerCampaigns>['rows'][number]

/** What a player got of campaigns. */
export const PlayerCampaigns = ({ playerId }: { readonly playerId: number }) => (
  <StaffList
    call={listPlayerCampaigns}
    label={messages.campaigns}
    given={{ playerId }}
    columns={columns}
    rowKey={({ campaignId, at, title }) => `${campaignId} ${at} ${title}`}
    empty={messages.playerEmpty}
    sort="newest"
  />
)

const columns: readonly Column<Act>[] = [
  { name: messages.sentManila, cell: ({ at }) => formatInstant(at), tight: true, sorts: newestOrOldest },
  { name: messages.campaign, cell: ({ campaignId, campaign }) => <a href={`/campaigns/${campaignId}`}>{campaign}</a> },
  { name: messages.what, cell: ({ kind }) => kindNames[kind], tight: true },
  {
    name: messages.status,
    cell: ({ state }) => (state === null ? messages.inInbox : messageStateWords[state]),
    tight: true,
  },
  { name: messages.title, cell: ({ title }) => title },
  {
    name: messages.worth,
    cell: ({ worth }) => (worth === 0 ? '–' : formatMoney(fromWireCentavos(worth))),
    numeric: true,
    tight: true,
  },
]
