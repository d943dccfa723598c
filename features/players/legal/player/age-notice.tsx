import { useState } from 'react'
import { Link } from '#platform/browser/router/link.tsx'
import { Button } from '#platform/ui/button/button.tsx'
import { Sheet } from '#platform/ui/sheet/sheet.tsx'
import { excludedPersons, publicPlaceRule } from '../declarations.ts'
import { legalTitles } from '../titles.ts'
import { messages } from './messages/en.ts'
import styles from './age-notice.module.css'

export interface AgeNoticeProps {
  /** See `ageNoticeDue`. */
  open: boolean
  onAccept: () => void
}

/** Age and eligibility, before anything else. It closes by accepting, or to read the texts first. */
export function AgeNotice({ open, onAccept }: AgeNoticeProps) {
  // Some browsers close any dialog on a second back gesture. That is no acceptance: the notice opens again.
  const [opening, setOpening] = useState(1)
  return (
    <Sheet
      key={opening}
      open={open}
      onClose={() => setOpening(opening + 1)}
      dismissible={false}
      title={messages.ageNoticeTitle}
      footer={
        <>
          <Button block onClick={onAccept} data-first-focus>
            {messages.accept}
          </Button>
          <p className={styles.links}>
            <Link to="/terms-of-use">{legalTitles.termsOfUse}</Link>
            <Link to="/privacy-policy">{legalTitles.privacyPolicy}</Link>
          </p>
        </>
      }
    >
      <p>{messages.ageNoticeConfirm}</p>
      {/* The list is longer than a phone: with a stop of its own, the keyboard scrolls it too. */}
      <div role="region" aria-label={messages.whoMayNotPlay} tabIndex={0}>
        <ul className={styles.list}>
          {excludedPersons.map((who) => (
            <li key={who}>{who}</li>
          ))}
        </ul>
      </div>
      <p className={styles.rule}>{publicPlaceRule}</p>
      <p className={styles.rule}>{messages.ineligibleFunds}</p>
    </Sheet>
  )
}
