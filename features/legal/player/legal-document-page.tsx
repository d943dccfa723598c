import { type ReactNode, useEffect } from 'react'
import { useBack } from '#platform/browser/router/use-back.ts'
import { Button } from '#platform/ui/button/button.tsx'
import { classNames } from '#platform/ui/class-names.ts'
import { IconButton } from '#platform/ui/icon-button/icon-button.tsx'
import type { LegalDocument, LegalDocumentId } from '../document.ts'
import { legalTitles } from '../titles.ts'
import { LegalContents, showSection } from './legal-contents.tsx'
import styles from './legal-document-page.module.css'
import { LegalText } from './legal-text.tsx'
import { useLegalDocument } from './use-legal-document.ts'

export interface LegalDocumentPageProps {
  id: LegalDocumentId
  /** The text itself, where it is to stand in the first HTML. */
  text?: LegalDocument
  /** Short texts do without a table of contents. */
  contents?: boolean
  /** Stands above the title. */
  emblem?: ReactNode
  /** Stands below the text. */
  children?: ReactNode
}

/** A legal text as a page to read, to find something in, and to print. */
export function LegalDocumentPage({ id, text, contents = false, emblem, children }: LegalDocumentPageProps) {
  const back = useBack('/lobby/home')
  const state = useLegalDocument(id, text)
  const sections = state.legalDocument?.sections

  // The browser looked for the section of the address before there was a text.
  const arrived = sections !== undefined
  useEffect(() => {
    if (arrived && location.hash !== '') showSection(location.hash.slice(1))
  }, [arrived])

  return (
    <article className={classNames(styles.page, contents && styles.withContents)}>
      <header className={styles.header}>
        <IconButton icon="back" label="Back" onClick={back} className={styles.tool} />
        <h1 className={styles.title} tabIndex={-1}>
          {legalTitles[id]}
        </h1>
        <Button variant="ghost" size="small" onClick={() => window.print()} className={styles.tool}>
          Print
        </Button>
      </header>
      {emblem && <div className={styles.emblem}>{emblem}</div>}
      {contents && !state.failed && <LegalContents sections={sections ?? []} />}
      <div className={styles.body}>
        <LegalText state={state} headings="h2" anchored />
        {children}
      </div>
    </article>
  )
}
