import { BalanceAmount, BalanceEye, BalancePart, useBalanceHidden } from '#features/players/account/player/index.ts'
import { ButtonLink } from '#platform/ui/button/button-link.tsx'
import { Card } from '#platform/ui/card/card.tsx'
import { classNames } from '#platform/ui/class-names.ts'
import styles from './balance-card.module.css'
import { messages } from './messages/en.ts'
import type { WalletParts } from './wallet-parts.ts'

type BalanceCardProps = {
  readonly parts: WalletParts
  /** Nobody on a break is offered a deposit. */
  readonly isOnBreak: boolean
}

/** The balance, the two ways for money, and where every coin stands. */
export function BalanceCard({ parts, isOnBreak }: BalanceCardProps) {
  const hidden = useBalanceHidden()
  const { balance, withdrawable, inPlaythrough, bonus, held, safebox, total } = parts
  return (
    <Card className={styles.card}>
      <div className={styles.main}>
        <span className={styles.soft}>{messages.balance}</span>
        <BalanceEye />
      </div>
      <BalanceAmount amount={balance} className={styles.money} />
      <div className={styles.ways}>
        {!isOnBreak && (
          <ButtonLink href="/lobby/wallets/deposit" icon="deposit" size="large" block>
            {messages.deposit}
          </ButtonLink>
        )}
        <ButtonLink href="/lobby/wallets/withdraw" variant="secondary" icon="withdraw" size="large" block>
          {messages.withdraw}
        </ButtonLink>
      </div>
      {total > 0 && !hidden && <Bar parts={parts} />}
      <dl className={styles.parts}>
        <Part name={messages.withdrawable} amount={withdrawable} colour="withdrawable" />
        <Part name={messages.inPlaythrough} amount={inPlaythrough} colour="inPlaythrough" />
        {bonus > 0 && <Part name={messages.bonusInIt} amount={bonus} />}
        <Part name={messages.held} amount={held} colour="held" />
        {safebox > 0 && <Part name={messages.safebox} amount={safebox} colour="safebox" />}
        {total > balance && <Part name={messages.total} amount={total} isSum />}
      </dl>
    </Card>
  )
}

const colours = ['withdrawable', 'inPlaythrough', 'held', 'safebox'] as const
type Colour = (typeof colours)[number]

/** The parts beside each other, as wide as they are large. The list below says the same in words. */
const Bar = ({ parts }: { readonly parts: WalletParts }) => (
  <div className={styles.bar} aria-hidden>
    {colours.map(
      (colour) =>
        parts[colour] > 0 && (
          <span key={colour} className={styles[colour]} style={{ flexGrow: parts[colour] / parts.total }} />
        ),
    )}
  </div>
)

type PartProps = {
  readonly name: string
  readonly amount: WalletParts['total']
  readonly colour?: Colour
  readonly isSum?: boolean
}

function Part({ name, amount, colour, isSum = false }: PartProps) {
  return (
    <div className={classNames(styles.part, isSum && styles.sum)}>
      <dt>
        <span className={classNames(styles.dot, colour && styles[colour])} />
        {name}
      </dt>
      <dd>
        <BalancePart amount={amount} />
      </dd>
    </div>
  )
}
