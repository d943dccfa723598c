import { useState } from 'react'
import { Link } from '#platform/browser/router/link.tsx'
import { Button } from '#platform/ui/button/button.tsx'
import { Sheet } from '#platform/ui/sheet/sheet.tsx'
import { excludedPersons, publicPlaceRule } from '../declarations.ts'
import { legalTitles } from '../titles.ts'
import styles from './age-notice.module.css'

export interface AgeNoticeProps {
  /** See `ageNoticeDue`. */
  open: boolean
  onAccept: () => void
}

/** Age and eligibility, before anything else. It closes by accepting, or to read the texts first. */
export function AgeNotice({ open, onAccept }: AgeNoticeProps) {
  // Some browsers close any dialog on a second back gesture. That is no acceptance: the notice opens again.
  const [asked, setAsked] = useState(1)
  return (
    <Sheet
      key={asked}
      open={open}
      onClose={() => setAsked(asked + 1)}
      dismissible={false}
      title="For players of 21 and older"
      footer={
        <>
          <Button block onClick={onAccept} data-first-focus>
            Accept
          </Button>
          <p className={styles.links}>
            <Link to="/terms-of-use">{legalTitles.termsOfUse}</Link>
            <Link to="/privacy-policy">{legalTitles.privacyPolicy}</Link>
          </p>
        </>
      }
    >
      <p>By accepting you confirm that you are none of these, who may not play:</p>
      {/* The list is longer than a phone: with a stop of its own, the keyboard scrolls it too. */}
      <div role="region" aria-label="Who may not play" tabIndex={0}>
        <ul className={styles.list}>
          {excludedPersons.map((who) => (
            <li key={who}>{who}</li>
          ))}
        </ul>
      </div>
      <p className={styles.rule}>{publicPlaceRule}</p>
      <p className={styles.rule}>
        Gaming rules provide that funds of ineligible players are forfeited, after a review in which they are heard.
      </p>
    </Sheet>
  )
}
