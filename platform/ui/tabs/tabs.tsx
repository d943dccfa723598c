import type { KeyboardEvent, ReactNode } from 'react'
import { classNames } from '#platform/ui/class-names.ts'
import { Icon } from '#platform/ui/icon/icon.tsx'
import type { IconName } from '#platform/ui/icon/icon-paths.ts'
import styles from '#platform/ui/tabs/tabs.module.css'

export interface Tab<Id extends string> {
  id: Id
  label: string
  icon?: IconName | undefined
  badge?: ReactNode
}

export interface TabsProps<Id extends string> {
  /** Connects the tabs with their `TabPanel`; unique in the page. */
  id: string
  label: string
  tabs: readonly Tab<Id>[]
  selected: Id
  onSelect: (id: Id) => void
  /** `stacked` has the icon above the word. */
  look?: 'underline' | 'pills' | 'stacked' | undefined
}

/** A row of tabs. One tab stop; arrows, Home and End choose; a long row scrolls. */
export function Tabs<Id extends string>({ id, label, tabs, selected, onSelect, look = 'underline' }: TabsProps<Id>) {
  const selectByKey = (event: KeyboardEvent<HTMLButtonElement>) => {
    const from = tabs.findIndex((tab) => tab.id === selected)
    const to = targetOf(event.key, from, tabs.length)
    const target = to === undefined ? undefined : tabs[to]
    if (to === undefined || !target) return
    event.preventDefault()
    onSelect(target.id)
    const button = event.currentTarget.parentElement?.querySelectorAll<HTMLElement>('[role=tab]')[to]
    button?.focus({ preventScroll: true })
    if (button) bringIntoView(button)
  }

  return (
    <div className={classNames(styles.tabs, styles[look])} role="tablist" aria-label={label}>
      {tabs.map((tab) => (
        <button
          key={tab.id}
          type="button"
          role="tab"
          id={`${id}-tab-${tab.id}`}
          aria-controls={tab.id === selected ? `${id}-panel-${tab.id}` : undefined}
          aria-selected={tab.id === selected}
          tabIndex={tab.id === selected ? 0 : -1}
          className={styles.tab}
          onKeyDown={selectByKey}
          onClick={(event) => {
            onSelect(tab.id)
            bringIntoView(event.currentTarget)
          }}
        >
          {tab.icon && <Icon name={tab.icon} size={20} />}
          {tab.label}
          {tab.badge}
        </button>
      ))}
    </div>
  )
}

function targetOf(key: string, from: number, count: number): number | undefined {
  if (key === 'ArrowRight') return (from + 1) % count
  if (key === 'ArrowLeft') return (from - 1 + count) % count
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  return undefined
}

// Only the row scrolls, never the page.
function bringIntoView(tab: HTMLElement) {
  const row = tab.parentElement
  row?.scrollTo?.({ left: tab.offsetLeft - (row.clientWidth - tab.offsetWidth) / 2 })
}
