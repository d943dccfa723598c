import { formatMoney } from '#core/money/format-money.ts'
import { Card } from '#platform/ui/card/card.tsx'
import { ProgressBar } from '#platform/ui/progress-bar/progress-bar.tsx'
import styles from './withdraw-page.module.css'
import type { WithdrawalTerms } from './withdrawal-words.ts'

/** The remaining turnover by credit: the oldest is filled first. */
export function TurnoverMeter({ turnover: { items, remaining } }: { turnover: WithdrawalTerms['turnover'] }) {
  return (
    <Card title="To be staked">
      <div className={styles.meters}>
        <p className={styles.soft}>
          {remaining === 0
            ? 'Everything is staked.'
            : `${formatMoney(remaining)} in all. Bets count as soon as their round is over.`}
        </p>
        {items.map(({ source, title, required, done, excludedTypes }, at) => (
          <div key={`${source} ${at}`}>
            <ProgressBar
              label={title}
              valueText={`${formatMoney(done)} of ${formatMoney(required)}`}
              value={done}
              max={required}
            />
            {excludedTypes.length > 0 && <p className={styles.soft}>Without {excludedTypes.join(', ')}.</p>}
          </div>
        ))}
      </div>
    </Card>
  )
}
