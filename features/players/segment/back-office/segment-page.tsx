import { formatInstant } from '#core/clock/manila-format.ts'
import { formatMessage } from '#core/message/format-message.ts'
import { useMay } from '#features/office/staff/back-office/index.ts'
import { failureText } from '#platform/office-ui/failure-text.ts'
import { Notice } from '#platform/office-ui/notice.tsx'
import { PageHead } from '#platform/office-ui/page-head.tsx'
import { useStaffQuery } from '#platform/office-ui/use-staff-query.ts'
import { useRouteParameter } from '#platform/browser/router/use-route-parameter.ts'
import { Card } from '#platform/ui/card/card.tsx'
import { listSegments, viewSegment } from '../contract.ts'
import { ruleText } from '../rule-text.ts'
import { messages } from './messages/en.ts'
import type { SavedSegment } from './segment-dialogs.tsx'
import { SegmentEditor } from './segment-editor.tsx'
import { SegmentHistory } from './segment-history.tsx'
import styles from './segment-page.module.css'
import { SizeCard } from './size-card.tsx'

/** One segment: its conditions and size, and what became of it; or a new one. */
export function SegmentPage() {
  const id = useRouteParameter('id')
  return (
    <>
      <p className={styles.back}>
        <a href="/segments">{messages.allSegments}</a>
      </p>
      {id === 'new' ? <NewSegment /> : <SegmentById id={Number(id)} />}
    </>
  )
}

const NewSegment = () => (
  <>
    <PageHead title={messages.newSegment}>{messages.newLead}</PageHead>
    <SegmentEditor segment={undefined} />
  </>
)

function SegmentById({ id }: { readonly id: number }) {
  const { answer, failure } = useStaffQuery(listSegments, {})
  const segment = answer?.segments.find((each) => each.id === id)
  if (failure) return <Notice tone="danger">{failureText(failure)}</Notice>
  if (!segment) return <PageHead title={messages.segment}>{answer ? messages.notFound : messages.loading}</PageHead>
  return (
    <>
      <PageHead title={segment.name}>{leadOf(segment)}</PageHead>
      {/* A saved version begins a new draft. */}
      <Conditions key={`${segment.id} ${segment.version}`} segment={segment} />
      <History id={id} />
    </>
  )
}

function History({ id }: { readonly id: number }) {
  const { answer, failure } = useStaffQuery(viewSegment, { id })
  if (failure) return <Notice tone="danger">{failureText(failure)}</Notice>
  return answer && <SegmentHistory {...answer} />
}

const leadOf = ({ isBuiltIn, version, savedAt, savedBy }: SavedSegment): string =>
  isBuiltIn
    ? messages.builtInLead
    : formatMessage(messages.editLead, { version, time: formatInstant(savedAt), member: savedBy })

/** To edit where the member may. */
function Conditions({ segment }: { readonly segment: SavedSegment }) {
  const may = useMay()
  if (!segment.isBuiltIn && may('segment.save')) return <SegmentEditor segment={segment} />
  return (
    <div className={styles.desk}>
      <Card title={messages.conditions}>
        <p>{ruleText(segment)}</p>
      </Card>
      {segment.conditions.length > 0 && <SizeCard rule={segment} />}
    </div>
  )
}
