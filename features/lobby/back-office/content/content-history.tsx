import { useState } from 'react'
import { formatInstant } from '#core/clock/manila-format.ts'
import type { ResponseOf } from '#core/contract/call.ts'
import {
  type Column,
  DataTable,
  failureText,
  Notice,
  Pager,
  ReasonDialog,
  TwoLines,
  useMay,
  useStaffQuery,
  ValueChanges,
} from '#features/staff/back-office/index.ts'
import { useClient } from '#platform/browser/client/client-context.tsx'
import { useRefreshCalls } from '#platform/browser/client/use-refresh-calls.ts'
import { Button } from '#platform/ui/button/button.tsx'
import { toast } from '#platform/ui/toast/toast-store.ts'
import type { ContentSection } from '../../content.ts'
import { listContentHistory, saveContent, viewContent } from '../../staff-contract.ts'
import { changeText } from './change-text.ts'
import { contentChanges } from './content-changes.ts'

type Version = ResponseOf<typeof listContentHistory>['versions'][number]
type Row = Version & { readonly earlier: unknown }

/** Every version of a section: who, when, why, what it changed, and a way back to it. */
export function ContentHistory({ section }: { readonly section: ContentSection }) {
  // The version each page began below; the first page has none.
  const [begins, setBegins] = useState<readonly (number | undefined)[]>([undefined])
  const [chosen, setChosen] = useState<Version>()
  const before = begins.at(-1)
  const { answer, failure, refreshing } = useStaffQuery(listContentHistory, requestOf(section, before))
  const current = useStaffQuery(viewContent, { section }).answer
  const mayBringBack = useMay()('lobbyContent.save')
  const rows = rowsOf(answer?.versions ?? [])
  return (
    <>
      {failure && <Notice tone="danger">{failureText(failure)}</Notice>}
      <DataTable
        label="History"
        columns={[...columns(section), ...(mayBringBack ? [backColumn(current?.version, setChosen)] : [])]}
        rows={rows}
        rowKey={({ version }) => version}
        empty={answer ? 'Nothing was ever published here.' : 'Loading …'}
        refreshing={refreshing}
      />
      <Pager
        page={begins.length}
        hasMore={answer?.hasMore === true}
        onBack={() => setBegins(begins.slice(0, -1))}
        onNext={() => setBegins([...begins, rows.at(-1)?.version])}
      />
      {chosen && current && (
        <BringBackDialog section={section} current={current} chosen={chosen} onClose={() => setChosen(undefined)} />
      )}
    </>
  )
}

const requestOf = (section: ContentSection, before: number | undefined) => ({
  section,
  ...(before === undefined ? {} : { before }),
})

const rowsOf = (versions: readonly Version[]): Row[] =>
  versions.map((version, at) => ({ ...version, earlier: versions[at + 1]?.content }))

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
      title={`Bring back version ${chosen.version}?`}
      confirmLabel="Publish it again"
      act={(reason) => bringBack(current.version, chosen, reason)}
      onClose={onClose}
    >
      <p>It becomes the newest version, and players see it at once. Nothing is lost: the present one stays here.</p>
      <ValueChanges changes={contentChanges(section, current.content, chosen.content)} textOf={changeText} />
    </ReasonDialog>
  )
}

function useBringBack(section: ContentSection) {
  const client = useClient()
  const refresh = useRefreshCalls()
  return async (version: number, { content }: Version, reason: string) => {
    const reply = await client.send(saveContent, { section, version, content, reason })
    if (reply.kind === 'answer') toast(`Version ${reply.body.version} is what players see now.`, { tone: 'success' })
    if (reply.kind === 'answer' || reply.kind === 'refusal') void refresh(viewContent, listContentHistory)
    return reply
  }
}

const columns = (section: ContentSection): readonly Column<Row>[] => [
  { name: 'Version', cell: ({ version }) => version, tight: true },
  {
    name: 'When (Manila), by',
    cell: ({ changedAt, changedBy }) => <TwoLines first={formatInstant(changedAt)} second={changedBy} />,
    tight: true,
  },
  { name: 'Why', cell: ({ reason }) => reason },
  {
    name: 'What changed',
    cell: ({ version, content, earlier }) =>
      earlier === undefined && version > 1 ? (
        'Told on the next page.'
      ) : (
        <ValueChanges changes={contentChanges(section, earlier, content)} textOf={changeText} />
      ),
  },
]

const backColumn = (current: number | undefined, onChoose: (version: Version) => void): Column<Row> => ({
  name: 'Action',
  cell: (version) =>
    version.version === current ? (
      'Acts now'
    ) : (
      <Button variant="secondary" size="small" icon="history" onClick={() => onChoose(version)}>
        Bring back
      </Button>
    ),
  tight: true,
})
