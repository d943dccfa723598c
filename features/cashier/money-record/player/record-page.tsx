import { useState } from 'react'
import { InnerPage } from '#features/players/account/player/index.ts'
import { Card } from '#platform/ui/card/card.tsx'
import { ListRow } from '#platform/ui/list-row/list-row.tsx'
import { TabPanel } from '#platform/ui/tabs/tab-panel.tsx'
import type { RecordAccount } from '../record-kinds.ts'
import { MovementSheet } from './movement-sheet.tsx'
import { type KindTab, RecordFilters } from './record-filters.tsx'
import { RecordList } from './record-list.tsx'
import { type Period, periodStart } from './record-period.ts'
import { StatementSheet } from './statement-sheet.tsx'
import type { Movement } from './use-record.ts'
import { messages } from './messages/en.ts'

/** Every movement of a player's money by day, with the balance after each. */
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
  const show = (movement: Movement) => {
    setChosen(movement)
    setShowsMovement(true)
  }
  const list = <RecordList key={`${account} ${kind} ${period}`} filter={filter} onChoose={show} />
  return (
    <InnerPage title={messages.records}>
      <RecordFilters
        account={account}
        kind={kind}
        period={period}
        onAccount={setAccount}
        onKind={setKind}
        onPeriod={setPeriod}
        onStatement={() => setShowsStatement(true)}
      />
      {kind === 'bet' && account === 'coin' && (
        <Card flush>
          <ListRow icon="dice" title={messages.betsByRound} subtitle={messages.betsByRoundHint} href="/record/bets" />
        </Card>
      )}
      {account === 'coin' ? (
        <TabPanel tabs="record-kind" tab={kind}>
          {list}
        </TabPanel>
      ) : (
        list
      )}
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
