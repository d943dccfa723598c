import { useState } from 'react'
import { formatInstant } from '#core/clock/manila-format.ts'
import { type Column, DataTable } from '#platform/office-ui/data-table.tsx'
import { ReasonDialog } from '#platform/office-ui/reason-dialog.tsx'
import { useMay } from '#features/office/staff/back-office/index.ts'
import { useClient } from '#platform/browser/client/client-context.tsx'
import { useRefreshCalls } from '#platform/browser/client/use-refresh-calls.ts'
import { Button } from '#platform/ui/button/button.tsx'
import { toast } from '#platform/ui/toast/toast-store.ts'
import { releaseHeldGift, viewCluster } from '../case-contract.ts'
import type { HoldBasis } from '../hold-bases.ts'
import type { Cluster } from './cluster-graph.tsx'
import { messages } from './messages/en.ts'
import { formatMessage } from '#core/message/format-message.ts'

type Hold = Cluster['heldGifts'][number]
type HeldGiftsProps = { readonly holds: readonly Hold[]; readonly refreshing: boolean }

/** Gifts held for these players, with the release action. */
export function HeldGifts({ holds, refreshing }: HeldGiftsProps) {
  const [chosen, setChosen] = useState<Hold>()
  const mayRelease = useMay()('risk.releaseGift')
  const release = useRelease()
  if (holds.length === 0) return null
  return (
    <>
      <DataTable
        label={messages.rewardsOnHold}
        columns={[...columns, ...(mayRelease ? [releaseColumn(setChosen)] : [])]}
        rows={holds}
        rowKey={({ playerId, gift }) => `${playerId} ${gift}`}
        empty={messages.noRewardsOnHold}
        refreshing={refreshing}
      />
      {chosen && (
        <ReasonDialog
          open
          title={formatMessage(messages.releaseTitle, {
            title: chosen.title,
            playerId: chosen.playerId,
          })}
          confirmLabel={messages.release}
          act={(reason) => release(chosen, reason)}
          onClose={() => setChosen(undefined)}
        >
          {messages.releaseText}
        </ReasonDialog>
      )}
    </>
  )
}

function useRelease() {
  const client = useClient()
  const refresh = useRefreshCalls()
  return async ({ playerId, gift, title }: Hold, reason: string) => {
    const reply = await client.send(releaseHeldGift, { playerId, gift, reason })
    if (reply.kind === 'answer') toast(formatMessage(messages.releaseDone, { title, playerId }), { tone: 'success' })
    if (reply.kind === 'answer' || reply.kind === 'refusal') void refresh(viewCluster)
    return reply
  }
}

const basisWords: Readonly<Record<HoldBasis, string>> = {
  tied: messages.holdLinked,
  network: messages.holdNetwork,
}

const columns: readonly Column<Hold>[] = [
  { name: messages.player, cell: ({ playerId }) => <a href={`/players/${playerId}`}>{playerId}</a>, tight: true },
  { name: messages.rewardOnHold, cell: ({ title }) => title },
  { name: messages.holdReason, cell: ({ basis }) => basisWords[basis] },
  { name: messages.since, cell: ({ heldAt }) => formatInstant(heldAt), tight: true },
]

const releaseColumn = (choose: (hold: Hold) => void): Column<Hold> => ({
  name: messages.decision,
  cell: (hold) =>
    hold.releasedBy === null ? (
      <Button variant="secondary" onClick={() => choose(hold)}>
        {messages.release}
      </Button>
    ) : (
      formatMessage(messages.releasedBy, { member: hold.releasedBy })
    ),
})
