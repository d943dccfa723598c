import { paymentProviderName } from '#features/cashier/channel/back-office/index.ts'
import type { Call, RequestOf, ResponseOf } from '#core/contract/call.ts'
import { formatDay } from '#core/clock/manila-format.ts'
import { ReasonDialog } from '#platform/office-ui/reason-dialog.tsx'
import { useClient } from '#platform/browser/client/client-context.tsx'
import { useRefreshCalls } from '#platform/browser/client/use-refresh-calls.ts'
import { toast } from '#platform/ui/toast/toast-store.ts'
import { compareDay, listDays, listDifferences, resolveDifference } from '../staff-contract.ts'
import type { Difference } from './difference.ts'
import { messages } from './messages/en.ts'
import { formatMessage } from '#core/message/format-message.ts'

type Day = ResponseOf<typeof listDays>['days'][number]

function useReconciliationAction() {
  const client = useClient()
  const refresh = useRefreshCalls()
  return async <C extends Call>(call: C, request: RequestOf<C>, done: string) => {
    const reply = await client.send(call, request)
    if (reply.kind === 'answer') toast(done, { tone: 'success' })
    if (reply.kind === 'answer' || reply.kind === 'refusal') void refresh(listDays, listDifferences)
    return reply
  }
}

export function ResolveDialog({ difference, onClose }: { difference: Difference | undefined; onClose: () => void }) {
  const act = useReconciliationAction()
  return (
    <ReasonDialog
      open={difference !== undefined}
      title={messages.resolveTitle}
      confirmLabel={messages.resolve}
      act={(reason) => act(resolveDifference, { differenceId: difference?.id ?? 1, reason }, messages.resolveDone)}
      onClose={onClose}
    >
      <p>{formatMessage(messages.resolveText, { reference: difference?.reference ?? '' })}</p>
    </ReasonDialog>
  )
}

export function CompareDialog({ day, onClose }: { day: Day | undefined; onClose: () => void }) {
  const act = useReconciliationAction()
  return (
    <ReasonDialog
      open={day !== undefined}
      title={messages.compareTitle}
      confirmLabel={messages.compare}
      act={async (reason) =>
        act(compareDay, { provider: day?.provider ?? '', day: day?.day ?? '', reason }, messages.compareStarted)
      }
      onClose={onClose}
    >
      <p>
        {day &&
          formatMessage(messages.compareText, {
            provider: paymentProviderName(day.provider),
            date: formatDay(day.day),
          })}
      </p>
    </ReasonDialog>
  )
}
