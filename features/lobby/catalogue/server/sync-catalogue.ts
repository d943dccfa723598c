import type { Instant } from '#core/clock/instant.ts'
import { type GameAvailability, gameSave, gameSetAvailability } from '#features/play/game-launch/server/index.ts'
import type { Catalogue, CatalogueGame } from '#games/protocol/catalogue.ts'
import type { Database, Transaction } from '#platform/db/database.ts'
import { isNothing, planSync, type SyncPlan } from './catalogue-sync.ts'
import { availabilityList } from './store/catalogue.store.ts'
import { catalogueLock, catalogueVersionInsert } from './store/catalogue-version.store.ts'
import {
  brandSave,
  knownGameList,
  newGamesEnd,
  offeredGameSave,
  offeredGamesWithdraw,
  platformSave,
} from './store/offered-game.store.ts'

export type SyncRequest = {
  readonly provider: { readonly id: string; readonly name: string }
  readonly catalogue: Catalogue
  readonly now: Instant
  readonly isScaleTest?: boolean
}

export type SyncCounts = { readonly added: number; readonly changed: number; readonly gone: number }

/** Brings the lobby into step with what a provider offers. Without a difference nothing is written, and no version made. */
export const syncCatalogue = (db: Database, request: SyncRequest): Promise<SyncCounts> =>
  db.transaction(async (tx) => {
    await catalogueLock(tx)
    return syncInTransaction(tx, request)
  })

/** The same under the catalogue's lock, held by the caller. */
export async function syncInTransaction(tx: Transaction, request: SyncRequest): Promise<SyncCounts> {
  const { provider, catalogue, now } = request
  const platformId = await platformSave(tx, provider)
  const brands = await saveBrands(tx, platformId, catalogue)
  const plan = planSync(await knownGameList(tx, platformId), catalogue, now)
  if (!isNothing(plan) || brands.isChanged) {
    const entry = { act: 'catalogue.sync', changedBy: 'house', reason: 'The catalogue of the provider changed.' }
    await writePlan(tx, plan, { ...request, ...entry, platformId, brandIds: brands.ids })
  }
  return countsOf(plan)
}

const countsOf = ({ added, changed, gone }: SyncPlan): SyncCounts => ({
  added: added.length,
  changed: changed.length,
  gone: gone.length,
})

/** Writes what is planned as one version of the game list, under the lock. */
export async function writePlan(tx: Transaction, plan: SyncPlan, writing: ShelfChange): Promise<void> {
  const { provider, platformId, act, changedBy, reason, now } = writing
  await saveGames(tx, plan, writing)
  await offeredGamesWithdraw(tx, platformId, plan.gone)
  await newGamesEnd(tx, platformId, plan.noLongerNew)
  await followAvailability(tx)
  await catalogueVersionInsert(tx, {
    act,
    subject: provider.id,
    before: {},
    after: {
      counts: countsOf(plan),
      added: shortened(codesOf(plan.added.map(({ game }) => game))),
      changed: shortened(codesOf(plan.changed)),
      gone: shortened(plan.gone),
    },
    changedBy,
    reason,
    now,
  })
}

async function saveBrands(tx: Transaction, platformId: bigint, { brands }: Catalogue) {
  const ids = new Map<string, bigint>()
  let isChanged = false
  for (const { code, name } of brands) {
    const saved = await brandSave(tx, { platformId, code, name })
    ids.set(code, saved.id)
    isChanged ||= saved.isChanged
  }
  return { ids, isChanged }
}

type SyncContext = Pick<SyncRequest, 'provider' | 'now' | 'isScaleTest'> & {
  readonly brandIds: ReadonlyMap<string, bigint>
}
type ShelfChange = SyncContext & {
  readonly platformId: bigint
  readonly act: string
  readonly changedBy: string
  readonly reason: string
}

async function saveGames(tx: Transaction, { added, changed }: SyncPlan, saving: SyncContext): Promise<void> {
  const unplaced = { sort: 0, isNew: false, hotSort: undefined }
  const entries = [...added, ...changed.map((game) => ({ game, ...unplaced }))]
  // Pipelined on one connection.
  await Promise.all(entries.map((entry) => saveGame(tx, entry, saving)))
}

type Entry = { game: CatalogueGame; sort: number; isNew: boolean; hotSort: number | undefined }

async function saveGame(tx: Transaction, { game, ...position }: Entry, saving: SyncContext): Promise<void> {
  const { provider, brandIds, now, isScaleTest = false } = saving
  const { code, name, type, launchUrl } = game
  const brandId = brandIds.get(game.brand)
  if (brandId === undefined) throw new Error(`${code} is of the brand ${game.brand}, which is not in its catalogue`)
  const start = { providerId: provider.id, code, name, type, launchUrl }
  const gameId = await gameSave(tx, { ...start, state: 'disabled', isInMaintenance: false })
  await offeredGameSave(tx, { ...game, ...position, gameId, brandId, listedAt: now, isScaleTest })
}

/** Whether a game can be started follows from all three levels of the catalogue, and is kept where games are started. */
export async function followAvailability(tx: Transaction): Promise<void> {
  const games: GameAvailability[] = await availabilityList(tx)
  await gameSetAvailability(tx, games)
}

const codesOf = (games: readonly CatalogueGame[]): string[] => games.map(({ code }) => code)
const codesMax = 100
const shortened = (codes: readonly string[]): readonly string[] => codes.slice(0, codesMax)
