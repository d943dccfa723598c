import { formatMoney } from '#core/money/format-money.ts'
import { centavos } from '#core/money/centavos.ts'
import { messages } from './messages/en.ts'
import styles from './aml-page.module.css'

const words: readonly (readonly [name: string, word: string])[] = [
  ['deposited', messages.depositedDay],
  ['withdrawn', messages.withdrawnDay],
  ['depositedInFiveDays', messages.depositedFiveDays],
  ['withdrawnInFiveDays', messages.withdrawnFiveDays],
  ['validBet', messages.playedTotal],
]

/** The inputs of an alert. */
export function AlertFacts({ inputs }: { readonly inputs: Readonly<Record<string, string>> }) {
  return (
    <span className={styles.facts}>
      {words.map(([name, word]) => (
        <span key={name}>
          {word} {amountText(inputs[name])}
        </span>
      ))}
    </span>
  )
}

const amountText = (value: string | undefined): string =>
  value !== undefined && /^-?\d+$/.test(value) ? formatMoney(centavos(BigInt(value))) : '–'
