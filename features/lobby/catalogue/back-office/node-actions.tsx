import { useState } from 'react'
import { ReasonDialog } from '#platform/office-ui/reason-dialog.tsx'
import { useMay } from '#features/office/staff/back-office/index.ts'
import { Button } from '#platform/ui/button/button.tsx'
import { setMaintenance } from '../staff-contract.ts'
import { ArrangeDialog } from './arrange-dialog.tsx'
import type { CatalogueEntry, CatalogueNode } from './catalogue-entry.ts'
import styles from './node-actions.module.css'
import { useCatalogueAction } from './use-catalogue-action.ts'
import { messages } from './messages/en.ts'
import { formatMessage } from '#core/message/format-message.ts'

type NodeActionsProps = { readonly node: CatalogueNode; readonly entry: CatalogueEntry }

const effects = {
  type: { begin: messages.maintainType, end: messages.reopenType },
  brand: { begin: messages.maintainBrand, end: messages.reopenBrand },
  game: { begin: messages.maintainGame, end: messages.reopenGame },
} as const

/** Actions on one entry of the catalogue. */
export function NodeActions({ node, entry }: NodeActionsProps) {
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
          {messages.edit}
        </Button>
      )}
      {may('catalogue.maintain') && (
        <Button variant={begins ? 'secondary' : 'primary'} size="small" onClick={() => setOpen('maintenance')}>
          {begins ? messages.maintenance : messages.endMaintenance}
        </Button>
      )}
      {open === 'maintenance' && (
        <ReasonDialog
          open
          title={
            begins
              ? formatMessage(messages.maintenanceTitle, { name })
              : formatMessage(messages.endMaintenanceTitle, { name })
          }
          confirmLabel={begins ? messages.startMaintenance : messages.endMaintenance}
          destructive={begins}
          act={(reason) =>
            act(
              setMaintenance,
              { place: node, isInMaintenance: begins, reason },
              begins
                ? formatMessage(messages.inMaintenance, { name })
                : formatMessage(messages.maintenanceEnded, { name }),
            )
          }
          onClose={close}
        >
          {effects[node.level][begins ? 'begin' : 'end']}
        </ReasonDialog>
      )}
      {open === 'arrange' && <ArrangeDialog node={node} entry={entry} onClose={close} />}
    </span>
  )
}
