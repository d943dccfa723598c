import type { ComponentProps, MouseEvent } from 'react'
import styles from '#platform/ui/button/button.module.css'
import { type ButtonLook, buttonClass } from '#platform/ui/button/button-class.ts'
import { classNames } from '#platform/ui/class-names.ts'
import { Icon } from '#platform/ui/icon/icon.tsx'
import type { IconName } from '#platform/ui/icon/icon-paths.ts'
import { Spinner } from '#platform/ui/spinner/spinner.tsx'

export interface ButtonProps extends ComponentProps<'button'>, ButtonLook {
  icon?: IconName | undefined
  iconEnd?: IconName | undefined
  /** Busy: the button keeps its width and focus and ignores clicks. */
  loading?: boolean | undefined
}

export function Button(props: ButtonProps) {
  const { variant, size, block, icon, iconEnd, loading = false, className, onClick, children, ...rest } = props
  const iconSize = size === 'small' ? 18 : 20

  const act = (event: MouseEvent<HTMLButtonElement>) => {
    if (loading) event.preventDefault()
    else onClick?.(event)
  }

  return (
    <button
      type="button"
      {...rest}
      className={classNames(buttonClass({ variant, size, block }), className)}
      aria-busy={loading || undefined}
      aria-disabled={loading || rest['aria-disabled']}
      onClick={act}
    >
      {icon && <Icon name={icon} size={iconSize} />}
      <span>{children}</span>
      {iconEnd && <Icon name={iconEnd} size={iconSize} />}
      {loading && (
        <span className={styles.busy}>
          <Spinner />
        </span>
      )}
    </button>
  )
}
