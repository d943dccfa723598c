import type { Catalogue, CatalogueGame } from '#games/protocol/catalogue.ts'
import type { Instant } from '#core/clock/instant.ts'
import type { OfferKind } from '../offer-contract.ts'
import { type KnownGame, planSync, type SyncPlan, reportedFields, reportedText } from './catalogue-sync.ts'

export type KnownBrand = { readonly id: bigint; readonly code: string; readonly name: string }
type Change = { readonly name: string; readonly before: string; readonly after: string }

/** One difference between a provider's catalogue and the lobby. */
export type OfferEntry = {
  readonly key: string
  readonly kind: OfferKind
  readonly code: string
  readonly name: string
  readonly brand: string
  readonly type: string
  readonly changes: readonly Change[]
  /** The offered value as text: a refusal applies to exactly this. */
  readonly offered: string
}

export type CatalogueFacts = {
  readonly known: readonly KnownGame[]
  readonly brands: readonly KnownBrand[]
  readonly catalogue: Catalogue
  readonly now: Instant
}

const gameKey = (code: string): string => `game:${code}`
export const brandKey = (code: string): string => `brand:${code}`

/** All changes of the catalogue, brands first. */
export function offerEntries({ known, brands, catalogue, now }: CatalogueFacts): readonly OfferEntry[] {
  const plan = planSync(known, catalogue, now)
  const knownByCode = new Map(known.map((game) => [game.code, game]))
  const nameOf = new Map([...brands, ...catalogue.brands].map(({ code, name }) => [code, name]))
  const facts = ({ code, name, brand, type }: CatalogueGame) => {
    return { key: gameKey(code), code, name, type, brand: nameOf.get(brand) ?? brand }
  }
  const changed = plan.changed.map((game): OfferEntry => {
    const before = knownByCode.get(game.code)
    const isBack = before?.isOffered === false
    const changes = before ? changesOf(before, game) : []
    return { ...facts(game), kind: isBack ? 'back' : 'changed', changes, offered: offeredText(game) }
  })
  const gone = known
    .filter(({ code }) => plan.gone.includes(code))
    .map((game): OfferEntry => ({ ...facts(game), kind: 'gone', changes: [], offered: 'gone' }))
  const added = plan.added.map(
    ({ game }): OfferEntry => ({ ...facts(game), kind: 'added', changes: [], offered: offeredText(game) }),
  )
  return [...renamed(brands, catalogue), ...added, ...changed, ...gone]
}

const renamed = (brands: readonly KnownBrand[], catalogue: Catalogue): OfferEntry[] =>
  brands.flatMap(({ code, name: before }): OfferEntry[] => {
    const name = catalogue.brands.find((each) => each.code === code)?.name ?? before
    if (name === before) return []
    const changes = [{ name: 'name', before, after: name }]
    return [{ key: brandKey(code), kind: 'renamed', code, name, brand: name, type: '', changes, offered: name }]
  })

const changesOf = (before: KnownGame, after: CatalogueGame): Change[] =>
  reportedFields.flatMap((field) =>
    reportedText(before[field]) === reportedText(after[field])
      ? []
      : [{ name: field, before: reportedText(before[field]), after: reportedText(after[field]) }],
  )

const offeredText = (game: CatalogueGame): string => reportedFields.map((field) => reportedText(game[field])).join('\n')

/** The accepted part of a plan. Housekeeping needs no decision. */
export const acceptedOf = (plan: SyncPlan, accepted: ReadonlySet<string>): SyncPlan => ({
  added: plan.added.filter(({ game }) => accepted.has(gameKey(game.code))),
  changed: plan.changed.filter(({ code }) => accepted.has(gameKey(code))),
  gone: plan.gone.filter((code) => accepted.has(gameKey(code))),
  noLongerNew: [],
})
