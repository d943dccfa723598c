import { privacyPolicy } from '../documents/privacy-policy.ts'
import { LegalDocumentPage } from './legal-document-page.tsx'

export function PrivacyPolicyPage() {
  return <LegalDocumentPage id="privacyPolicy" text={privacyPolicy} contents />
}
