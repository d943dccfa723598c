import type { Language } from '#core/language/language.ts'
import { formatMessage } from '#core/message/format-message.ts'
import { useClient } from '#platform/browser/client/client-context.tsx'
import { useRefreshCalls } from '#platform/browser/client/use-refresh-calls.ts'
import { toast } from '#platform/ui/toast/toast-store.ts'
import type { LegalDocumentId } from '../document.ts'
import { saveLegalDraft, saveLegalTranslationDraft, viewLegalText } from '../staff-contract.ts'
import { messages } from './messages/en.ts'

type SavedWords = { readonly summary: string; readonly body: string; readonly reason: string }

/** Keeps a draft in one language; the other one is left as it is. */
export function useSaveDraft(document: LegalDocumentId, language: Language, revision: number) {
  const client = useClient()
  const refresh = useRefreshCalls()
  return async (words: SavedWords) => {
    const draft = { document, revision, ...words }
    const reply = await (language === 'en'
      ? client.send(saveLegalDraft, draft)
      : client.send(saveLegalTranslationDraft, { ...draft, language }))
    if (reply.kind === 'answer') {
      toast(formatMessage(messages.draftSavedToast, { revision: reply.body.revision }), { tone: 'success' })
      void refresh(viewLegalText)
    }
    return reply
  }
}
