import { useEffect, useState } from 'react'
import type { LegalDocument, LegalDocumentId } from '../document.ts'
import { loadDocument } from '../load-document.ts'
import { renderDocument } from '../rules.ts'
import { useOperatorDetails } from './use-operator-details.ts'

export interface LegalDocumentState {
  legalDocument: LegalDocument | undefined
  failed: boolean
  retry: () => void
}

/** A legal text with the operator's details in it, at once where the page brings it, else when it has arrived. */
export function useLegalDocument(id: LegalDocumentId, brought?: LegalDocument): LegalDocumentState {
  const operator = useOperatorDetails()
  const [loaded, setLoaded] = useState(brought)
  const [attempt, setAttempt] = useState(0)
  const [failedAttempt, setFailedAttempt] = useState<number>()

  const there = loaded?.id === id
  useEffect(() => {
    if (there) return undefined
    let wanted = true
    loadDocument(id).then(
      (document) => wanted && setLoaded(document),
      () => wanted && setFailedAttempt(attempt),
    )
    return () => {
      wanted = false
    }
  }, [id, attempt, there])

  return {
    legalDocument: there && loaded ? renderDocument(loaded, operator) : undefined,
    failed: !there && failedAttempt === attempt,
    retry: () => setAttempt(attempt + 1),
  }
}
