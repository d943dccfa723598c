import { formatDay } from '#core/clock/manila-format.ts'
import { formatMoney } from '#core/money/format-money.ts'
import { wireCentavos } from '#core/money/wire-centavos.ts'
import { useApprovalRequest } from '#features/office/approval/back-office/index.ts'
import { ReasonDialog } from '#platform/office-ui/reason-dialog.tsx'
import { closeDay, prepareDay, requestReopening } from '../contract.ts'
import type { DayView } from './day-view.ts'
import { useClosingAction } from './use-closing-action.ts'

export type DayAct = 'close' | 'prepare' | 'reopen'
type DialogProps = { readonly view: DayView; readonly onClose: () => void }

/** The acts on a day, each with a reason. */
export function DayDialog({ act, ...props }: DialogProps & { readonly act: DayAct | undefined }) {
  if (act === 'close') return <CloseDialog {...props} />
  if (act === 'prepare') return <PrepareDialog {...props} />
  return act === 'reopen' ? <ReopenDialog {...props} /> : null
}

function CloseDialog({ view: { day, version, figures }, onClose }: DialogProps) {
  const act = useClosingAction()
  const money = (value: number) => formatMoney(wireCentavos(value))
  return (
    <ReasonDialog
      open
      title={`Close ${formatDay(day)}?`}
      confirmLabel="Close the day"
      act={(reason) => act(closeDay, { day, version, reason }, `${formatDay(day)} is closed.`)}
      onClose={onClose}
    >
      <p>
        GGR {money(figures.ggr)}, NGR {money(figures.ngr)}, deposits {money(figures.deposits)}, withdrawals{' '}
        {money(figures.withdrawals)}. Every later report of the day is held against these figures.
      </p>
    </ReasonDialog>
  )
}

function PrepareDialog({ view: { day }, onClose }: DialogProps) {
  const act = useClosingAction()
  return (
    <ReasonDialog
      open
      title="Run the checks?"
      confirmLabel="Run the checks"
      act={(reason) => act(prepareDay, { day, reason }, 'They run now. This page shows what they find.')}
      onClose={onClose}
    >
      <p>
        Sums up the accounts, compares {formatDay(day)} with the providers of payments and of games, and checks the
        whole ledger. By themselves machines do it every night; nothing moves.
      </p>
    </ReasonDialog>
  )
}

function ReopenDialog({ view: { day }, onClose }: DialogProps) {
  const { requestKey, send } = useApprovalRequest()
  return (
    <ReasonDialog
      open
      title={`Open ${formatDay(day)} again?`}
      confirmLabel="Ask"
      act={(reason) => send(requestReopening, { requestKey, day, reason })}
      onClose={onClose}
    >
      <p>Once somebody else approves, the day is open. What it was closed with stays in the history.</p>
    </ReasonDialog>
  )
}
