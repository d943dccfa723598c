import type { Instant } from '#core/clock/instant.ts'
import type { Catalogue } from '#games/protocol/catalogue.ts'
import type { Queryable } from '#platform/db/queryable.ts'
import { knownBrandList, platformFind, refusalsFind } from './store/catalogue-offer.store.ts'
import { offerEntries, type OfferEntry, type CatalogueFacts } from './offer-entries.ts'
import { knownGameList } from './store/offered-game.store.ts'

type CatalogueAt = { readonly providerId: string; readonly catalogue: Catalogue; readonly now: Instant }
export type WaitingEntries = {
  readonly standing: CatalogueFacts
  /** All differences, and those not refused. */
  readonly differing: readonly OfferEntry[]
  readonly waiting: readonly OfferEntry[]
}

/** The differences between a catalogue and the lobby. */
export async function waitingEntries(
  db: Queryable,
  { providerId, catalogue, now }: CatalogueAt,
): Promise<WaitingEntries> {
  const platformId = await platformFind(db, providerId)
  const known = platformId === undefined ? [] : await knownGameList(db, platformId)
  const [brands, refused] = [await knownBrandList(db, providerId), await refusalsFind(db, providerId)]
  const standing = { known, brands, catalogue, now }
  const differing = offerEntries(standing)
  return { standing, differing, waiting: differing.filter(({ key, offered }) => refused.get(key) !== offered) }
}
