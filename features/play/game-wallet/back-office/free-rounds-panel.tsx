import { useState } from 'react'
import { formatInstant } from '#core/clock/manila-format.ts'
import type { ResponseOf } from '#core/contract/call.ts'
import { formatMoney } from '#core/money/format-money.ts'
import type { Column } from '#platform/office-ui/data-table.tsx'
import type { ListFilter } from '#platform/office-ui/list/list-filter.ts'
import { newestOrOldest } from '#platform/office-ui/list/newest-or-oldest.ts'
import { ReasonDialog } from '#platform/office-ui/reason-dialog.tsx'
import { StaffList, useMay } from '#features/office/staff/back-office/index.ts'
import { Button } from '#platform/ui/button/button.tsx'
import { cancelFreeRounds, listFreeRounds } from '../staff-contract.ts'
import styles from './free-rounds-panel.module.css'
import { timesText } from './times-text.ts'
import { GiveFreeRoundsDialog } from './give-free-rounds-dialog.tsx'
import { useWalletAction } from './use-wallet-action.ts'
import { messages } from './messages/en.ts'
import { formatMessage } from '#core/message/format-message.ts'

type Grant = ResponseOf<typeof listFreeRounds>['rows'][number]

const filters: readonly ListFilter[] = [{ kind: 'number', name: 'playerId', label: messages.playerId }]

/** Free rounds that the house pays for: who has them, and how many were played. */
export function FreeRoundsPanel() {
  const may = useMay()
  const act = useWalletAction()
  const [giving, setGiving] = useState(false)
  const [taking, setTaking] = useState<Grant>()
  return (
    <>
      {may('gameFreeRound.give') && (
        <div className={styles.head}>
          <Button size="small" icon="gift" onClick={() => setGiving(true)}>
            {messages.grantFreeRounds}
          </Button>
        </div>
      )}
      <StaffList
        call={listFreeRounds}
        label={messages.freeRounds}
        filters={filters}
        columns={may('gameFreeRound.cancel') ? [...columns, takeBackColumn(setTaking)] : columns}
        rowKey={({ id, playerId }) => `${playerId} ${id}`}
        empty={messages.freeRoundsEmpty}
        sort="newest"
      />
      {giving && <GiveFreeRoundsDialog onClose={() => setGiving(false)} />}
      {taking && (
        <ReasonDialog
          open
          title={messages.cancelTitle}
          confirmLabel={messages.cancelConfirm}
          act={(reason) =>
            act(cancelFreeRounds, { playerId: taking.playerId, freeRoundId: taking.id, reason }, messages.cancelled)
          }
          onClose={() => setTaking(undefined)}
        >
          <p>{formatMessage(messages.cancelBody, { count: taking.rounds - taking.used, gameCode: taking.gameCode })}</p>
        </ReasonDialog>
      )}
    </>
  )
}

const columns: readonly Column<Grant>[] = [
  {
    name: messages.grantedManila,
    cell: ({ grantedAt }) => formatInstant(grantedAt),
    tight: true,
    sorts: newestOrOldest,
  },
  { name: messages.player, cell: ({ playerId }) => <a href={`/players/${playerId}`}>{playerId}</a>, tight: true },
  { name: messages.game, cell: ({ providerId, gameCode }) => `${providerId} / ${gameCode}` },
  { name: messages.played, cell: playedText, tight: true },
  { name: messages.betColumn, cell: ({ stake }) => formatMoney(stake), tight: true, numeric: true },
  { name: messages.playthrough, cell: ({ betRate }) => timesText(betRate), tight: true },
  { name: messages.expires, cell: ({ expiresAt }) => formatInstant(expiresAt), tight: true },
  { name: messages.grantedBy, cell: ({ grantedBy }) => grantedBy, tight: true },
]

function playedText({ used, rounds, cancelledAt }: Grant): string {
  return formatMessage(cancelledAt === null ? messages.usedOfRounds : messages.usedRestCancelled, { used, rounds })
}

const takeBackColumn = (onTakeBack: (grant: Grant) => void): Column<Grant> => ({
  name: messages.action,
  cell: (grant) =>
    grant.cancelledAt === null &&
    grant.used < grant.rounds && (
      <Button variant="secondary" size="small" onClick={() => onTakeBack(grant)}>
        {messages.cancelRounds}
      </Button>
    ),
  tight: true,
})
