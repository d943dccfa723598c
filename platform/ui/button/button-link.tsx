import type { ComponentProps } from 'react'
import { type ButtonLook, buttonClass } from '#platform/ui/button/button-class.ts'
import { classNames } from '#platform/ui/class-names.ts'
import { Icon } from '#platform/ui/icon/icon.tsx'
import type { IconName } from '#platform/ui/icon/icon-paths.ts'

export interface ButtonLinkProps extends ComponentProps<'a'>, ButtonLook {
  icon?: IconName | undefined
  iconEnd?: IconName | undefined
}

export function ButtonLink(props: ButtonLinkProps) {
  const { variant, size, block, icon, iconEnd, className, children, ...rest } = props
  const iconSize = size === 'small' ? 18 : 20

  return (
    <a {...rest} className={classNames(buttonClass({ variant, size, block }), className)}>
      {icon && <Icon name={icon} size={iconSize} />}
      <span>{children}</span>
      {iconEnd && <Icon name={iconEnd} size={iconSize} />}
    </a>
  )
}
