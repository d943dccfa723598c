import { Fragment } from 'react'
import { formatMoney } from '#core/money/format-money.ts'
import { wireCentavos } from '#core/money/wire-centavos.ts'
import styles from './difference-numbers.module.css'

type Numbers = Readonly<Record<string, string>>

/** Only numbers that differ, ours beside theirs. */
export function DifferenceNumbers({ ours, theirs }: { readonly ours: Numbers; readonly theirs: Numbers }) {
  const names = [...new Set([...Object.keys(ours), ...Object.keys(theirs)])].filter(
    (name) => ours[name] !== theirs[name],
  )
  return (
    <dl className={styles.numbers}>
      {names.map((name) => (
        <Fragment key={name}>
          <dt className={styles.name}>{labels[name] ?? name}</dt>
          <dd className={styles.value}>
            {shown(name, ours[name])} <span className={styles.side}>ours</span>
          </dd>
          <dd className={styles.value}>
            {shown(name, theirs[name])} <span className={styles.side}>theirs</span>
          </dd>
        </Fragment>
      ))}
    </dl>
  )
}

const labels: Readonly<Record<string, string>> = {
  bet: 'Staked',
  win: 'Won',
  state: 'State',
  bets: 'Bets',
  betAmount: 'Staked',
  wins: 'Wins',
  winAmount: 'Won',
  rollbacks: 'Rollbacks',
  rollbackAmount: 'Given back',
  promos: 'Promotions',
  promoAmount: 'Paid by promotions',
}
const money = new Set(['bet', 'win', 'betAmount', 'winAmount', 'rollbackAmount', 'promoAmount'])

function shown(name: string, value: string | undefined): string {
  if (value === undefined) return 'none'
  if (money.has(name)) return formatMoney(wireCentavos(Number(value)))
  return /^\d+$/.test(value) ? Number(value).toLocaleString('en-PH') : value.toLowerCase()
}
