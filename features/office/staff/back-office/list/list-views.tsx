import { type SyntheticEvent, useState } from 'react'
import { useClient } from '#platform/browser/client/client-context.tsx'
import { Button } from '#platform/ui/button/button.tsx'
import { Dialog } from '#platform/ui/dialog/dialog.tsx'
import { Select } from '#platform/ui/select/select.tsx'
import { TextField } from '#platform/ui/text-field/text-field.tsx'
import { deleteListView, listViews, saveListView } from '../../list-contract.ts'
import { type CallFailure, failureText } from '#platform/office-ui/failure-text.ts'
import { Notice } from '#platform/office-ui/notice.tsx'
import { useStaffQuery } from '#platform/office-ui/use-staff-query.ts'
import type { FilterValues } from '#platform/office-ui/list/list-filter.ts'
import { messages } from '../messages/en.ts'
import styles from './list-views.module.css'

type ListState = { readonly values: FilterValues; readonly sort: string }
type ListViewsProps = {
  readonly list: string
  readonly shown: ListState
  readonly onShow: (shown: ListState) => void
}

/** The member's saved views of a list: choose, save the current one, delete. */
export function ListViews({ list, shown, onShow }: ListViewsProps) {
  const client = useClient()
  const { answer, refresh } = useStaffQuery(listViews, { list })
  const [naming, setNaming] = useState(false)
  const views = answer?.views ?? []
  const current = views.find((view) => isSame(view, shown))?.name ?? ''
  const choose = (name: string) => {
    const view = views.find((each) => each.name === name)
    if (view) onShow(view)
  }
  const forget = async () => {
    const reply = await client.send(deleteListView, { list, name: current })
    if (reply.kind === 'answer') await refresh()
  }
  return (
    <div className={styles.views}>
      {views.length > 0 && (
        <Select
          label={<span className={styles.hidden}>{messages.savedView}</span>}
          placeholder={messages.savedViews}
          options={views.map(({ name }) => ({ value: name, label: name }))}
          value={current}
          onChange={(event) => choose(event.currentTarget.value)}
        />
      )}
      {current === '' ? (
        <Button variant="ghost" size="small" icon="star" onClick={() => setNaming(true)}>
          {messages.saveView}
        </Button>
      ) : (
        <Button variant="ghost" size="small" icon="trash" onClick={() => void forget()}>
          {messages.deleteView}
        </Button>
      )}
      {naming && <NameDialog list={list} shown={shown} onSaved={refresh} onClose={() => setNaming(false)} />}
    </div>
  )
}

function isSame(view: ListState, shown: ListState): boolean {
  const filled = ({ values }: ListState) => Object.entries(values).filter(([, value]) => value !== '')
  const text = (of: ListState) => JSON.stringify(filled(of).toSorted(([a], [b]) => a.localeCompare(b)))
  return view.sort === shown.sort && text(view) === text(shown)
}

type NameDialogProps = Omit<ListViewsProps, 'onShow'> & {
  readonly onSaved: () => Promise<void>
  readonly onClose: () => void
}

function NameDialog({ list, shown, onSaved, onClose }: NameDialogProps) {
  const client = useClient()
  const [name, setName] = useState('')
  const [failure, setFailure] = useState<CallFailure>()
  const save = async (event: SyntheticEvent) => {
    event.preventDefault()
    const reply = await client.send(saveListView, { list, name, values: shown.values, sort: shown.sort })
    if (reply.kind !== 'answer') return setFailure(reply)
    await onSaved()
    onClose()
  }
  const id = `view-of-${list}`
  return (
    <Dialog
      open
      onClose={onClose}
      title={messages.saveView}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {messages.cancel}
          </Button>
          <Button type="submit" form={id}>
            {messages.save}
          </Button>
        </>
      }
    >
      <form id={id} className={styles.form} onSubmit={(event) => void save(event)}>
        <p>{messages.saveViewText}</p>
        <TextField
          label={messages.name}
          maxLength={60}
          autoComplete="off"
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        {failure && <Notice tone="danger">{failureText(failure)}</Notice>}
      </form>
    </Dialog>
  )
}
