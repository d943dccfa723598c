import { useState } from 'react'
import { ReasonDialog } from '#platform/office-ui/reason-dialog.tsx'
import { useMay } from '#features/office/staff/back-office/index.ts'
import { Button } from '#platform/ui/button/button.tsx'
import { setMaintenance } from '../staff-contract.ts'
import { ArrangeDialog } from './arrange-dialog.tsx'
import type { CatalogueEntry, Place } from './catalogue-entry.ts'
import styles from './place-actions.module.css'
import { useCatalogueAction } from './use-catalogue-action.ts'

type PlaceActionsProps = { readonly place: Place; readonly entry: CatalogueEntry }

const reaches = {
  type: 'Every game of this type',
  brand: 'Every game of this brand',
  game: 'This game',
} as const

/** Actions on one entry of the catalogue. */
export function PlaceActions({ place, entry }: PlaceActionsProps) {
  const may = useMay()
  const act = useCatalogueAction()
  const [open, setOpen] = useState<'maintenance' | 'arrange'>()
  const close = () => setOpen(undefined)
  const { name, isInMaintenance } = entry
  const begins = !isInMaintenance
  return (
    <span className={styles.actions}>
      {may('catalogue.arrange') && (
        <Button variant="secondary" size="small" onClick={() => setOpen('arrange')}>
          Arrange
        </Button>
      )}
      {may('catalogue.maintain') && (
        <Button variant={begins ? 'secondary' : 'primary'} size="small" onClick={() => setOpen('maintenance')}>
          {begins ? 'Maintenance' : 'End maintenance'}
        </Button>
      )}
      {open === 'maintenance' && (
        <ReasonDialog
          open
          title={begins ? `Put ${name} into maintenance?` : `End the maintenance of ${name}?`}
          confirmLabel={begins ? 'Begin maintenance' : 'End maintenance'}
          destructive={begins}
          act={(reason) =>
            act(
              setMaintenance,
              { place, isInMaintenance: begins, reason },
              begins ? `${name} is in maintenance.` : `${name} can be played again.`,
            )
          }
          onClose={close}
        >
          {begins
            ? `${reaches[place.level]} refuses new starts and bets at once. What was staked is settled.`
            : `${reaches[place.level]} can be started again, unless another level keeps it in maintenance.`}
        </ReasonDialog>
      )}
      {open === 'arrange' && <ArrangeDialog place={place} entry={entry} onClose={close} />}
    </span>
  )
}
