import { useState } from 'react'
import { InnerPage } from '#features/account/player/index.ts'
import { Button } from '#platform/ui/button/button.tsx'
import { SegmentedControl } from '#platform/ui/segmented-control/segmented-control.tsx'
import { Select } from '#platform/ui/select/select.tsx'
import { Tabs } from '#platform/ui/tabs/tabs.tsx'
import type { RecordAccount, RecordKind } from '../record-kinds.ts'
import { MovementSheet } from './movement-sheet.tsx'
import { isPeriod, type Period, periodOptions, periodStart } from './record-period.ts'
import { RecordList } from './record-list.tsx'
import styles from './record-page.module.css'
import { StatementSheet } from './statement-sheet.tsx'
import type { Movement } from './use-record.ts'

type KindTab = RecordKind | 'all'

const accounts = [
  { value: 'coin', label: 'Balance' },
  { value: 'safebox', label: 'Safebox' },
  { value: 'points', label: 'Points' },
] as const satisfies readonly { value: RecordAccount; label: string }[]

const kindTabs = [
  { id: 'all', label: 'All' },
  { id: 'deposit', label: 'Deposits' },
  { id: 'withdrawal', label: 'Withdrawals' },
  { id: 'bet', label: 'Bets' },
  { id: 'win', label: 'Wins' },
  { id: 'reward', label: 'Rewards' },
  { id: 'safebox', label: 'Safebox' },
  { id: 'correction', label: 'Corrections' },
] as const satisfies readonly { id: KindTab; label: string }[]

/** Every movement of a player's money, day by day, with what was left after each. */
export function RecordPage() {
  const [account, setAccount] = useState<RecordAccount>('coin')
  const [kind, setKind] = useState<KindTab>('all')
  const [period, setPeriod] = useState<Period>('all')
  const [chosen, setChosen] = useState<Movement>()
  const [showsMovement, setShowsMovement] = useState(false)
  const [showsStatement, setShowsStatement] = useState(false)
  const from = periodStart(period)
  const filter = {
    account,
    ...(account === 'coin' && kind !== 'all' ? { kinds: [kind] } : {}),
    ...(from === undefined ? {} : { from }),
  }
  return (
    <InnerPage title="Records">
      <div className={styles.filters}>
        <SegmentedControl label="Account" options={accounts} value={account} onChange={setAccount} />
        {account === 'coin' && (
          <Tabs id="record-kind" label="Kind" tabs={kindTabs} selected={kind} onSelect={setKind} look="pills" />
        )}
        <div className={styles.period}>
          <Select
            label="Period"
            options={periodOptions}
            value={period}
            onChange={({ currentTarget: { value } }) => setPeriod(isPeriod(value) ? value : 'all')}
          />
          <Button variant="secondary" icon="download" onClick={() => setShowsStatement(true)}>
            Statement
          </Button>
        </div>
      </div>
      <RecordList
        key={`${account} ${kind} ${period}`}
        filter={filter}
        onChoose={(movement) => {
          setChosen(movement)
          setShowsMovement(true)
        }}
      />
      {chosen && (
        <MovementSheet
          key={chosen.id}
          movement={chosen}
          account={account}
          open={showsMovement}
          onClose={() => setShowsMovement(false)}
        />
      )}
      <StatementSheet account={account} open={showsStatement} onClose={() => setShowsStatement(false)} />
    </InnerPage>
  )
}
