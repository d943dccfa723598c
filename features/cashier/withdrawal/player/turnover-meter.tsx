import { formatMoney } from '#core/money/format-money.ts'
import { Card } from '#platform/ui/card/card.tsx'
import { ProgressBar } from '#platform/ui/progress-bar/progress-bar.tsx'
import { GiveUpBonus } from './give-up-bonus.tsx'
import styles from './withdraw-page.module.css'
import type { WithdrawalTerms } from './withdrawal-words.ts'
import { messages } from './messages/en.ts'
import { formatMessage } from '#core/message/format-message.ts'

/** The remaining turnover by credit: the oldest is filled first. */
export function TurnoverMeter({ turnover: { items, remaining }, coin }: Pick<WithdrawalTerms, 'turnover' | 'coin'>) {
  return (
    <Card title={messages.playthrough}>
      <div className={styles.meters}>
        <p className={styles.soft}>
          {remaining === 0
            ? messages.playthroughDone
            : formatMessage(messages.playthroughLeft, { remaining: formatMoney(remaining) })}
        </p>
        {items.map(({ id, title, required, done, excludedTypes, debit }) => (
          <div key={id}>
            <ProgressBar
              label={title}
              valueText={formatMessage(messages.doneOfRequired, {
                done: formatMoney(done),
                required: formatMoney(required),
              })}
              value={done}
              max={required}
            />
            {excludedTypes.length > 0 && (
              <p className={styles.soft}>{formatMessage(messages.notCounted, { games: excludedTypes.join(', ') })}</p>
            )}
            {debit !== null && <GiveUpBonus bonus={{ id, title, debit }} coin={coin} />}
          </div>
        ))}
      </div>
    </Card>
  )
}
