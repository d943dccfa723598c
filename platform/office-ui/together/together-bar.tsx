import { useState } from 'react'
import type { Call, ResponseOf } from '#core/contract/call.ts'
import type { Reply } from '#core/contract/client.ts'
import type { bulkOut } from '#core/contract/bulk.ts'
import { formatMessage } from '#core/message/format-message.ts'
import { formatMoney } from '#core/money/format-money.ts'
import { wireCentavos } from '#core/money/wire-centavos.ts'
import { Button } from '#platform/ui/button/button.tsx'
import { Dialog } from '#platform/ui/dialog/dialog.tsx'
import { toast } from '#platform/ui/toast/toast-store.ts'
import { messages } from '../messages/en.ts'
import { ReasonDialog } from '../reason-dialog.tsx'
import styles from './together.module.css'
import type { Selection } from './use-selection.ts'

type TogetherCall = Call & { readonly response: typeof bulkOut }
type Results = ResponseOf<TogetherCall>['results']

type TogetherBarProps<Id extends string | number> = {
  readonly selection: Selection<Id>
  /** What each item is called when it could not be approved. */
  readonly nameOf: (id: string) => string
  /** Where it is decided by itself. */
  readonly pageOf?: (id: string) => string
  readonly act: (sum: ReturnType<typeof wireCentavos>, reason: string) => Promise<Reply<TogetherCall>>
}

/** The number of selected items, their sum, and one confirmation for all. Those that cannot be approved are listed with the reason. */
export function TogetherBar<Id extends string | number>({ selection, nameOf, pageOf, act }: TogetherBarProps<Id>) {
  const [isAsking, setAsking] = useState(false)
  const [refused, setRefused] = useState<Results>([])
  const { count, clear } = selection
  const sum = wireCentavos(selection.sum)
  const approve = async (reason: string) => {
    const reply = await act(sum, reason)
    if (reply.kind !== 'answer') return reply
    const { results } = reply.body
    const done = results.filter(({ isDone }) => isDone).length
    setRefused(results.filter(({ isDone }) => !isDone))
    clear()
    if (done > 0) toast(formatMessage(messages.togetherDone, { count: done }), { tone: 'success' })
    return reply
  }
  return (
    <>
      {count > 0 && (
        <div className={styles.bar} role="region" aria-label={messages.selection}>
          <span className={styles.words}>
            {formatMessage(messages.togetherSelected, { count, sum: formatMoney(sum) })}
          </span>
          <Button variant="secondary" size="small" onClick={clear}>
            {messages.clearSelection}
          </Button>
          <Button size="small" icon="check" onClick={() => setAsking(true)}>
            {messages.approveTogether}
          </Button>
        </div>
      )}
      <ReasonDialog
        open={isAsking}
        title={formatMessage(messages.togetherTitle, { count, sum: formatMoney(sum) })}
        confirmLabel={messages.approveTogether}
        act={approve}
        onClose={() => setAsking(false)}
      >
        {messages.togetherText}
      </ReasonDialog>
      <RefusedDialog refused={refused} nameOf={nameOf} pageOf={pageOf} onClose={() => setRefused([])} />
    </>
  )
}

type RefusedDialogProps = {
  readonly refused: Results
  readonly nameOf: (id: string) => string
  readonly pageOf: ((id: string) => string) | undefined
  readonly onClose: () => void
}

const RefusedDialog = ({ refused, nameOf, pageOf, onClose }: RefusedDialogProps) => (
  <Dialog
    open={refused.length > 0}
    onClose={onClose}
    title={formatMessage(messages.togetherRefused, { count: refused.length })}
    actions={<Button onClick={onClose}>{messages.understood}</Button>}
  >
    <dl className={styles.refused}>
      {refused.map(({ id, why }) => (
        <div key={id}>
          <dt>{pageOf ? <a href={pageOf(id)}>{nameOf(id)}</a> : nameOf(id)}</dt>
          <dd>{why}</dd>
        </div>
      ))}
    </dl>
  </Dialog>
)
