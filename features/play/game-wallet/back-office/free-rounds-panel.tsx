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

type Grant = ResponseOf<typeof listFreeRounds>['rows'][number]

const filters: readonly ListFilter[] = [{ kind: 'number', name: 'playerId', label: 'Player id' }]

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
            Give free rounds
          </Button>
        </div>
      )}
      <StaffList
        call={listFreeRounds}
        label="Free rounds"
        filters={filters}
        columns={may('gameFreeRound.cancel') ? [...columns, takeBackColumn(setTaking)] : columns}
        rowKey={({ id, playerId }) => `${playerId} ${id}`}
        empty="Nobody was given any."
        sort="newest"
      />
      {giving && <GiveFreeRoundsDialog onClose={() => setGiving(false)} />}
      {taking && (
        <ReasonDialog
          open
          title="Take these free rounds back?"
          confirmLabel="Take them back"
          act={(reason) =>
            act(cancelFreeRounds, { playerId: taking.playerId, freeRoundId: taking.id, reason }, 'Taken back.')
          }
          onClose={() => setTaking(undefined)}
        >
          <p>
            {leftOf(taking)} of {taking.gameCode}, not played yet, would end now. What was won stays the player’s.
          </p>
        </ReasonDialog>
      )}
    </>
  )
}

const columns: readonly Column<Grant>[] = [
  { name: 'Given (Manila)', cell: ({ grantedAt }) => formatInstant(grantedAt), tight: true, sorts: newestOrOldest },
  { name: 'Player', cell: ({ playerId }) => <a href={`/players/${playerId}`}>{playerId}</a>, tight: true },
  { name: 'Game', cell: ({ providerId, gameCode }) => `${providerId} / ${gameCode}` },
  { name: 'Played', cell: playedText, tight: true },
  { name: 'Stake', cell: ({ stake }) => formatMoney(stake), tight: true, numeric: true },
  { name: 'Play of winnings', cell: ({ betRate }) => timesText(betRate), tight: true },
  { name: 'Ends', cell: ({ expiresAt }) => formatInstant(expiresAt), tight: true },
  { name: 'By', cell: ({ grantedBy }) => grantedBy, tight: true },
]

const leftOf = ({ used, rounds }: Grant): string => (rounds - used === 1 ? '1 round' : `${rounds - used} rounds`)

function playedText({ used, rounds, cancelledAt }: Grant): string {
  const played = `${used} of ${rounds}`
  return cancelledAt === null ? played : `${played}, the rest taken back`
}

const takeBackColumn = (onTakeBack: (grant: Grant) => void): Column<Grant> => ({
  name: 'Action',
  cell: (grant) =>
    grant.cancelledAt === null &&
    grant.used < grant.rounds && (
      <Button variant="secondary" size="small" onClick={() => onTakeBack(grant)}>
        Take back
      </Button>
    ),
  tight: true,
})
