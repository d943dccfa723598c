import { type ReactNode, useState } from 'react'
import { usePage } from '#platform/browser/router/router-context.ts'
import { TabPanel } from '#platform/ui/tabs/tab-panel.tsx'
import { type Tab, Tabs } from '#platform/ui/tabs/tabs.tsx'
import styles from './agent-layout.module.css'
import { InviteCard } from './invite-card.tsx'

interface AgentLayoutProps<Id extends string> {
  /** Unique in the page. */
  id: string
  label: string
  hero: ReactNode
  inviteCode: string
  /** The one called `invite` holds the invitation. */
  tabs: readonly [Tab<Id>, ...Tab<Id>[]]
  children: (tab: Id) => ReactNode
}

/** An agent's earnings and tabs. In the desktop's frame the invitation stands beside the tabs instead of in one. */
export function AgentLayout<Id extends string>({ id, label, hero, inviteCode, tabs, children }: AgentLayoutProps<Id>) {
  const isDesktop = usePage().path.startsWith('/lobby/')
  const shown = tabs.filter((tab) => !isDesktop || !isInvite(tab.id))
  const [selected, setSelected] = useState((shown[0] ?? tabs[0]).id)
  return (
    <div className={styles.layout}>
      <div className={styles.summary}>
        {hero}
        {isDesktop && <InviteCard inviteCode={inviteCode} />}
      </div>
      <div className={styles.tables}>
        <Tabs id={id} label={label} tabs={shown} selected={selected} onSelect={setSelected} />
        <TabPanel tabs={id} tab={selected} className={styles.panel}>
          {isInvite(selected) ? <InviteCard inviteCode={inviteCode} /> : children(selected)}
        </TabPanel>
      </div>
    </div>
  )
}

const isInvite = (tab: string): boolean => tab === 'invite'
