import { Button } from '#platform/ui/button/button.tsx'
import { SegmentedControl } from '#platform/ui/segmented-control/segmented-control.tsx'
import { Select } from '#platform/ui/select/select.tsx'
import { Tabs } from '#platform/ui/tabs/tabs.tsx'
import type { RecordAccount, RecordKind } from '../record-kinds.ts'
import styles from './record-filters.module.css'
import { isPeriod, type Period, periodOptions } from './record-period.ts'

export type KindTab = RecordKind | 'all'

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

interface RecordFiltersProps {
  account: RecordAccount
  kind: KindTab
  period: Period
  onAccount: (account: RecordAccount) => void
  onKind: (kind: KindTab) => void
  onPeriod: (period: Period) => void
  onStatement: () => void
}

/** Filters: account, kind of movement, period; and the link to a statement. */
export function RecordFilters(props: RecordFiltersProps) {
  const { account, kind, period, onAccount, onKind, onPeriod, onStatement } = props
  return (
    <div className={styles.filters}>
      <SegmentedControl label="Account" options={accounts} value={account} onChange={onAccount} />
      {account === 'coin' && (
        <Tabs id="record-kind" label="Kind" tabs={kindTabs} selected={kind} onSelect={onKind} look="pills" />
      )}
      <div className={styles.period}>
        <Select
          label="Period"
          options={periodOptions}
          value={period}
          onChange={({ currentTarget: { value } }) => onPeriod(isPeriod(value) ? value : 'all')}
        />
        <Button variant="secondary" icon="download" onClick={onStatement}>
          Statement
        </Button>
      </div>
    </div>
  )
}
