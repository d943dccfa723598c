import { formatMessage } from '#core/message/format-message.ts'
import { formatMoney } from '#core/money/format-money.ts'
import { wireCentavos } from '#core/money/wire-centavos.ts'
import { ButtonLink } from '#platform/ui/button/button-link.tsx'
import { Card } from '#platform/ui/card/card.tsx'
import { Money } from '#platform/ui/money/money.tsx'
import { messages } from './messages/en.ts'
import styles from './wallet-card.module.css'
import { feeText, type WithdrawalTerms } from './withdrawal-words.ts'

/** One truth about every peso: what can be withdrawn, what cannot yet, and why. */
export function WalletCard({ terms }: { terms: WithdrawalTerms }) {
  const { withdrawable, inPlaythrough, held, safebox } = terms.wallet
  return (
    <Card>
      <div className={styles.head}>
        <div className={styles.main}>
          <span className={styles.soft}>{messages.withdrawable}</span>
          <Money amount={withdrawable} tone="gold" className={styles.money} />
        </div>
        {!terms.isOnBreak && (
          <ButtonLink href="/lobby/wallets/deposit" variant="secondary" icon="plus">
            {messages.deposit}
          </ButtonLink>
        )}
      </div>
      <dl className={styles.parts}>
        <Part name={messages.inPlaythrough} amount={inPlaythrough} />
        <Part name={messages.held} amount={held} />
        <Part name={messages.safebox} amount={safebox} />
        <Part name={messages.total} amount={wireCentavos(withdrawable + inPlaythrough + held + safebox)} />
      </dl>
      <p className={styles.facts}>
        <span>{formatMessage(messages.amountRange, { min: formatMoney(terms.min), max: formatMoney(terms.max) })}</span>
        <span>{feeText(terms)}</span>
        <span>{formatMessage(messages.withdrawalsLeftToday, { count: terms.left.count })}</span>
      </p>
    </Card>
  )
}

function Part({ name, amount }: { readonly name: string; readonly amount: WithdrawalTerms['coin'] }) {
  return (
    <div className={styles.part}>
      <dt>{name}</dt>
      <dd>{formatMoney(amount)}</dd>
    </div>
  )
}
