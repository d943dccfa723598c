import type { RequestOf, ResponseOf } from '#core/contract/call.ts'
import type { setMaintenance, viewCatalogue } from '../staff-contract.ts'

export type Catalogue = ResponseOf<typeof viewCatalogue>
export type CatalogueGame = Catalogue['games'][number]

/** What one shelf, a type or a brand, and a game have in common. */
export type CatalogueEntry = Catalogue['types'][number] | Catalogue['brands'][number] | CatalogueGame

export type CatalogueNode = RequestOf<typeof setMaintenance>['place']
