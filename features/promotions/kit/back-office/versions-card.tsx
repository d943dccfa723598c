import { useState } from 'react'
import { formatInstant } from '#core/clock/manila-format.ts'
import type { ResponseOf } from '#core/contract/call.ts'
import { formatMessage } from '#core/message/format-message.ts'
import { useMay } from '#features/office/staff/back-office/index.ts'
import { useClient } from '#platform/browser/client/client-context.tsx'
import { useRefreshCalls } from '#platform/browser/client/use-refresh-calls.ts'
import { DataTable } from '#platform/office-ui/data-table.tsx'
import { ReasonDialog } from '#platform/office-ui/reason-dialog.tsx'
import { Button } from '#platform/ui/button/button.tsx'
import { Card } from '#platform/ui/card/card.tsx'
import { toast } from '#platform/ui/toast/toast-store.ts'
import { clonePromotion, listPromotions, viewPromotion } from '../staff-contract.ts'
import { shareText } from './estimate-text.ts'
import { messages } from './messages/en.ts'
import { VersionComparison } from './version-comparison.tsx'
import styles from './promotion-page.module.css'

type PromotionView = ResponseOf<typeof viewPromotion>
type Version = PromotionView['history'][number]

interface VersionsCardProps {
  promotion: PromotionView
  onCloned: () => void
}

/** Every version: to compare, and to begin a new one from. */
export function VersionsCard({ promotion, onCloned }: VersionsCardProps) {
  const may = useMay()
  const [source, setSource] = useState<number>()
  return (
    <Card title={messages.versions}>
      <div className={styles.page}>
        <DataTable
          label={messages.versions}
          columns={
            may('promotion.clone') && promotion.state !== 'ENDED' ? [...columns, copyColumn(setSource)] : columns
          }
          rows={promotion.history}
          rowKey={({ version }) => version}
          empty={messages.versionsEmpty}
        />
        {promotion.history.length > 1 && <VersionComparison promotion={promotion} />}
      </div>
      {source !== undefined && (
        <CloneDialog promotion={promotion} source={source} onCloned={onCloned} onClose={() => setSource(undefined)} />
      )}
    </Card>
  )
}

const copyColumn = (onCopy: (version: number) => void) => ({
  name: messages.copy,
  tight: true,
  cell: ({ version }: Version) => (
    <Button size="small" variant="secondary" onClick={() => onCopy(version)}>
      {formatMessage(messages.copyVersion, { version })}
    </Button>
  ),
})

interface CloneDialogProps extends VersionsCardProps {
  source: number
  onClose: () => void
}

function CloneDialog({ promotion: { key, latest }, source, onCloned, onClose }: CloneDialogProps) {
  const client = useClient()
  const refresh = useRefreshCalls()
  // The newest version when the dialog opened.
  const [version] = useState(latest ?? 1)
  const act = async (reason: string) => {
    const reply = await client.send(clonePromotion, { key, source, version, reason })
    if (reply.kind === 'answer') {
      toast(formatMessage(messages.versionSaved, { version: reply.body.version }), { tone: 'success' })
      await refresh(listPromotions, viewPromotion)
      onCloned()
    }
    return reply
  }
  return (
    <ReasonDialog
      open
      title={formatMessage(messages.copyTitle, { version: source })}
      confirmLabel={messages.copyConfirm}
      act={act}
      onClose={onClose}
    >
      <p>{formatMessage(messages.copyBody, { version: source, next: version + 1 })}</p>
    </ReasonDialog>
  )
}

const columns = [
  { name: messages.version, cell: ({ version }: Version) => version, tight: true },
  { name: messages.savedManila, cell: ({ savedAt }: Version) => formatInstant(savedAt), tight: true },
  { name: messages.heldBack, cell: ({ holdout }: Version) => shareText(holdout), tight: true },
  { name: messages.savedBy, cell: ({ savedBy }: Version) => savedBy },
  { name: messages.reason, cell: ({ reason }: Version) => reason },
]
