import { useRouteParameter } from '#platform/browser/router/use-route-parameter.ts'
import { ErrorState } from '#platform/ui/error-state/error-state.tsx'
import type { LegalDocumentId } from '../document.ts'
import { LegalDocumentPage } from './legal-document-page.tsx'
import styles from './legal-document-page.module.css'
import { LegalHeader } from './legal-header.tsx'
import { messages } from './messages/en.ts'

/** The page /profile/agree/{name}. */
export function AgreePage() {
  const id = documentsByName.get(useRouteParameter('name'))
  return id ? <LegalDocumentPage id={id} contents /> : <NoSuchText />
}

const NoSuchText = () => (
  <article className={styles.page}>
    <LegalHeader title={messages.legalText} />
    <div className={styles.body}>
      <ErrorState icon="document" title={messages.textNotFound}>
        {messages.textNotFoundHelp}
      </ErrorState>
    </div>
  </article>
)

const documentsByName: ReadonlyMap<string, LegalDocumentId> = new Map([
  ['terms-of-use', 'termsOfUse'],
  ['privacy-policy', 'privacyPolicy'],
  ['responsible-play', 'responsiblePlay'],
  ['eligibility', 'eligibility'],
])
