import type { Instant } from '#core/clock/instant.ts'
import type { InputOf } from '#core/contract/call.ts'
import { refuse } from '#core/contract/outcome.ts'
import { changed } from '#features/office/staff/server/index.ts'
import type { Transaction } from '#platform/db/database.ts'
import type { decideOffer as decideOfferCall } from '../../offer-contract.ts'
import { offerDecided, offerDelete, offerFindForUpdate, refusalsSave } from '../store/catalogue-offer.store.ts'
import { planSync } from '../catalogue-sync.ts'
import { catalogueLock } from '../store/catalogue-version.store.ts'
import { acceptedOf, brandKey, type OfferEntry, type CatalogueFacts } from '../offer-entries.ts'
import { brandSave, platformSave } from '../store/offered-game.store.ts'
import { writePlan } from '../sync-catalogue.ts'
import { waitingEntries } from '../waiting-entries.ts'

type DecisionInput = InputOf<typeof decideOfferCall>
type OfferDecision = DecisionInput & { readonly act: string; readonly changedBy: string; readonly now: Instant }

/** Applies accepted entries, and records refused ones. */
export async function decideOffer(tx: Transaction, decision: OfferDecision) {
  await catalogueLock(tx)
  const { providerId, now, changedBy } = decision
  const offer = await offerFindForUpdate(tx, providerId)
  if (offer === undefined || Number(offer.version) !== decision.version) return refuse('stale')
  const { standing, waiting } = await waitingEntries(tx, { ...offer, now })
  const { accepted, refused, isKnown } = sorted(waiting, decision)
  if (!isKnown) return refuse('entryNotFound')
  if (accepted.length + refused.length === 0) return refuse('nothingToChange')

  const provider = { id: providerId, name: offer.providerName }
  if (accepted.length > 0) {
    const keys = new Set(accepted.map(({ key }) => key))
    const platformId = await platformSave(tx, provider)
    const plan = acceptedOf(planSync(standing.known, standing.catalogue, now), keys)
    const brandIds = await saveBrands(tx, { platformId, standing, keys, plan })
    await writePlan(tx, plan, { ...decision, platformId, provider, brandIds })
  }
  await refusalsSave(tx, { providerId, by: changedBy, now }, refused)
  if (accepted.length + refused.length === waiting.length) await offerDelete(tx, providerId)
  else await offerDecided(tx, providerId)
  const after = { accepted: shortened(accepted), refused: shortened(refused) }
  return changed({}, { subject: `catalogue:${providerId}`, before: { version: decision.version }, after })
}

const namedMax = 100
const shortened = (entries: readonly OfferEntry[]): readonly string[] =>
  entries.slice(0, namedMax).map(({ key, kind }) => `${kind} ${key}`)

/** A duplicate or unknown entry means the decision was made on another state. */
function sorted(
  waiting: readonly OfferEntry[],
  { accepted, refused, rest }: Pick<DecisionInput, 'accepted' | 'refused' | 'rest'>,
) {
  const named = [...accepted, ...refused]
  const keys = new Set(waiting.map(({ key }) => key))
  const isOf = (list: readonly string[], word: DecisionInput['rest']) => (entry: OfferEntry) =>
    list.includes(entry.key) || (rest === word && !named.includes(entry.key))
  return {
    accepted: waiting.filter(isOf(accepted, 'accepted')),
    refused: waiting.filter(isOf(refused, 'refused')),
    isKnown: new Set(named).size === named.length && named.every((key) => keys.has(key)),
  }
}

type OfferAcceptance = {
  readonly platformId: bigint
  readonly standing: CatalogueFacts
  readonly keys: ReadonlySet<string>
  readonly plan: ReturnType<typeof acceptedOf>
}

/** A brand is listed with its first approved game, and renamed when its new name is approved. */
async function saveBrands(tx: Transaction, { platformId, standing, keys, plan }: OfferAcceptance) {
  const ids = new Map(standing.brands.map(({ code, id }) => [code, id]))
  const needed = new Set([...plan.added.map(({ game }) => game), ...plan.changed].map(({ brand }) => brand))
  for (const { code, name } of standing.catalogue.brands) {
    const isNew = needed.has(code) && !ids.has(code)
    if (isNew || keys.has(brandKey(code))) ids.set(code, (await brandSave(tx, { platformId, code, name })).id)
  }
  return ids
}
