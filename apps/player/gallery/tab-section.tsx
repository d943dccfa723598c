import { useState } from 'react'
import styles from '#apps/player/gallery/gallery.module.css'
import { Section } from '#apps/player/gallery/section.tsx'
import { CountBadge } from '#platform/ui/badge/count-badge.tsx'
import { Card } from '#platform/ui/card/card.tsx'
import { SegmentedControl } from '#platform/ui/segmented-control/segmented-control.tsx'
import { TabPanel } from '#platform/ui/tabs/tab-panel.tsx'
import { Tabs } from '#platform/ui/tabs/tabs.tsx'

const mailTabs = [
  { id: 'mail', label: 'Mail', badge: <CountBadge count={3} label="3 unread mails" /> },
  { id: 'notice', label: 'Notices' },
  { id: 'news', label: 'News' },
] as const

const brandTabs = [
  { id: 'hot', label: 'Hot', icon: 'flame' },
  { id: 'slots', label: 'Slots', icon: 'slots' },
  { id: 'live', label: 'Tables', icon: 'live' },
  { id: 'fish', label: 'Fish', icon: 'fish' },
  { id: 'poker', label: 'Poker', icon: 'cards' },
  { id: 'sports', label: 'Sports', icon: 'ball' },
] as const

const periods = [
  { value: 'day', label: 'Today' },
  { value: 'week', label: '7 days' },
  { value: 'month', label: '30 days' },
] as const

export function TabSection() {
  const [mailTab, setMailTab] = useState<(typeof mailTabs)[number]['id']>('mail')
  const [brandTab, setBrandTab] = useState<(typeof brandTabs)[number]['id']>('slots')
  const [period, setPeriod] = useState<(typeof periods)[number]['value']>('week')
  return (
    <Section title="Tabs">
      <div className={styles.columns}>
        <div className={styles.stack}>
          <Tabs id="mails" label="Messages" tabs={mailTabs} selected={mailTab} onSelect={setMailTab} />
          <TabPanel tabs="mails" tab={mailTab}>
            <Card>The panel of {mailTab}.</Card>
          </TabPanel>
        </div>
        <div className={styles.stack}>
          <Tabs id="brands" label="Games" look="pills" tabs={brandTabs} selected={brandTab} onSelect={setBrandTab} />
          <TabPanel tabs="brands" tab={brandTab}>
            <Card>The games of {brandTab}.</Card>
          </TabPanel>
        </div>
        <SegmentedControl label="Period" options={periods} value={period} onChange={setPeriod} />
      </div>
    </Section>
  )
}
