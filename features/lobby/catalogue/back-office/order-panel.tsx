import { useState } from 'react'
import { ReasonDialog } from '#platform/office-ui/reason-dialog.tsx'
import { failureText } from '#platform/office-ui/failure-text.ts'
import { Notice } from '#platform/office-ui/notice.tsx'
import { useMay } from '#features/office/staff/back-office/index.ts'
import { useStaffQuery } from '#platform/office-ui/use-staff-query.ts'
import { Button } from '#platform/ui/button/button.tsx'
import { SegmentedControl } from '#platform/ui/segmented-control/segmented-control.tsx'
import { moved, SortableList } from '#platform/ui/sortable-list/sortable-list.tsx'
import { reorderShelf, type Shelf, viewPopular } from '../shelf-contract.ts'
import { viewCatalogue } from '../staff-contract.ts'
import styles from './order-panel.module.css'
import { useCatalogueAction } from './use-catalogue-action.ts'
import { messages } from './messages/en.ts'

const shelves = [
  { value: 'popular', label: messages.popularGames },
  { value: 'types', label: messages.types },
  { value: 'brands', label: messages.brands },
] as const

type Item = { readonly id: string; readonly name: string; readonly about: string }

/** The manual order of a shelf. */
export function OrderPanel() {
  const [shelf, setShelf] = useState<Shelf>('popular')
  const catalogue = useStaffQuery(viewCatalogue, {})
  const popular = useStaffQuery(viewPopular, {})
  const failure = catalogue.failure ?? popular.failure
  const version = popular.answer?.version
  const items: Readonly<Record<Shelf, readonly Item[] | undefined>> = {
    popular: popular.answer?.games.map(({ id, name, brand, type }) => ({
      id: String(id),
      name,
      about: `${brand}, ${type}`,
    })),
    types: catalogue.answer?.types.map(({ type, name }) => ({ id: type, name, about: '' })),
    brands: catalogue.answer?.brands.map(({ id, name, code }) => ({ id: String(id), name, about: code })),
  }
  const shown = items[shelf]
  return (
    <>
      <div className={styles.choice}>
        <SegmentedControl label={messages.list} options={shelves} value={shelf} onChange={setShelf} />
      </div>
      {failure && <Notice tone="danger">{failureText(failure)}</Notice>}
      {shown && version !== undefined ? (
        <ShelfOrder key={`${shelf} ${version}`} shelf={shelf} version={version} items={shown} />
      ) : (
        <p>{messages.loading}</p>
      )}
    </>
  )
}

type ShelfOrderProps = { readonly shelf: Shelf; readonly version: number; readonly items: readonly Item[] }

function ShelfOrder({ shelf, version, items }: ShelfOrderProps) {
  const act = useCatalogueAction()
  const [order, setOrder] = useState(items)
  const [saving, setSaving] = useState(false)
  const mayArrange = useMay()('catalogue.arrange')
  const isChanged = order.some(({ id }, index) => id !== items[index]?.id)
  const save = (reason: string) =>
    act(reorderShelf, { shelf, version, order: order.map(({ id }) => id), reason }, messages.orderSaved)
  return (
    <div className={styles.order}>
      <SortableList
        label={messages.position}
        items={order}
        keyOf={({ id }) => id}
        nameOf={({ name }) => name}
        disabled={!mayArrange}
        onMove={(move) => setOrder(moved(order, move))}
        render={({ name, about }, index) => (
          <p className={styles.item}>
            <span className={styles.place}>{index + 1}</span>
            <strong>{name}</strong>
            <span className={styles.about}>{about}</span>
          </p>
        )}
      />
      {items.length === 0 && <Notice tone="info">{messages.popularEmpty}</Notice>}
      {mayArrange && (
        <div className={styles.bar}>
          <Button variant="secondary" disabled={!isChanged} onClick={() => setOrder(items)}>
            {messages.discard}
          </Button>
          <Button disabled={!isChanged} onClick={() => setSaving(true)}>
            {messages.saveOrder}
          </Button>
        </div>
      )}
      <ReasonDialog
        open={saving}
        title={messages.saveOrderTitle}
        confirmLabel={messages.save}
        act={save}
        onClose={() => setSaving(false)}
      >
        <p>{messages.liveBody}</p>
      </ReasonDialog>
    </div>
  )
}
