import type { IconName } from '#platform/ui/icon/icon-paths.ts'
import sprite from '#platform/ui/icon/icons.svg?url'

export interface IconProps {
  name: IconName
  size?: number | undefined
  /** Set it only if no text beside the icon names it; without it the icon is decorative. */
  label?: string | undefined
  filled?: boolean | undefined
  className?: string | undefined
}

export function Icon({ name, size = 24, label, filled = false, className }: IconProps) {
  return (
    <svg
      className={className}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill={filled ? 'currentColor' : 'none'}
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      role={label === undefined ? undefined : 'img'}
      aria-label={label}
      aria-hidden={label === undefined ? true : undefined}
    >
      <use href={`${sprite}#${name}`} />
    </svg>
  )
}
