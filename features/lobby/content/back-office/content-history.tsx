import { useState } from 'react'
import { formatInstant } from '#core/clock/manila-format.ts'
import type { ResponseOf } from '#core/contract/call.ts'
import type { Column } from '#platform/office-ui/data-table.tsx'
import type { ListFilter } from '#platform/office-ui/list/list-filter.ts'
import { newestOrOldest } from '#platform/office-ui/list/newest-or-oldest.ts'
import { ReasonDialog } from '#platform/office-ui/reason-dialog.tsx'
import { StaffList, useMay } from '#features/office/staff/back-office/index.ts'
import { TwoLines } from '#platform/office-ui/two-lines.tsx'
import { useStaffQuery } from '#platform/office-ui/use-staff-query.ts'
import { ValueChanges } from '#platform/office-ui/value-changes.tsx'
import { useClient } from '#platform/browser/client/client-context.tsx'
import { useRefreshCalls } from '#platform/browser/client/use-refresh-calls.ts'
import { Button } from '#platform/ui/button/button.tsx'
import { toast } from '#platform/ui/toast/toast-store.ts'
import type { ContentSection } from '../content.ts'
import { listContentHistory, saveContent, viewContent } from '../staff-contract.ts'
import { changeText } from './change-text.ts'
import { contentChanges } from './content-changes.ts'
import { publishedText } from './published-text.ts'
import { messages } from './messages/en.ts'
import { formatMessage } from '#core/message/format-message.ts'

type Version = ResponseOf<typeof listContentHistory>['rows'][number]

const filters: readonly ListFilter[] = [
  { kind: 'fromDay', name: 'from', label: messages.from },
  { kind: 'untilDay', name: 'until', label: messages.to },
]

/** Every version of a section: who, when, why, what it changed, and a way back to it. */
export function ContentHistory({ section }: { readonly section: ContentSection }) {
  const [chosen, setChosen] = useState<Version>()
  const current = useStaffQuery(viewContent, { section }).answer
  const mayBringBack = useMay()('lobbyContent.save')
  return (
    <>
      <StaffList
        key={section}
        call={listContentHistory}
        label={messages.history}
        filters={filters}
        given={{ section }}
        columns={[...columns(section), ...(mayBringBack ? [backColumn(current?.version, setChosen)] : [])]}
        rowKey={({ version }) => version}
        empty={messages.historyEmpty}
        sort="newest"
      />
      {chosen && current && (
        <BringBackDialog section={section} current={current} chosen={chosen} onClose={() => setChosen(undefined)} />
      )}
    </>
  )
}

type BringBackDialogProps = {
  readonly section: ContentSection
  readonly current: ResponseOf<typeof viewContent>
  readonly chosen: Version
  readonly onClose: () => void
}

function BringBackDialog({ section, current, chosen, onClose }: BringBackDialogProps) {
  const bringBack = useBringBack(section)
  return (
    <ReasonDialog
      open
      title={formatMessage(messages.restoreTitle, { version: chosen.version })}
      confirmLabel={messages.restoreConfirm}
      act={(reason) => bringBack(current.version, chosen, reason)}
      onClose={onClose}
    >
      <p>{messages.restoreBody}</p>
      <ValueChanges changes={contentChanges(section, current.content, chosen.content)} textOf={changeText} />
    </ReasonDialog>
  )
}

function useBringBack(section: ContentSection) {
  const client = useClient()
  const refresh = useRefreshCalls()
  return async (version: number, { content }: Version, reason: string) => {
    const reply = await client.send(saveContent, { section, version, content, reason })
    if (reply.kind === 'answer') toast(publishedText(reply.body), { tone: 'success' })
    if (reply.kind === 'answer' || reply.kind === 'refusal') void refresh(viewContent, listContentHistory)
    return reply
  }
}

const columns = (section: ContentSection): readonly Column<Version>[] => [
  { name: messages.version, cell: ({ version }) => version, tight: true, sorts: newestOrOldest },
  {
    name: messages.publishedManila,
    cell: ({ changedAt, changedBy }) => <TwoLines first={formatInstant(changedAt)} second={changedBy} />,
    tight: true,
  },
  { name: messages.reason, cell: ({ reason }) => reason },
  {
    name: messages.changes,
    cell: ({ content, earlier }) => (
      <ValueChanges changes={contentChanges(section, earlier ?? undefined, content)} textOf={changeText} />
    ),
  },
]

const backColumn = (current: number | undefined, onChoose: (version: Version) => void): Column<Version> => ({
  name: messages.action,
  cell: (version) =>
    version.version === current ? (
      messages.liveNow
    ) : (
      <Button variant="secondary" size="small" icon="history" onClick={() => onChoose(version)}>
        {messages.restore}
      </Button>
    ),
  tight: true,
})
