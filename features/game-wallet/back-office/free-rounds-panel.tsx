import { useState } from 'react'
import { formatInstant } from '#core/clock/manila-format.ts'
import type { ResponseOf } from '#core/contract/call.ts'
import { formatMoney } from '#core/money/format-money.ts'
import {
  type Column,
  DataTable,
  failureText,
  Notice,
  Pager,
  useMay,
  useStaffQuery,
} from '#features/staff/back-office/index.ts'
import { Button } from '#platform/ui/button/button.tsx'
import { listFreeRounds } from '../staff-contract.ts'
import styles from './free-rounds-panel.module.css'
import { timesText } from './times-text.ts'
import { GiveFreeRoundsDialog } from './give-free-rounds-dialog.tsx'

type Grant = ResponseOf<typeof listFreeRounds>['grants'][number]

/** Rounds that the house pays for: who has them, and how many were played. */
export function FreeRoundsPanel() {
  const may = useMay()
  const [page, setPage] = useState(0)
  const [giving, setGiving] = useState(false)
  const { answer, failure, refreshing } = useStaffQuery(listFreeRounds, { playerId: null, page })
  return (
    <>
      {may('gameFreeRound.give') && (
        <div className={styles.head}>
          <Button size="small" icon="gift" onClick={() => setGiving(true)}>
            Give free rounds
          </Button>
        </div>
      )}
      {failure && <Notice tone="danger">{failureText(failure)}</Notice>}
      <DataTable
        label="Free rounds"
        columns={columns}
        rows={answer?.grants ?? []}
        rowKey={({ id, playerId }) => `${playerId} ${id}`}
        empty={answer ? 'Nobody was given any yet.' : 'Loading …'}
        refreshing={refreshing}
      />
      <Pager
        page={page + 1}
        hasMore={answer?.hasMore === true}
        onBack={() => setPage(page - 1)}
        onNext={() => setPage(page + 1)}
      />
      {giving && <GiveFreeRoundsDialog onClose={() => setGiving(false)} />}
    </>
  )
}

const columns: readonly Column<Grant>[] = [
  { name: 'Given (Manila)', cell: ({ grantedAt }) => formatInstant(grantedAt), tight: true },
  { name: 'Player', cell: ({ playerId }) => <a href={`/players/${playerId}`}>{playerId}</a>, tight: true },
  { name: 'Game', cell: ({ providerId, gameCode }) => `${providerId} / ${gameCode}` },
  { name: 'Played', cell: ({ used, rounds }) => `${used} of ${rounds}`, tight: true },
  { name: 'Stake', cell: ({ stake }) => formatMoney(stake), tight: true },
  { name: 'Play of winnings', cell: ({ betRate }) => timesText(betRate), tight: true },
  { name: 'Ends', cell: ({ expiresAt }) => formatInstant(expiresAt), tight: true },
  { name: 'By', cell: ({ grantedBy }) => grantedBy, tight: true },
]
