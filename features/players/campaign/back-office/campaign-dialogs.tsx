import { useState } from 'react'
import type { ResponseOf } from '#core/contract/call.ts'
import { formatMessage } from '#core/message/format-message.ts'
import { useClient } from '#platform/browser/client/client-context.tsx'
import { useRefreshCalls } from '#platform/browser/client/use-refresh-calls.ts'
import { useNavigate } from '#platform/browser/router/use-navigate.ts'
import { ReasonDialog } from '#platform/office-ui/reason-dialog.tsx'
import { useStaffAction } from '#platform/office-ui/use-staff-action.ts'
import { Select } from '#platform/ui/select/select.tsx'
import { toast } from '#platform/ui/toast/toast-store.ts'
import { listCampaigns, requestCampaignStart, saveCampaign, stopCampaign, viewCampaign } from '../contract.ts'
import type { Graph } from '../graph.ts'
import { messages } from './messages/en.ts'

export type ShownCampaign = Pick<ResponseOf<typeof viewCampaign>, 'id' | 'name' | 'version' | 'liveVersion' | 'state'>

type SaveDialogProps = {
  readonly campaign: ShownCampaign | undefined
  readonly name: string
  readonly graph: Graph
  readonly onClose: () => void
}

export function SaveDialog({ campaign, name, graph, onClose }: SaveDialogProps) {
  const client = useClient()
  const refresh = useRefreshCalls()
  const navigate = useNavigate()
  const act = async (reason: string) => {
    const expected = campaign ? { version: campaign.version } : null
    const reply = await client.send(saveCampaign, { id: campaign?.id ?? null, name, graph, expected, reason })
    if (reply.kind === 'answer') {
      toast(messages.saved, { tone: 'success' })
      await Promise.all([refresh(listCampaigns), refresh(viewCampaign)])
      if (!campaign) navigate(`/campaigns/${reply.body.id}`)
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

type DialogProps = { readonly campaign: ShownCampaign; readonly onClose: () => void }

const oldPlayersOptions = [
  { value: 'finish', label: messages.oldFinish },
  { value: 'leave', label: messages.oldLeave },
] as const

export function StartDialog({ campaign, onClose }: DialogProps) {
  const { id, name, version, liveVersion } = campaign
  const act = useStaffAction(listCampaigns, viewCampaign)
  const [requestKey] = useState(() => crypto.randomUUID())
  const [oldPlayers, setOldPlayers] = useState<'finish' | 'leave'>('finish')
  return (
    <ReasonDialog
      open
      title={formatMessage(messages.startTitle, { name, version })}
      confirmLabel={messages.requestApproval}
      act={(reason) => act(requestCampaignStart, { requestKey, id, version, oldPlayers, reason }, messages.requested)}
      onClose={onClose}
    >
      <p>{messages.startBody}</p>
      {liveVersion !== null && (
        <Select
          label={formatMessage(messages.oldPlayers, { version: liveVersion })}
          options={[...oldPlayersOptions]}
          value={oldPlayers}
          onChange={(event) => setOldPlayers(event.currentTarget.value === 'leave' ? 'leave' : 'finish')}
        />
      )}
    </ReasonDialog>
  )
}

export function StopDialog({ campaign: { id, name }, onClose }: DialogProps) {
  const act = useStaffAction(listCampaigns, viewCampaign)
  return (
    <ReasonDialog
      open
      title={formatMessage(messages.stopTitle, { name })}
      confirmLabel={messages.stop}
      destructive
      act={(reason) => act(stopCampaign, { id, reason }, messages.stopped)}
      onClose={onClose}
    >
      <p>{messages.stopBody}</p>
    </ReasonDialog>
  )
}
