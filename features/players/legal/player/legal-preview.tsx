import { useConfig } from '#platform/browser/config/config-context.tsx'
import type { LegalDocument } from '../document.ts'
import { renderDocument } from '../rules.ts'
import styles from './legal-preview.module.css'
import { LegalText } from './legal-text.tsx'
import { useOperatorDetails } from './use-operator-details.ts'

export function LegalPreview() {
  const { legalDraft } = useConfig<{ readonly legalDraft?: LegalDocument }>()
  const operator = useOperatorDetails()
  if (!legalDraft) return null
  const legalDocument = renderDocument(legalDraft, operator)
  return (
    <article className={styles.page}>
      <h1>{legalDocument.title}</h1>
      <LegalText state={{ legalDocument, failed: false, retry: () => undefined }} headings="h2" anchored />
    </article>
  )
}
