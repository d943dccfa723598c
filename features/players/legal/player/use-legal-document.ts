import { useEffect, useState } from 'react'
import type { Client } from '#core/contract/client.ts'
import { useClient } from '#platform/browser/client/client-context.tsx'
import { appLanguage } from '#platform/browser/language/app-language.ts'
import { useOnReturn } from '#platform/browser/connection/use-on-return.ts'
import { readLegalText } from '../contract.ts'
import type { LegalDocument, LegalDocumentId } from '../document.ts'
import { loadDocument } from '../load-document.ts'
import { renderDocument } from '../rules.ts'
import { legalVersions } from '../versions.ts'
import { useLegalVersions, useTranslationNumber } from './use-legal-versions.ts'
import { useOperatorDetails } from './use-operator-details.ts'

export interface LegalDocumentState {
  legalDocument: LegalDocument | undefined
  failed: boolean
  retry: () => void
}

/** A legal text with the operator's details, at once if the page includes it, otherwise when loaded. */
export function useLegalDocument(id: LegalDocumentId, brought?: LegalDocument): LegalDocumentState {
  const operator = useOperatorDetails()
  const client = useClient()
  const version = useLegalVersions()[id]
  const translation = useTranslationNumber(id)
  const [loaded, setLoaded] = useState(brought)
  const [attempt, setAttempt] = useState(0)
  const [failedAttempt, setFailedAttempt] = useState<number>()

  const there = loaded?.id === id && loaded.version >= version && (loaded.translation ?? 0) >= translation
  useEffect(() => {
    if (there) return undefined
    let isCurrent = true
    bring({ id, version, translation, client }).then(
      (document) => isCurrent && setLoaded(document),
      () => isCurrent && setFailedAttempt(attempt),
    )
    return () => {
      isCurrent = false
    }
  }, [id, version, translation, client, attempt, there])

  const failed = !there && failedAttempt === attempt
  const retry = () => setAttempt(attempt + 1)
  useOnReturn(retry, failed)
  return { legalDocument: there && loaded ? renderDocument(loaded, operator) : undefined, failed, retry }
}

type DocumentRequest = {
  readonly id: LegalDocumentId
  readonly version: string
  readonly translation: number
  readonly client: Client
}

/** The release includes its own texts; later versions and translations come from the server. */
async function bring({ id, version, translation, client }: DocumentRequest): Promise<LegalDocument> {
  if (version <= legalVersions[id].version && translation === 0) return loadDocument(id)
  const reply = await client.send(readLegalText, { document: id, language: appLanguage })
  if (reply.kind === 'answer') return reply.body
  throw new Error(`The text ${id} did not arrive: ${reply.kind}`)
}
