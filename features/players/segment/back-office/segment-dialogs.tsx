import type { ResponseOf } from '#core/contract/call.ts'
import { formatMessage } from '#core/message/format-message.ts'
import { ReasonDialog } from '#platform/office-ui/reason-dialog.tsx'
import { useClient } from '#platform/browser/client/client-context.tsx'
import { useRefreshCalls } from '#platform/browser/client/use-refresh-calls.ts'
import { useNavigate } from '#platform/browser/router/use-navigate.ts'
import { toast } from '#platform/ui/toast/toast-store.ts'
import { listSegments, removeSegment, saveSegment, viewSegment } from '../contract.ts'
import type { SegmentRule } from '../segment-rule.ts'
import { messages } from './messages/en.ts'

export type SavedSegment = ResponseOf<typeof listSegments>['segments'][number]

const shownOf = ({ name, joined, conditions }: SavedSegment) => ({ name, joined, conditions })

type SaveDialogProps = {
  readonly segment: SavedSegment | undefined
  readonly name: string
  readonly rule: SegmentRule
  readonly onClose: () => void
}

export function SaveDialog({ segment, name, rule, onClose }: SaveDialogProps) {
  const client = useClient()
  const refresh = useRefreshCalls()
  const navigate = useNavigate()
  const act = async (reason: string) => {
    const expected = segment ? shownOf(segment) : null
    const reply = await client.send(saveSegment, { id: segment?.id ?? null, name, ...rule, expected, reason })
    if (reply.kind === 'answer') {
      toast(messages.saved, { tone: 'success' })
      await Promise.all([refresh(listSegments), refresh(viewSegment)])
      if (!segment) navigate(`/segments/${reply.body.id}`)
    }
    return reply
  }
  return (
    <ReasonDialog
      open
      title={formatMessage(messages.saveTitle, { name })}
      confirmLabel={messages.save}
      act={act}
      onClose={onClose}
    >
      <p>{messages.saveBody}</p>
    </ReasonDialog>
  )
}

type DeleteDialogProps = { readonly segment: SavedSegment; readonly onClose: () => void }

export function DeleteDialog({ segment, onClose }: DeleteDialogProps) {
  const client = useClient()
  const refresh = useRefreshCalls()
  const navigate = useNavigate()
  const act = async (reason: string) => {
    const reply = await client.send(removeSegment, { id: segment.id, expected: shownOf(segment), reason })
    if (reply.kind === 'answer') {
      toast(messages.deleted, { tone: 'success' })
      navigate('/segments')
      void refresh(listSegments)
    }
    return reply
  }
  return (
    <ReasonDialog
      open
      title={formatMessage(messages.deleteTitle, { name: segment.name })}
      confirmLabel={messages.delete}
      destructive
      act={act}
      onClose={onClose}
    >
      <p>{messages.deleteBody}</p>
    </ReasonDialog>
  )
}
