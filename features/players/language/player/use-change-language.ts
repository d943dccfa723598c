import { useState } from 'react'
import type { Language } from '#core/language/language.ts'
import { useClient } from '#platform/browser/client/client-context.tsx'
import { useOnline } from '#platform/browser/connection/connection-context.tsx'
import { appLanguage } from '#platform/browser/language/app-language.ts'
import { useSession } from '#platform/browser/session/session-context.tsx'

/** Changes the language of this device, and of the player who is signed in. */
export function useChangeLanguage() {
  const client = useClient()
  const session = useSession()
  const online = useOnline()
  const [pending, setPending] = useState(false)
  const change = async (language: Language): Promise<void> => {
    if (language === appLanguage || pending) return
    setPending(true)
    const { changeLanguage } = await import('./language-changes.ts')
    await changeLanguage(language, { client, session, online }).finally(() => setPending(false))
  }
  return { change: (language: Language) => void change(language), pending }
}
