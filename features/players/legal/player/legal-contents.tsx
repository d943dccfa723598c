import type { MouseEvent } from 'react'
import type { LegalSection } from '../document.ts'
import { messages } from './messages/en.ts'
import styles from './legal-contents.module.css'

/**
 * The table of contents: folded on a phone, beside the text on the desktop. Its space is reserved before the text
 * loads.
 */
export function LegalContents({ sections }: { sections: readonly LegalSection[] }) {
  return (
    <nav aria-label={messages.contents} className={styles.contents}>
      <details className={styles.fold}>
        <summary className={styles.summary}>{messages.contents}</summary>
        <ol className={styles.list}>
          {sections.map(({ id, heading }) => (
            <li key={id}>
              <a href={`#${id}`} className={styles.link} onClick={(event) => goTo(event, id)}>
                {heading}
              </a>
            </li>
          ))}
        </ol>
      </details>
    </nav>
  )
}

/** Navigation within the page adds no history entry: Back leaves the text at once. */
function goTo(event: MouseEvent<HTMLAnchorElement>, id: string): void {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  event.preventDefault()
  showSection(id)
}

export function showSection(id: string): void {
  const heading = document.getElementById(id)
  heading?.scrollIntoView()
  heading?.focus({ preventScroll: true })
}
