import { type Column, DataTable } from '#platform/office-ui/data-table.tsx'
import { gameType } from '#core/enumerations/game-type.ts'
import type { Catalogue, CatalogueEntry, Place } from './catalogue-entry.ts'
import { EntryBadges } from './entry-badges.tsx'
import { PlaceActions } from './place-actions.tsx'
import styles from './shelves-table.module.css'

type Shelf = { readonly place: Place; readonly entry: CatalogueEntry }

const isType = (text: string): text is keyof typeof gameType => Object.hasOwn(gameType, text)

/** Types and brands: an act on one affects every game below it. */
export function ShelvesTable({ catalogue }: { readonly catalogue: Catalogue | undefined }) {
  const types = (catalogue?.types ?? []).flatMap((entry): Shelf[] =>
    isType(entry.type) ? [{ place: { level: 'type', id: entry.type }, entry }] : [],
  )
  const brands = (catalogue?.brands ?? []).map((entry): Shelf => ({ place: { level: 'brand', id: entry.id }, entry }))
  return (
    <div className={styles.tables}>
      <section>
        <h2 className={styles.title}>Types</h2>
        <DataTable label="Types" columns={columns} rows={types} rowKey={keyOf} empty="Loading …" />
      </section>
      <section>
        <h2 className={styles.title}>Brands</h2>
        <DataTable label="Brands" columns={columns} rows={brands} rowKey={keyOf} empty="There is no brand yet." />
      </section>
    </div>
  )
}

const keyOf = ({ place }: Shelf): string => `${place.level} ${place.id}`

const columns: readonly Column<Shelf>[] = [
  { name: 'Name', cell: ({ entry }) => entry.name },
  { name: 'State', cell: ({ entry }) => <EntryBadges entry={entry} />, tight: true },
  { name: 'Order', cell: ({ entry }) => entry.sort, tight: true },
  { name: 'Actions', cell: ({ place, entry }) => <PlaceActions place={place} entry={entry} />, tight: true },
]
