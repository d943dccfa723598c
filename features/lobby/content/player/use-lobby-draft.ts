import { useEffect, useState } from 'react'
import type { LobbyDraft } from '../preview-contract.ts'
import { previewDraft, previewReady } from '#platform/browser/preview/preview-messages.ts'

export type { LobbyDraft } from '../preview-contract.ts'

/**
 * The newest draft passed by the back office. The content security policy lets nobody else frame this page, so the
 * parent window is the back office; messages from others are ignored.
 */
export function useLobbyDraft(): LobbyDraft | undefined {
  const [draft, setDraft] = useState<LobbyDraft>()
  useEffect(() => {
    if (window.parent === window) return undefined
    const onMessage = (event: MessageEvent<unknown>) => {
      const { source, data } = event
      if (source !== window.parent || !isDraftMessage(data)) return
      setDraft(data.draft)
    }
    window.addEventListener('message', onMessage)
    // Announces only that this page is ready for drafts.
    window.parent.postMessage({ kind: previewReady }, '*')
    return () => window.removeEventListener('message', onMessage)
  }, [])
  return draft
}

const isDraftMessage = (data: unknown): data is { kind: string; draft: LobbyDraft } =>
  typeof data === 'object' && data !== null && 'kind' in data && data.kind === previewDraft && 'draft' in data
