import type { Client } from '#core/contract/client.ts'

/** After a sign-in: the language that was chosen here is kept with the player, or the kept one is loaded. */
export async function followKeptLanguage(client: Client): Promise<void> {
  const { followKept } = await import('./language-changes.ts')
  await followKept(client)
}
