import type { ComponentProps, MouseEvent } from 'react'
import { isPlainClick } from './plain-click.ts'
import { useRouter } from './router-context.ts'

export type LinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  readonly to: string
  readonly replace?: boolean
  /** Passed to the next page, which reads it with `useNavigationData`. */
  readonly data?: unknown
}

/** A link within the app that can do more than an anchor: replace the history entry, pass data. */
export function Link({ to, replace, data, onClick, children, ...anchor }: LinkProps) {
  const { navigator } = useRouter()
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    if (!isPlainClick(event, event.currentTarget)) return
    event.preventDefault()
    navigator.navigate(to, { replace, data })
  }
  return (
    <a {...anchor} href={to} onClick={follow}>
      {children}
    </a>
  )
}
