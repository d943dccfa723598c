import { formatInstant } from '#core/clock/manila-format.ts'
import type { ResponseOf } from '#core/contract/call.ts'
import { type Column, DataTable } from '#platform/office-ui/data-table.tsx'
import { failureText } from '#platform/office-ui/failure-text.ts'
import { Notice } from '#platform/office-ui/notice.tsx'
import { useStaffQuery } from '#platform/office-ui/use-staff-query.ts'
import { Badge } from '#platform/ui/badge/badge.tsx'
import { viewPlayerLinks } from '../contract.ts'
import styles from './player-panel.module.css'

type Place = ResponseOf<typeof viewPlayerLinks>['places'][number]
type SharedTrait = ResponseOf<typeof viewPlayerLinks>['shared'][number]

const kinds = {
  device: { label: 'Same device', tone: 'danger' },
  network: { label: 'Same network', tone: 'neutral' },
  payout: { label: 'Same payout account', tone: 'danger' },
  kyc: { label: 'Same document', tone: 'danger' },
} as const

/** Devices, addresses, and other players on them. */
export function PlayerLinks({ playerId }: { readonly playerId: number }) {
  const { answer, failure } = useStaffQuery(viewPlayerLinks, { playerId })
  if (failure) return <Notice tone="danger">{failureText(failure)}</Notice>
  return (
    <div className={styles.panels}>
      <section>
        <h2 className={styles.title}>Players who use the same</h2>
        <DataTable
          label="Players who use the same"
          columns={sharedColumns}
          rows={answer?.shared ?? []}
          rowKey={({ playerId: other, kind }) => `${other} ${kind}`}
          empty={answer ? 'Nobody.' : 'Loading …'}
        />
      </section>
      <section>
        <h2 className={styles.title}>Devices and addresses</h2>
        <DataTable
          label="Devices and addresses"
          columns={placeColumns}
          rows={answer?.places ?? []}
          rowKey={({ device, place, ip }) => `${device} ${place} ${ip}`}
          empty={answer ? 'Never signed in.' : 'Loading …'}
        />
      </section>
    </div>
  )
}

const sharedColumns: readonly Column<SharedTrait>[] = [
  { name: 'Player', cell: ({ playerId }) => <a href={`/players/${playerId}`}>{playerId}</a>, tight: true },
  { name: 'What', cell: ({ kind }) => <Badge tone={kinds[kind].tone}>{kinds[kind].label}</Badge>, tight: true },
  { name: 'Last seen (Manila)', cell: ({ since }) => formatInstant(since), tight: true },
]

const placeColumns: readonly Column<Place>[] = [
  { name: 'Device', cell: ({ device }) => device },
  { name: 'Place', cell: ({ place }) => place },
  { name: 'Address', cell: ({ ip }) => ip, tight: true },
  { name: 'Times', cell: ({ times }) => times, tight: true, numeric: true },
  { name: 'Last (Manila)', cell: ({ lastAt }) => formatInstant(lastAt), tight: true },
]
