import { formatInstant } from '#core/clock/manila-format.ts'
import { classNames } from '#platform/ui/class-names.ts'
import { Icon } from '#platform/ui/icon/icon.tsx'
import type { IconName } from '#platform/ui/icon/icon-paths.ts'
import styles from './withdrawal-timeline.module.css'
import { type ShownWithdrawal, stateWords } from './withdrawal-words.ts'

/** The steps of a withdrawal with their times. */
export function WithdrawalTimeline({ order: { steps } }: { order: ShownWithdrawal }) {
  return (
    <ol className={styles.timeline}>
      {steps.map(({ state, at }, index) => {
        const { tone, step } = stateWords[state]
        const isLast = index === steps.length - 1
        return (
          <li key={`${state} ${at}`} className={styles.step} aria-current={isLast ? 'step' : undefined}>
            <span
              className={classNames(styles.dot, tone === 'success' && styles.good, tone === 'danger' && styles.bad)}
            >
              <Icon name={iconOf(tone, isLast)} size={12} />
            </span>
            <span className={styles.words}>
              <span>{step}</span>
              <span className={styles.at}>{formatInstant(at)}</span>
            </span>
          </li>
        )
      })}
    </ol>
  )
}

function iconOf(tone: (typeof stateWords)[ShownWithdrawal['status']]['tone'], isLast: boolean): IconName {
  if (tone === 'danger') return 'close'
  return tone === 'success' || !isLast ? 'check' : 'clock'
}
