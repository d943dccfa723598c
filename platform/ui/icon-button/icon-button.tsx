import type { ComponentProps } from 'react'
import { classNames } from '#platform/ui/class-names.ts'
import { Icon } from '#platform/ui/icon/icon.tsx'
import type { IconName } from '#platform/ui/icon/icon-paths.ts'
import styles from '#platform/ui/icon-button/icon-button.module.css'

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  icon: IconName
  /** The button's accessible name. */
  label: string
  variant?: 'plain' | 'filled' | undefined
  filled?: boolean | undefined
}

export function IconButton({ icon, label, variant = 'plain', filled, className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={classNames(styles.button, variant === 'filled' && styles.onGround, className)}
      aria-label={label}
    >
      <Icon name={icon} size={22} filled={filled} />
    </button>
  )
}
