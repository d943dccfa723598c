import { useState } from 'react'
import type { ResponseOf } from '#core/contract/call.ts'
import { ReasonDialog } from '#platform/office-ui/reason-dialog.tsx'
import { useStaffQuery } from '#platform/office-ui/use-staff-query.ts'
import { Select } from '#platform/ui/select/select.tsx'
import { handOverWorkItem, listWorkColleagues, type listWorkItems } from '../contract.ts'
import { messages } from './messages/en.ts'
import { useWorkAction } from './use-work-action.ts'

interface HandOverDialogProps {
  item: ResponseOf<typeof listWorkItems>['items'][number]
  onClose: () => void
}

/** Gives an item to a colleague who sees its queue. */
export function HandOverDialog({ item: { queue, ref, owner, about }, onClose }: HandOverDialogProps) {
  const act = useWorkAction()
  const { answer } = useStaffQuery(listWorkColleagues, { queue })
  const [to, setTo] = useState('')
  // The owner whom the dialog was opened with.
  const [expected] = useState({ owner })
  return (
    <ReasonDialog
      open
      title={messages.handOverTitle}
      confirmLabel={messages.handOver}
      act={(reason) => act(handOverWorkItem, { queue, ref, to, expected, reason }, messages.handedOver)}
      onClose={onClose}
    >
      <p>{about}</p>
      <p>{messages.handOverBody}</p>
      <Select
        label={messages.colleague}
        placeholder={messages.chooseColleague}
        options={(answer?.members ?? []).map(({ email, name }) => ({ value: email, label: name }))}
        value={to}
        onChange={({ currentTarget }) => setTo(currentTarget.value)}
      />
    </ReasonDialog>
  )
}
