import { termsOfUse } from '../documents/terms-of-use.ts'
import { LegalDocumentPage } from './legal-document-page.tsx'

export function TermsOfUsePage() {
  return <LegalDocumentPage id="termsOfUse" text={termsOfUse} contents />
}
