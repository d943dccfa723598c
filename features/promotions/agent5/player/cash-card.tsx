import { formatInstant } from '#core/clock/manila-format.ts'
import { formatMessage } from '#core/message/format-message.ts'
import { formatMoney } from '#core/money/format-money.ts'
import type { WireCentavos } from '#core/money/wire-centavos.ts'
import { WhoCounts } from '#features/promotions/invite/player/index.ts'
import { announceGift, useClaim } from '#features/promotions/kit/player/index.ts'
import { Button } from '#platform/ui/button/button.tsx'
import { Card } from '#platform/ui/card/card.tsx'
import { EmptyState } from '#platform/ui/empty-state/empty-state.tsx'
import { ListRow } from '#platform/ui/list-row/list-row.tsx'
import { claimFriends, readAgent5, readAgent5Log } from '../contract.ts'
import styles from './agent5-page.module.css'
import type { Agent5View } from './agent5-view.ts'
import { messages } from './messages/en.ts'

const percent = new Intl.NumberFormat('en-PH', { style: 'percent', maximumFractionDigits: 2 })

interface CashCardProps {
  agent: Pick<Agent5View, 'claimable' | 'held' | 'share' | 'shareMax' | 'holdHours' | 'cashBetRate'>
}

/** Cash for friends who qualified: what can be claimed, and what is on hold. */
export function CashCard({ agent }: CashCardProps) {
  const { claimable, held, share, shareMax, holdHours, cashBetRate } = agent
  const { claim, pending, presenceDialog } = useClaim(claimFriends, {
    refresh: [readAgent5, readAgent5Log],
    onClaimed: ({ items }) => announceGift(items),
  })
  const sum = claimable.reduce((total, { amount }) => total + amount, 0) as WireCentavos
  return (
    <Card title={messages.cashForFriends} flush>
      {claimable.length + held.length === 0 && (
        <>
          <EmptyState icon="gift" title={messages.cashEmpty} />
          <WhoCounts />
        </>
      )}
      {claimable.map(({ uid, name, amount }) => (
        <ListRow key={uid} icon="check-circle" title={name} subtitle={messages.ready} trailing={formatMoney(amount)} />
      ))}
      {held.map(({ name, amount, claimableAt }) => (
        <ListRow
          key={`${name} ${claimableAt}`}
          icon="clock"
          title={name}
          subtitle={formatMessage(messages.readyAt, { time: formatInstant(claimableAt) })}
          trailing={formatMoney(amount)}
        />
      ))}
      <div className={styles.cash}>
        {claimable.length > 0 && (
          <Button block size="large" icon="gift" loading={pending} onClick={() => claim({})}>
            {formatMessage(messages.claimAll, { amount: formatMoney(sum) })}
          </Button>
        )}
        <p className={styles.hint}>
          {formatMessage(messages.cashTerms, {
            share: percent.format(share),
            most: formatMoney(shareMax),
            hours: holdHours,
            times: cashBetRate,
          })}
        </p>
      </div>
      {presenceDialog}
    </Card>
  )
}
