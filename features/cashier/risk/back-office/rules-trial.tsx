import { useStaffQuery } from '#platform/office-ui/use-staff-query.ts'
import type { RiskRules } from '../risk-rules.ts'
import { tryRiskRules } from '../rules-contract.ts'
import { messages } from './messages/en.ts'
import { formatMessage } from '#core/message/format-message.ts'
import styles from './rules-panel.module.css'

const bands = [
  { name: 'low', label: messages.lowScores },
  { name: 'middle', label: messages.middleScores },
  { name: 'high', label: messages.highScores },
] as const

/** The latest ratings under the edited rules. */
export function RulesTrial({ rules }: { readonly rules: RiskRules }) {
  const { answer } = useStaffQuery(tryRiskRules, { rules })
  if (!answer) return null
  const { tried, higher, lower, before, after } = answer
  return (
    <section className={styles.trial} aria-label={messages.trial}>
      <p>
        {tried === 0
          ? messages.noTrial
          : formatMessage(messages.trialResult, { ratings: tried.toLocaleString('en-PH'), higher, lower })}
      </p>
      {tried > 0 &&
        bands.map(({ name, label }) => (
          <div key={name} className={styles.band}>
            <span>{label}</span>
            <meter className={styles.meter} max={tried} value={after[name]} aria-label={label} />
            <span>
              {before[name]} → <strong>{after[name]}</strong>
            </span>
          </div>
        ))}
    </section>
  )
}
