import { LegalDocumentPage } from './legal-document-page.tsx'

export function LicencePage() {
  return <LegalDocumentPage id="licence" />
}
