import { classNames } from '#platform/ui/class-names.ts'
import { Icon } from '#platform/ui/icon/icon.tsx'
import { messages } from '../messages/en.ts'
import styles from '#platform/ui/password-field/password-rules.module.css'

export interface PasswordRule {
  text: string
  met: boolean
}

export function PasswordRules({ id, rules }: { id: string; rules: readonly PasswordRule[] }) {
  return (
    <ul id={id} className={styles.rules}>
      {rules.map(({ text, met }) => (
        <li key={text} className={classNames(styles.rule, met && styles.met)}>
          <span className={styles.mark}>{met && <Icon name="check" size={12} />}</span>
          {text} <span className="visually-hidden">{met ? messages.ruleMet : messages.ruleNotMet}</span>
        </li>
      ))}
    </ul>
  )
}
