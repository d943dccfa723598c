import { formatInstant } from '#core/clock/manila-format.ts'
import type { ResponseOf } from '#core/contract/call.ts'
import { formatMessage } from '#core/message/format-message.ts'
import { InnerPage } from '#features/players/account/player/index.ts'
import { failureText } from '#platform/browser/client/failure-text.ts'
import { useCallQuery } from '#platform/browser/client/use-call-query.ts'
import { Card } from '#platform/ui/card/card.tsx'
import { ErrorState } from '#platform/ui/error-state/error-state.tsx'
import { Skeleton } from '#platform/ui/skeleton/skeleton.tsx'
import { getDataExport } from '../contract.ts'
import type { ExportState } from '../export-states.ts'
import styles from './data-page.module.css'
import { messages } from './messages/en.ts'
import { ReadyFile } from './ready-file.tsx'
import { RequestForm } from './request-form.tsx'

const refreshEveryMs = 10_000
/** A copy takes a second or two. */
const refreshWhileMakingMs = 2_000

type Answer = ResponseOf<typeof getDataExport>

/** The copy of the player's data: asked for, made, and downloaded for seven days. */
export function DataPage() {
  const { answer, failure, refresh, refreshing } = useCallQuery(getDataExport, {}, { refreshEveryMs })
  return (
    <InnerPage title={messages.myData}>
      {answer ? (
        <Card title={messages.copyTitle}>
          <div className={styles.content}>
            <p>{messages.copyLead}</p>
            <p className={styles.soft}>{messages.copyNot}</p>
            <Copy {...answer} />
          </div>
        </Card>
      ) : failure ? (
        <ErrorState onRetry={() => void refresh()} retrying={refreshing}>
          {failureText(failure)}
        </ErrorState>
      ) : (
        <Skeleton shape="block" className={styles.wait} />
      )}
    </InnerPage>
  )
}

function Copy({ export: copy, nextAt }: Answer) {
  if (copy?.state === 'making') return <Making />
  const file = copy?.file ?? null
  return (
    <>
      {copy && file ? <ReadyFile id={copy.id} {...file} /> : <Ended state={copy?.state} />}
      {nextAt === null ? (
        <RequestForm replacesFile={file !== null} />
      ) : (
        <p className={styles.soft}>{formatMessage(messages.nextAt, { time: formatInstant(nextAt) })}</p>
      )}
    </>
  )
}

/** Looks again until the copy is there. */
function Making() {
  useCallQuery(getDataExport, {}, { refreshEveryMs: refreshWhileMakingMs })
  return <p role="status">{messages.making}</p>
}

/** Why the last copy cannot be downloaded. */
function Ended({ state }: { readonly state: ExportState | undefined }) {
  if (state === 'expired') return <p role="status">{messages.expired}</p>
  return state === 'failed' ? <p role="status">{messages.failed}</p> : null
}
