import { formatMoney } from '#core/money/format-money.ts'
import { centavos } from '#core/money/centavos.ts'
import { alertText, type AlertSums } from '../alert-text.ts'
import type { AmlRule } from '../aml-rules.ts'
import { messages } from './messages/en.ts'
import styles from './aml-page.module.css'

const words: readonly (readonly [name: string, word: string])[] = [
  ['deposited', messages.depositedDay],
  ['withdrawn', messages.withdrawnDay],
  ['depositedInFiveDays', messages.depositedFiveDays],
  ['withdrawnInFiveDays', messages.withdrawnFiveDays],
  ['betInFiveDays', messages.betFiveDays],
  ['validBet', messages.playedTotal],
]

type AlertFactsProps = { readonly playerId: number; readonly rule: AmlRule; readonly inputs: AlertSums }

/** Why an alert was raised, and what else is known of the days. */
export function AlertFacts({ playerId, rule, inputs }: AlertFactsProps) {
  return (
    <span className={styles.facts}>
      <span className={styles.why}>{alertText(rule, inputs)}</span>
      {hasLinked(inputs) && <a href={`/risk?player=${playerId}`}>{messages.clusterLink}</a>}
      {words
        .filter(([name]) => name in inputs)
        .map(([name, word]) => (
          <span key={name}>
            {word}: {amountText(inputs[name])}
          </span>
        ))}
    </span>
  )
}

const hasLinked = ({ linkedPlayers = '0' }: AlertSums): boolean => Number(linkedPlayers) > 0

const amountText = (value: string | undefined): string =>
  value !== undefined && /^-?\d+$/.test(value) ? formatMoney(centavos(BigInt(value))) : '–'
