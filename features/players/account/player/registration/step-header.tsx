import { formatMessage } from '#core/message/format-message.ts'
import { classNames } from '#platform/ui/class-names.ts'
import { Icon } from '#platform/ui/icon/icon.tsx'
import { messages } from '../messages/en.ts'
import { type RegistrationStep, registrationSteps } from './registration-step.ts'
import styles from './step-header.module.css'

export type StepHeaderProps = {
  readonly step: RegistrationStep
  /** Undefined on the first step. */
  readonly onBack: (() => void) | undefined
}

const titles = {
  contact: messages.stepContact,
  password: messages.stepPassword,
  eligibility: messages.stepEligibility,
} as const satisfies Readonly<Record<RegistrationStep, string>>

/** Which step it is, how many there are, and the way to the one before. */
export function StepHeader({ step, onBack }: StepHeaderProps) {
  const number = registrationSteps.indexOf(step) + 1
  return (
    <div className={styles.header}>
      <div className={styles.bars} aria-hidden>
        {registrationSteps.map((each, at) => (
          <span key={each} className={classNames(styles.part, at < number && styles.done)} />
        ))}
      </div>
      <div className={styles.line}>
        <p role="status">
          <strong>{titles[step]}</strong>
          <span className={styles.count}>
            {formatMessage(messages.stepOf, { number, count: registrationSteps.length })}
          </span>
        </p>
        {onBack && (
          <button type="button" className={styles.back} onClick={onBack}>
            <Icon name="chevron-left" size={16} />
            {messages.previousStep}
          </button>
        )}
      </div>
    </div>
  )
}
