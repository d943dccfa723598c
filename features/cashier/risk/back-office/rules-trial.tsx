import { useStaffQuery } from '#platform/office-ui/use-staff-query.ts'
import type { RiskRules } from '../risk-rules.ts'
import { tryRiskRules } from '../rules-contract.ts'
import styles from './rules-panel.module.css'

const bands = [
  { name: 'low', label: 'below 40' },
  { name: 'middle', label: '40 to 69' },
  { name: 'high', label: '70 and above' },
] as const

/** The latest ratings under the edited rules. */
export function RulesTrial({ rules }: { readonly rules: RiskRules }) {
  const { answer } = useStaffQuery(tryRiskRules, { rules })
  if (!answer) return null
  const { tried, higher, lower, before, after } = answer
  return (
    <section className={styles.trial} aria-label="Tried on the last ratings">
      <p>
        {tried === 0
          ? 'Nobody was rated yet, so there is nothing to try these rules on.'
          : `Of the last ${tried.toLocaleString('en-PH')} ratings, ${higher} would be higher and ${lower} lower.`}
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
