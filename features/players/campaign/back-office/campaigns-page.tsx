import { formatInstant } from '#core/clock/manila-format.ts'
import type { ResponseOf } from '#core/contract/call.ts'
import { formatMessage } from '#core/message/format-message.ts'
import { useMay } from '#features/office/staff/back-office/index.ts'
import { type Column, DataTable } from '#platform/office-ui/data-table.tsx'
import { failureText } from '#platform/office-ui/failure-text.ts'
import { Notice } from '#platform/office-ui/notice.tsx'
import { PageHead } from '#platform/office-ui/page-head.tsx'
import { TwoLines } from '#platform/office-ui/two-lines.tsx'
import { useStaffQuery } from '#platform/office-ui/use-staff-query.ts'
import { ButtonLink } from '#platform/ui/button/button-link.tsx'
import { listCampaigns } from '../contract.ts'
import { CampaignState } from './campaign-state.tsx'
import { messages } from './messages/en.ts'

type Campaign = ResponseOf<typeof listCampaigns>['campaigns'][number]

/** The campaigns, and how many players each has reached. */
export function CampaignsPage() {
  const may = useMay()
  const { answer, failure, refreshing } = useStaffQuery(listCampaigns, {})
  return (
    <>
      <PageHead
        title={messages.campaigns}
        actions={
          may('campaign.save') && (
            <ButtonLink href="/campaigns/new" icon="plus">
              {messages.newCampaign}
            </ButtonLink>
          )
        }
      >
        {messages.lead}
      </PageHead>
      {failure && <Notice tone="danger">{failureText(failure)}</Notice>}
      <DataTable
        label={messages.campaigns}
        columns={columns}
        rows={answer?.campaigns ?? []}
        rowKey={({ id }) => id}
        empty={answer ? messages.empty : messages.loading}
        refreshing={refreshing}
      />
    </>
  )
}

const columns: readonly Column<Campaign>[] = [
  {
    name: messages.campaign,
    cell: ({ id, name, version, liveVersion }) => (
      <TwoLines first={<a href={`/campaigns/${id}`}>{name}</a>} second={versionText(version, liveVersion)} />
    ),
  },
  { name: messages.status, cell: ({ state }) => <CampaignState state={state} />, tight: true },
  { name: messages.entered, cell: ({ reached }) => reached.toLocaleString('en-PH'), numeric: true, tight: true },
  { name: messages.onTheWay, cell: ({ going }) => going.toLocaleString('en-PH'), numeric: true, tight: true },
  {
    name: messages.savedManila,
    cell: ({ savedAt, savedBy }) => <TwoLines first={formatInstant(savedAt)} second={savedBy} />,
    tight: true,
  },
]

const versionText = (version: number, live: number | null): string =>
  live === null || live === version
    ? formatMessage(messages.versionNumber, { version })
    : formatMessage(messages.versionAndLive, { version, live })
