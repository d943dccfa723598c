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
        label="Rewards on hold"
        columns={[...columns, ...(mayRelease ? [releaseColumn(setChosen)] : [])]}
        rows={holds}
        rowKey={({ playerId, gift }) => `${playerId} ${gift}`}
        empty="None."
        refreshing={refreshing}
      />
      {chosen && (
        <ReasonDialog
          open
          title={`Release “${chosen.title}” for player ${chosen.playerId}?`}
          confirmLabel="Release"
          act={(reason) => release(chosen, reason)}
          onClose={() => setChosen(undefined)}
        >
          The player gets a message and can claim the reward once. This cannot be undone.
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
    if (reply.kind === 'answer') toast(`“${title}” is released for player ${playerId}.`, { tone: 'success' })
    if (reply.kind === 'answer' || reply.kind === 'refusal') void refresh(viewCluster)
    return reply
  }
}

const basisWords: Readonly<Record<HoldBasis, string>> = {
  tied: 'Shares a device, document or payout account',
  network: 'Same network on the same day',
}

const columns: readonly Column<Hold>[] = [
  { name: 'Player', cell: ({ playerId }) => <a href={`/players/${playerId}`}>{playerId}</a>, tight: true },
  { name: 'Reward on hold', cell: ({ title }) => title },
  { name: 'Because', cell: ({ basis }) => basisWords[basis] },
  { name: 'Since', cell: ({ heldAt }) => formatInstant(heldAt), tight: true },
]

const releaseColumn = (choose: (hold: Hold) => void): Column<Hold> => ({
  name: 'Decision',
  cell: (hold) =>
    hold.releasedBy === null ? (
      <Button variant="secondary" onClick={() => choose(hold)}>
        Release
      </Button>
    ) : (
      `Released by ${hold.releasedBy}`
    ),
})
