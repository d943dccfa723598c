import { Fragment } from 'react'
import { formatMoney } from '#core/money/format-money.ts'
import { wireCentavos } from '#core/money/wire-centavos.ts'
import { differenceNumberWords, moneyNumbers } from '../desk-words.ts'
import { messages } from './messages/en.ts'
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
          <dt className={styles.name}>{differenceNumberWords[name] ?? name}</dt>
          <dd className={styles.value}>
            {shown(name, ours[name])} <span className={styles.side}>{messages.ours}</span>
          </dd>
          <dd className={styles.value}>
            {shown(name, theirs[name])} <span className={styles.side}>{messages.theirs}</span>
          </dd>
        </Fragment>
      ))}
    </dl>
  )
}

function shown(name: string, value: string | undefined): string {
  if (value === undefined) return messages.missing
  if (moneyNumbers.has(name)) return formatMoney(wireCentavos(Number(value)))
  return /^\d+$/.test(value) ? Number(value).toLocaleString('en-PH') : value.toLowerCase()
}
