import type { Client } from '#core/contract/client.ts'
import { chosenLanguage, type Language } from '#core/language/language.ts'
import { appLanguage } from '#platform/browser/language/app-language.ts'
import type { Session } from '#platform/browser/session/session.ts'
import { toast } from '#platform/ui/toast/toast-store.ts'
import { keepLanguage } from '../contract.ts'
import { loadLanguage } from './load-language.ts'
import { messages } from './messages/en.ts'

// Loaded at sign-in or when a language is chosen: no page needs it to render.

type Surroundings = { readonly client: Client; readonly session: Session; readonly online: boolean }

/** Changes the language of this device, and of the player who is signed in. */
export async function changeLanguage(language: Language, { client, session, online }: Surroundings): Promise<void> {
  // The other language comes over the network.
  if (!online) return toast(messages.offline, { tone: 'error' })
  // The device's choice counts even if this call fails: the next sign-in keeps it with the player.
  if (session.token() !== undefined) await client.send(keepLanguage, { language })
  await loadLanguage(window, language)
}

/**
 * After a sign-in: a choice on this device is kept with the player; without one, the app comes in the player's kept
 * language.
 */
export async function followKept(client: Client): Promise<void> {
  const reply = await client.send(keepLanguage, { language: chosenLanguage(document.cookie) })
  if (reply.kind !== 'answer' || reply.body.language === appLanguage) return
  await loadLanguage(window, reply.body.language)
}
