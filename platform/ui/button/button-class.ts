import styles from '#platform/ui/button/button.module.css'
import { classNames } from '#platform/ui/class-names.ts'

export interface ButtonLook {
  variant?: 'primary' | 'secondary' | 'ghost' | 'danger' | undefined
  size?: 'small' | 'medium' | 'large' | undefined
  block?: boolean | undefined
}

/** The look of a button, for buttons and for links that look like one. */
export function buttonClass({ variant = 'primary', size = 'medium', block = false }: ButtonLook): string {
  return classNames(styles.button, styles[variant], styles[size], block && styles.block)
}
