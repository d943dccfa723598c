import { useEffect, useRef, useState } from 'react'
import { Button } from '#platform/ui/button/button.tsx'
import { IconButton } from '#platform/ui/icon-button/icon-button.tsx'
import { Sheet } from '#platform/ui/sheet/sheet.tsx'
import { TabPanel } from '#platform/ui/tabs/tab-panel.tsx'
import { Tabs } from '#platform/ui/tabs/tabs.tsx'
import type { LegalDocument } from '../document.ts'
import { legalTitles } from '../titles.ts'
import styles from './agreement-panel.module.css'
import { LegalText } from './legal-text.tsx'
import { useLegalDocument } from './use-legal-document.ts'
import { messages } from './messages/en.ts'

/** The accepted versions, as registration sends them. */
export interface AgreedVersions {
  termsOfUse: string
  privacyPolicy: string
}

export interface AgreementPanelProps {
  open: boolean
  onAgree: (versions: AgreedVersions) => void
  onClose: () => void
}

export function AgreementPanel({ open, onAgree, onClose }: AgreementPanelProps) {
  const [tab, setTab] = useState<keyof AgreedVersions>('termsOfUse')
  const texts = { termsOfUse: useLegalDocument('termsOfUse'), privacyPolicy: useLegalDocument('privacyPolicy') }
  const top = useRef<HTMLDivElement>(null)
  const { endRef, endInSight, showEnd } = useEndOfText()

  const select = (id: keyof AgreedVersions) => {
    setTab(id)
    top.current?.scrollIntoView()
  }
  // A text that has not loaded cannot be agreed to.
  const read = versionsRead(texts.termsOfUse.legalDocument, texts.privacyPolicy.legalDocument)

  return (
    <Sheet
      open={open}
      onClose={onClose}
      form="full"
      title={messages.beforeYouPlay}
      footer={
        <div className={styles.footer}>
          <Button block disabled={read === undefined} onClick={() => read && onAgree(read)}>
            {messages.iAgree}
          </Button>
          <IconButton
            icon="chevron-down"
            label={messages.scrollDown}
            variant="filled"
            disabled={endInSight}
            onClick={showEnd}
          />
        </div>
      }
    >
      <div ref={top} />
      <div className={styles.tabs}>
        <Tabs id={tabsId} label={messages.agreementTexts} tabs={tabs} selected={tab} onSelect={select} />
      </div>
      <TabPanel tabs={tabsId} tab={tab}>
        <LegalText state={texts[tab]} headings="h3" />
      </TabPanel>
      <div ref={endRef} className={styles.end} />
    </Sheet>
  )
}

const tabsId = 'agreement'
const tabs = [
  { id: 'termsOfUse', label: legalTitles.termsOfUse },
  { id: 'privacyPolicy', label: legalTitles.privacyPolicy },
] as const

/** The versions that were shown, which is what is agreed to. */
const versionsRead = (terms?: LegalDocument, policy?: LegalDocument): AgreedVersions | undefined =>
  terms && policy ? { termsOfUse: terms.version, privacyPolicy: policy.version } : undefined

/** Observes the end of the text, which the sheet remounts with each opening. */
function useEndOfText() {
  const [end, setEnd] = useState<HTMLDivElement | null>(null)
  const [endInSight, setEndInSight] = useState(false)
  useEffect(() => {
    if (!end) return
    const observer = new IntersectionObserver(([entry]) => setEndInSight(entry?.isIntersecting ?? false))
    observer.observe(end)
    return () => observer.disconnect()
  }, [end])
  return { endRef: setEnd, endInSight, showEnd: () => end?.scrollIntoView({ block: 'end' }) }
}
