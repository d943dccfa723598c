import type { Client } from '#core/contract/client.ts'
import { appLanguage } from '#platform/browser/language/app-language.ts'
import { keepLanguage } from '../contract.ts'
import { chosenLanguage } from './chosen-language.ts'

/**
 * After a sign-in: a choice on this device is kept with the player; without one, the app comes in the player's kept
 * language.
 */
export async function followKeptLanguage(client: Client): Promise<void> {
  const reply = await client.send(keepLanguage, { language: chosenLanguage(document) })
  if (reply.kind !== 'answer' || reply.body.language === appLanguage) return
  const { loadLanguage } = await import('./load-language.ts')
  await loadLanguage(window, reply.body.language)
}
