import type { ComponentType } from 'react'
import type { FrameProps } from '#platform/browser/router/router.tsx'
import type { Route } from '#platform/browser/router/route-table.ts'

export type ShellName = 'mobile' | 'desktop'

/** A frame around the product's screens, with the routes that it offers. */
export type Shell = {
  readonly name: ShellName
  /** How the wire calls it. */
  readonly platform: 0 | 1
  readonly routes: readonly Route[]
  readonly frame: ComponentType<FrameProps>
}

export function isShellName(text: unknown): text is ShellName {
  return text === 'mobile' || text === 'desktop'
}
