import { demoToken } from '#games/protocol/server/demo-token.ts'
import type { Transaction } from '#platform/db/database.ts'
import type { LaunchRequest } from './game-launch-token.ts'
import type { ProviderRegistry } from './gate/provider-registry.ts'

export type DemoRequest = Omit<LaunchRequest, 'playerId'>

/** Signs a demonstration of a game. Aggregators do not speak GLW/1: their pages need no signature. */
export async function signDemo(
  tx: Transaction,
  { providerId, gameCode, now, sellsBonus }: DemoRequest & { readonly sellsBonus: boolean },
  providers: Pick<ProviderRegistry, 'newestKeyOf'>,
): Promise<string | undefined> {
  const key = await providers.newestKeyOf(providerId, tx)
  return key === undefined || key.provider.adapter !== null ? undefined : demoToken(key, { gameCode, now, sellsBonus })
}
