import type { Browser } from '@playwright/test'
import { signIn } from '#tests/journeys/support/entrance.ts'
import { demoPlayers } from '#tools/seed/demo-players.ts'
import { newPhone } from './slow-phone.ts'

/** Signs in as a player of the demonstration and keeps what the phone then has, for other phones to begin with. */
export async function keepSignedIn(browser: Browser, url: string, path: string): Promise<void> {
  const [player] = demoPlayers
  if (!player) throw new Error('The demonstration has no players')
  const phone = await newPhone(browser, { baseURL: url })
  const page = await phone.newPage()
  await signIn(page, player)
  await phone.storageState({ path })
  await phone.close()
}
