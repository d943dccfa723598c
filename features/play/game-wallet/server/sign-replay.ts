import { type ReplaySubject, replayToken } from '#games/protocol/server/replay-token.ts'
import type { Instant } from '#core/clock/instant.ts'
import type { Queryable } from '#platform/db/queryable.ts'
import type { ProviderRegistry } from './gate/provider-registry.ts'

export type ReplayRequest = ReplaySubject & { readonly providerId: string; readonly now: Instant }

/** Signs a key to one round. The caller has decided that its holder may see it. Undefined: the provider has no replays. */
export async function signReplay(
  db: Queryable,
  { providerId, ...subject }: ReplayRequest,
  providers: Pick<ProviderRegistry, 'newestKeyOf'>,
): Promise<string | undefined> {
  const key = await providers.newestKeyOf(providerId, db)
  return key === undefined || key.provider.adapter !== null ? undefined : replayToken(key, subject)
}
