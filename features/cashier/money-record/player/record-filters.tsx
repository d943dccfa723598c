import { Button } from '#platform/ui/button/button.tsx'
import { SegmentedControl } from '#platform/ui/segmented-control/segmented-control.tsx'
import { Select } from '#platform/ui/select/select.tsx'
import { Tabs } from '#platform/ui/tabs/tabs.tsx'
import type { RecordAccount, RecordKind } from '../record-kinds.ts'
import styles from './record-filters.module.css'
import { isPeriod, type Period, periodOptions } from './record-period.ts'
import { messages } from './messages/en.ts'

export type KindTab = RecordKind | 'all'

const accounts = [
  { value: 'coin', label: messages.balance },
  { value: 'safebox', label: messages.safebox },
  { value: 'points', label: messages.points },
] as const satisfies readonly { value: RecordAccount; label: string }[]

const kindTabs = [
  { id: 'all', label: messages.all },
  { id: 'deposit', label: messages.deposits },
  { id: 'withdrawal', label: messages.withdrawals },
  { id: 'bet', label: messages.bets },
  { id: 'win', label: messages.wins },
  { id: 'reward', label: messages.rewards },
  { id: 'safebox', label: messages.safebox },
  { id: 'correction', label: messages.corrections },
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
      <SegmentedControl label={messages.account} options={accounts} value={account} onChange={onAccount} />
      {account === 'coin' && (
        <Tabs id="record-kind" label={messages.type} tabs={kindTabs} selected={kind} onSelect={onKind} look="pills" />
      )}
      <div className={styles.period}>
        <Select
          label={messages.period}
          options={periodOptions}
          value={period}
          onChange={({ currentTarget: { value } }) => onPeriod(isPeriod(value) ? value : 'all')}
        />
        <Button variant="secondary" icon="download" onClick={onStatement}>
          {messages.statement}
        </Button>
      </div>
    </div>
  )
}
