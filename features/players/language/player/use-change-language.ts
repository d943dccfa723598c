import { useState } from 'react'
import type { Language } from '#core/language/language.ts'
import { useClient } from '#platform/browser/client/client-context.tsx'
import { useOnline } from '#platform/browser/connection/connection-context.tsx'
import { appLanguage } from '#platform/browser/language/app-language.ts'
import { useSession } from '#platform/browser/session/session-context.tsx'
import { toast } from '#platform/ui/toast/toast-store.ts'
import { keepLanguage } from '../contract.ts'
import { messages } from './messages/en.ts'

/** Changes the language of this device, and of the player who is signed in. */
export function useChangeLanguage() {
  const client = useClient()
  const session = useSession()
  const online = useOnline()
  const [pending, setPending] = useState(false)
  const change = async (language: Language): Promise<void> => {
    if (language === appLanguage || pending) return
    // The other language comes over the network.
    if (!online) return toast(messages.offline, { tone: 'error' })
    setPending(true)
    // The device's choice counts even if this call fails: the next sign-in keeps it with the player.
    if (session.token() !== undefined) await client.send(keepLanguage, { language })
    const { loadLanguage } = await import('./load-language.ts')
    await loadLanguage(window, language)
  }
  return { change: (language: Language) => void change(language), pending }
}
