import { useState } from 'react'
import { ReasonDialog } from '#platform/office-ui/reason-dialog.tsx'
import { Checkbox } from '#platform/ui/checkbox/checkbox.tsx'
import { TextField } from '#platform/ui/text-field/text-field.tsx'
import { arrangeNode } from '../staff-contract.ts'
import styles from './arrange-dialog.module.css'
import type { CatalogueEntry, CatalogueGame, CatalogueNode } from './catalogue-entry.ts'
import { useCatalogueAction } from './use-catalogue-action.ts'
import { messages } from './messages/en.ts'
import { formatMessage } from '#core/message/format-message.ts'

type ArrangeDialogProps = { readonly node: CatalogueNode; readonly entry: CatalogueEntry; readonly onClose: () => void }

const gameOf = (entry: CatalogueEntry): CatalogueGame | undefined => ('isHot' in entry ? entry : undefined)

/** The position of an entry in the lobby, and its marks. */
export function ArrangeDialog({ node, entry: shown, onClose }: ArrangeDialogProps) {
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
      arrangeNode,
      {
        place: node,
        reason,
        expected: formOf(entry),
        sort: wholeOf(sort),
        isShown,
        ...(game && { isHot, hotSort: wholeOf(hotSort), isNew }),
      },
      formatMessage(messages.arranged, { name: entry.name }),
    )
  return (
    <ReasonDialog
      open
      title={formatMessage(messages.arrangeTitle, { name: entry.name })}
      confirmLabel={messages.save}
      act={arrange}
      onClose={onClose}
    >
      <p>{messages.arrangeBody}</p>
      <div className={styles.fields}>
        <NumberField label={messages.position} value={sort} onChange={setSort} />
        {game && <NumberField label={messages.hotPosition} value={hotSort} onChange={setHotSort} />}
      </div>
      <div className={styles.marks}>
        <Checkbox checked={isShown} onChange={(event) => setShown(event.currentTarget.checked)}>
          {messages.shownInTheLobby}
        </Checkbox>
        {game && (
          <>
            <Checkbox checked={isHot} onChange={(event) => setHot(event.currentTarget.checked)}>
              {messages.hot}
            </Checkbox>
            <Checkbox checked={isNew} onChange={(event) => setNew(event.currentTarget.checked)}>
              {messages.new}
            </Checkbox>
          </>
        )}
      </div>
    </ReasonDialog>
  )
}

type NumberFieldProps = { readonly label: string; readonly value: string; readonly onChange: (value: string) => void }

function NumberField({ label, value, onChange }: NumberFieldProps) {
  return (
    <TextField
      label={label}
      inputMode="numeric"
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
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
