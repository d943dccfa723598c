import { useRouteParameter } from '#platform/browser/router/use-route-parameter.ts'
import { ErrorState } from '#platform/ui/error-state/error-state.tsx'
import type { LegalDocumentId } from '../document.ts'
import { LegalDocumentPage } from './legal-document-page.tsx'

/** The page /profile/agree/{name}. */
export function AgreePage() {
  const id = documentsByName.get(useRouteParameter('name'))
  if (id) return <LegalDocumentPage id={id} contents />
  return (
    <>
      <h1 className="visually-hidden">No such text</h1>
      <ErrorState title="No such text">There is no legal text under this address.</ErrorState>
    </>
  )
}

const documentsByName: ReadonlyMap<string, LegalDocumentId> = new Map([
  ['terms-of-use', 'termsOfUse'],
  ['privacy-policy', 'privacyPolicy'],
  ['responsible-play', 'responsiblePlay'],
  ['eligibility', 'eligibility'],
])
