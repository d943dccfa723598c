import { type Column, DataTable } from '#platform/office-ui/data-table.tsx'
import { gameType } from '#core/enumerations/game-type.ts'
import type { Catalogue, CatalogueEntry, CatalogueNode } from './catalogue-entry.ts'
import { EntryBadges } from './entry-badges.tsx'
import { NodeActions } from './node-actions.tsx'
import { messages } from './messages/en.ts'
import styles from './shelves-table.module.css'

type Shelf = { readonly node: CatalogueNode; readonly entry: CatalogueEntry }

const isType = (text: string): text is keyof typeof gameType => Object.hasOwn(gameType, text)

/** Types and brands: an act on one affects every game below it. */
export function ShelvesTable({ catalogue }: { readonly catalogue: Catalogue | undefined }) {
  const types = (catalogue?.types ?? []).flatMap((entry): Shelf[] =>
    isType(entry.type) ? [{ node: { level: 'type', id: entry.type }, entry }] : [],
  )
  const brands = (catalogue?.brands ?? []).map((entry): Shelf => ({ node: { level: 'brand', id: entry.id }, entry }))
  return (
    <div className={styles.tables}>
      <section>
        <h2 className={styles.title}>{messages.types}</h2>
        <DataTable label={messages.types} columns={columns} rows={types} rowKey={keyOf} empty={messages.loading} />
      </section>
      <section>
        <h2 className={styles.title}>{messages.brands}</h2>
        <DataTable
          label={messages.brands}
          columns={columns}
          rows={brands}
          rowKey={keyOf}
          empty={messages.brandsEmpty}
        />
      </section>
    </div>
  )
}

const keyOf = ({ node }: Shelf): string => `${node.level} ${node.id}`

const columns: readonly Column<Shelf>[] = [
  { name: messages.name, cell: ({ entry }) => entry.name },
  { name: messages.status, cell: ({ entry }) => <EntryBadges entry={entry} />, tight: true },
  { name: messages.position, cell: ({ entry }) => entry.sort, tight: true },
  { name: messages.actions, cell: ({ node, entry }) => <NodeActions node={node} entry={entry} />, tight: true },
]
