import { type ReactNode, useEffect } from 'react'
import { Button } from '#platform/ui/button/button.tsx'
import { classNames } from '#platform/ui/class-names.ts'
import type { LegalDocument, LegalDocumentId } from '../document.ts'
import { legalTitles } from '../titles.ts'
import { LegalContents, showSection } from './legal-contents.tsx'
import styles from './legal-document-page.module.css'
import { LegalHeader } from './legal-header.tsx'
import { LegalText } from './legal-text.tsx'
import { useLegalDocument } from './use-legal-document.ts'
import { messages } from './messages/en.ts'

export interface LegalDocumentPageProps {
  id: LegalDocumentId
  /** The text itself, if it belongs into the first HTML. */
  text?: LegalDocument
  /** Short texts have no table of contents. */
  contents?: boolean
  /** Above the title. */
  emblem?: ReactNode
  /** Below the text. */
  children?: ReactNode
}

/** A legal text as a page to read, search and print. */
export function LegalDocumentPage({ id, text, contents = false, emblem, children }: LegalDocumentPageProps) {
  const state = useLegalDocument(id, text)
  const sections = state.legalDocument?.sections

  // The browser looked for the address's section before the text had loaded.
  const arrived = sections !== undefined
  useEffect(() => {
    if (arrived && location.hash !== '') showSection(location.hash.slice(1))
  }, [arrived])

  return (
    <article className={classNames(styles.page, contents && styles.withContents)}>
      <LegalHeader title={legalTitles[id]}>
        <Button variant="ghost" size="small" onClick={() => window.print()} className={styles.tool}>
          {messages.print}
        </Button>
      </LegalHeader>
      {emblem && <div className={styles.emblem}>{emblem}</div>}
      {contents && !state.failed && <LegalContents sections={sections ?? []} />}
      <div className={styles.body}>
        <LegalText state={state} headings="h2" anchored />
        {children}
      </div>
    </article>
  )
}
