import { useState } from 'react'
import { ReasonDialog } from '#platform/office-ui/reason-dialog.tsx'
import { Checkbox } from '#platform/ui/checkbox/checkbox.tsx'
import { TextField } from '#platform/ui/text-field/text-field.tsx'
import { arrangePlace } from '../staff-contract.ts'
import styles from './arrange-dialog.module.css'
import type { CatalogueEntry, CatalogueGame, Place } from './catalogue-entry.ts'
import { useCatalogueAction } from './use-catalogue-action.ts'

type ArrangeDialogProps = { readonly place: Place; readonly entry: CatalogueEntry; readonly onClose: () => void }

const gameOf = (entry: CatalogueEntry): CatalogueGame | undefined => ('isHot' in entry ? entry : undefined)

/** The position of an entry in the lobby, and its marks. */
export function ArrangeDialog({ place, entry: shown, onClose }: ArrangeDialogProps) {
  const act = useCatalogueAction()
  // The values the form was filled from, whatever is refetched while it is open.
  const [entry] = useState(shown)
  const game = gameOf(entry)
  const [sort, setSort] = useState(String(entry.sort))
  const [isShown, setShown] = useState(entry.isShown)
  const [isHot, setHot] = useState(game?.isHot ?? false)
  const [hotSort, setHotSort] = useState(String(game?.hotSort ?? 0))
  const [isNew, setNew] = useState(game?.isNew ?? false)
  const arrange = (reason: string) =>
    act(
      arrangePlace,
      {
        place,
        reason,
        expected: formOf(entry),
        sort: wholeOf(sort),
        isShown,
        ...(game && { isHot, hotSort: wholeOf(hotSort), isNew }),
      },
      `${entry.name} is arranged.`,
    )
  return (
    <ReasonDialog open title={`Arrange ${entry.name}`} confirmLabel="Save" act={arrange} onClose={onClose}>
      <p>Smaller numbers stand first. Players see it with the next version of the game list.</p>
      <div className={styles.fields}>
        <TextField
          label="Order"
          inputMode="numeric"
          value={sort}
          onChange={(event) => setSort(event.currentTarget.value)}
        />
        {game && (
          <TextField
            label="Order among the hot"
            inputMode="numeric"
            value={hotSort}
            onChange={(event) => setHotSort(event.currentTarget.value)}
          />
        )}
      </div>
      <div className={styles.marks}>
        <Checkbox checked={isShown} onChange={(event) => setShown(event.currentTarget.checked)}>
          Shown in the lobby
        </Checkbox>
        {game && (
          <>
            <Checkbox checked={isHot} onChange={(event) => setHot(event.currentTarget.checked)}>
              Hot
            </Checkbox>
            <Checkbox checked={isNew} onChange={(event) => setNew(event.currentTarget.checked)}>
              New
            </Checkbox>
          </>
        )}
      </div>
    </ReasonDialog>
  )
}

/** What the form shows of an entry. */
const formOf = (entry: CatalogueEntry) => {
  const game = gameOf(entry)
  return {
    sort: entry.sort,
    isShown: entry.isShown,
    ...(game && { isHot: game.isHot, hotSort: game.hotSort, isNew: game.isNew }),
  }
}

/** An invalid number is passed on, so that the server reports it at its field. */
const wholeOf = (text: string): number => (/^-?\d{1,7}$/.test(text.trim()) ? Number(text) : Number.MAX_SAFE_INTEGER)
