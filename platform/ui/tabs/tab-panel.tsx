import type { ReactNode } from 'react'

export interface TabPanelProps {
  /** The `id` of the tabs. */
  tabs: string
  /** The tab whose content this is. */
  tab: string
  className?: string | undefined
  children: ReactNode
}

export function TabPanel({ tabs, tab, className, children }: TabPanelProps) {
  return (
    <div
      className={className}
      role="tabpanel"
      id={`${tabs}-panel-${tab}`}
      aria-labelledby={`${tabs}-tab-${tab}`}
      // A panel without anything focusable must still be reachable by keyboard.
      tabIndex={0}
    >
      {children}
    </div>
  )
}
