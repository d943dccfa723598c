import { formatInstant } from '#core/clock/manila-format.ts'
import type { ResponseOf } from '#core/contract/call.ts'
import { type Column, DataTable } from '#platform/office-ui/data-table.tsx'
import { failureText } from '#platform/office-ui/failure-text.ts'
import { Notice } from '#platform/office-ui/notice.tsx'
import { useStaffQuery } from '#platform/office-ui/use-staff-query.ts'
import { Badge } from '#platform/ui/badge/badge.tsx'
import { viewPlayerLinks } from '../contract.ts'
import { messages } from './messages/en.ts'
import styles from './player-panel.module.css'

type SignInOrigin = ResponseOf<typeof viewPlayerLinks>['places'][number]
type SharedTrait = ResponseOf<typeof viewPlayerLinks>['shared'][number]

const kinds = {
  device: { label: messages.sameDevice, tone: 'danger' },
  network: { label: messages.sameNetwork, tone: 'neutral' },
  payout: { label: messages.samePayoutAccount, tone: 'danger' },
  kyc: { label: messages.sameDocument, tone: 'danger' },
} as const

/** Devices, addresses, and other players on them. */
export function PlayerLinks({ playerId }: { readonly playerId: number }) {
  const { answer, failure } = useStaffQuery(viewPlayerLinks, { playerId })
  if (failure) return <Notice tone="danger">{failureText(failure)}</Notice>
  return (
    <div className={styles.panels}>
      <section>
        <h2 className={styles.title}>{messages.linkedPlayers}</h2>
        <DataTable
          label={messages.linkedPlayers}
          columns={sharedColumns}
          rows={answer?.shared ?? []}
          rowKey={({ playerId: other, kind }) => `${other} ${kind}`}
          empty={answer ? messages.noLinkedPlayers : messages.loading}
        />
      </section>
      <section>
        <h2 className={styles.title}>{messages.signIns}</h2>
        <DataTable
          label={messages.signIns}
          columns={originColumns}
          rows={answer?.places ?? []}
          rowKey={({ device, place, ip }) => `${device} ${place} ${ip}`}
          empty={answer ? messages.noSignIns : messages.loading}
        />
      </section>
    </div>
  )
}

const sharedColumns: readonly Column<SharedTrait>[] = [
  { name: messages.player, cell: ({ playerId }) => <a href={`/players/${playerId}`}>{playerId}</a>, tight: true },
  { name: messages.link, cell: ({ kind }) => <Badge tone={kinds[kind].tone}>{kinds[kind].label}</Badge>, tight: true },
  { name: messages.lastSeen, cell: ({ since }) => formatInstant(since), tight: true },
]

const originColumns: readonly Column<SignInOrigin>[] = [
  { name: messages.device, cell: ({ device }) => device },
  { name: messages.location, cell: ({ place }) => place },
  { name: messages.ipAddress, cell: ({ ip }) => ip, tight: true },
  { name: messages.signInCount, cell: ({ times }) => times, tight: true, numeric: true },
  { name: messages.lastSignIn, cell: ({ lastAt }) => formatInstant(lastAt), tight: true },
]
