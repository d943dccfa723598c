import type { ReactNode } from 'react'
import type { ClickTarget } from './click-target.ts'

export type ClickLinkProps = {
  readonly target: ClickTarget
  readonly className?: string | undefined
  readonly onClick?: () => void
  readonly children: ReactNode
}

/** A link to wherever a tap leads; only a frame where it leads nowhere. */
export function ClickLink({ target, className, onClick, children }: ClickLinkProps) {
  if (target.kind === 'none') return <div className={className}>{children}</div>
  const outside = target.kind === 'outside' && { target: '_blank', rel: 'noopener noreferrer' }
  return (
    <a className={className} href={target.kind === 'page' ? target.to : target.href} onClick={onClick} {...outside}>
      {children}
    </a>
  )
}
