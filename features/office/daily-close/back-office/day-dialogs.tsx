import { formatDay } from '#core/clock/manila-format.ts'
import { formatMoney } from '#core/money/format-money.ts'
import { wireCentavos } from '#core/money/wire-centavos.ts'
import { useApprovalRequest } from '#features/office/approval/back-office/index.ts'
import { ReasonDialog } from '#platform/office-ui/reason-dialog.tsx'
import { useStaffAction } from '#platform/office-ui/use-staff-action.ts'
import { closeDay, listClosings, prepareDay, requestReopening, viewDay } from '../contract.ts'
import type { DayView } from './day-view.ts'
import { messages } from './messages/en.ts'
import { formatMessage } from '#core/message/format-message.ts'

export type DayAct = 'close' | 'prepare' | 'reopen'
type DialogProps = { readonly view: DayView; readonly onClose: () => void }

/** The acts on a day, each with a reason. */
export function DayDialog({ act, ...props }: DialogProps & { readonly act: DayAct | undefined }) {
  if (act === 'close') return <CloseDialog {...props} />
  if (act === 'prepare') return <PrepareDialog {...props} />
  return act === 'reopen' ? <ReopenDialog {...props} /> : null
}

function CloseDialog({ view: { day, version, figures }, onClose }: DialogProps) {
  const act = useStaffAction(viewDay, listClosings)
  const money = (value: number) => formatMoney(wireCentavos(value))
  return (
    <ReasonDialog
      open
      title={formatMessage(messages.closeTitle, { date: formatDay(day) })}
      confirmLabel={messages.closeDay}
      act={(reason) =>
        act(closeDay, { day, version, reason }, formatMessage(messages.closeDone, { date: formatDay(day) }))
      }
      onClose={onClose}
    >
      <p>
        {formatMessage(messages.closeText, {
          ggr: money(figures.ggr),
          ngr: money(figures.ngr),
          deposits: money(figures.deposits),
          withdrawals: money(figures.withdrawals),
        })}
      </p>
    </ReasonDialog>
  )
}

function PrepareDialog({ view: { day }, onClose }: DialogProps) {
  const act = useStaffAction(viewDay, listClosings)
  return (
    <ReasonDialog
      open
      title={messages.checksTitle}
      confirmLabel={messages.runChecks}
      act={(reason) => act(prepareDay, { day, reason }, messages.checksStarted)}
      onClose={onClose}
    >
      <p>{formatMessage(messages.checksText, { date: formatDay(day) })}</p>
    </ReasonDialog>
  )
}

function ReopenDialog({ view: { day }, onClose }: DialogProps) {
  const { requestKey, send } = useApprovalRequest()
  return (
    <ReasonDialog
      open
      title={formatMessage(messages.reopenTitle, { date: formatDay(day) })}
      confirmLabel={messages.submit}
      act={(reason) => send(requestReopening, { requestKey, day, reason })}
      onClose={onClose}
    >
      <p>{messages.reopenText}</p>
    </ReasonDialog>
  )
}
