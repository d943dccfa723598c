import { useEffect, useState } from 'react'
import type { ResponseOf } from '#core/contract/call.ts'
import { Notice } from '#platform/office-ui/notice.tsx'
import { ReasonDialog } from '#platform/office-ui/reason-dialog.tsx'
import { useMay } from '#features/office/staff/back-office/index.ts'
import { ValueChanges } from '#platform/office-ui/value-changes.tsx'
import { Button } from '#platform/ui/button/button.tsx'
import { moved, SortableList } from '#platform/ui/sortable-list/sortable-list.tsx'
import { toast } from '#platform/ui/toast/toast-store.ts'
import type { viewContent } from '../staff-contract.ts'
import { BesidePhone } from '#platform/office-ui/preview/beside-phone.tsx'
import { ChangeBar } from '#platform/office-ui/preview/change-bar.tsx'
import { changeText } from './change-text.ts'
import type { ContentKind } from './content-kind.ts'
import styles from './content-panel.module.css'
import { type Entry, inOrder, nameOf, nextId, numbered } from './entry.ts'
import { EntryCard } from './entry-card.tsx'
import { PhonePreview } from './phone-preview.tsx'
import { publishedText } from './published-text.ts'
import { faultKey, useContentDraft } from './use-content-draft.ts'
import { messages } from './messages/en.ts'
import { formatMessage } from '#core/message/format-message.ts'

const wholeFault = faultKey(0, '')

type ContentPanelProps = { readonly kind: ContentKind; readonly loaded: ResponseOf<typeof viewContent> }

/** The entries of one kind in order, beside a preview of the lobby. */
export function ContentPanel({ kind, loaded }: ContentPanelProps) {
  const { section } = kind
  const draft = useContentDraft(section, loaded)
  const [publishing, setPublishing] = useState(false)
  const maySave = useMay()('lobbyContent.save')
  useWarnBeforeLeaving(draft.changes.length > 0)

  const publish = async (reason: string) => {
    const reply = await draft.publish(reason)
    if (reply.kind === 'answer') toast(publishedText(reply.body), { tone: 'success' })
    return reply
  }
  return (
    <>
      <BesidePhone phone={kind.part && <PhonePreview section={section} content={draft.content} part={kind.part} />}>
        {draft.theirs && <Notice tone="warning">{messages.newerVersion}</Notice>}
        {draft.faults.has(wholeFault) && <Notice tone="danger">{draft.faults.get(wholeFault)}</Notice>}
        <EntryList kind={kind} draft={draft} />
        {maySave && (
          <PublishBar
            changes={draft.changes.length}
            faults={draft.faults.size}
            onDiscard={draft.discard}
            onPublish={() => setPublishing(true)}
          />
        )}
      </BesidePhone>
      <ReasonDialog
        open={publishing}
        title={messages.publishTitle}
        confirmLabel={messages.publish}
        act={publish}
        onClose={() => setPublishing(false)}
      >
        <ValueChanges changes={draft.changes} textOf={changeText} />
      </ReasonDialog>
    </>
  )
}

type EntryListProps = { readonly kind: ContentKind; readonly draft: ReturnType<typeof useContentDraft> }

/** In their order, one of them open to be written. */
function EntryList({ kind, draft }: EntryListProps) {
  const { section, includes } = kind
  const [open, setOpen] = useState<number>()
  const maySave = useMay()('lobbyContent.save')
  const others = draft.entries.filter((entry) => !includes(entry))
  const mine = inOrder(draft.entries.filter(includes))
  const put = (entries: readonly Entry[]) => draft.setEntries([...others, ...numbered(section, entries)])
  const add = () => {
    const id = nextId(draft.entries)
    put([...mine, { ...kind.blank, id }])
    setOpen(id)
  }
  return (
    <>
      <SortableList
        label={kind.label}
        items={mine}
        keyOf={({ id }) => id}
        nameOf={nameOf}
        disabled={!maySave || kind.only === true}
        onMove={(move) => put(moved(mine, move))}
        render={(entry) => (
          <EntryCard
            kind={kind}
            entry={entry}
            faults={draft.faults}
            isOpen={open === entry.id || (kind.only === true && maySave)}
            readOnly={!maySave}
            onToggle={() => setOpen(open === entry.id ? undefined : entry.id)}
            onChange={(change) => put(mine.map((each) => (each.id === entry.id ? { ...each, ...change } : each)))}
            onRemove={() => put(mine.filter(({ id }) => id !== entry.id))}
          />
        )}
      />
      {mine.length === 0 && <p className={styles.none}>{messages.entriesEmpty}</p>}
      {maySave && !kind.only && (
        <div className={styles.add}>
          <Button variant="secondary" icon="plus" onClick={add}>
            {kind.add}
          </Button>
        </div>
      )}
    </>
  )
}

type PublishBarProps = {
  readonly changes: number
  readonly faults: number
  readonly onDiscard: () => void
  readonly onPublish: () => void
}

function PublishBar({ changes, faults, onDiscard, onPublish }: PublishBarProps) {
  return (
    <ChangeBar
      about={
        faults > 0 ? (
          <span className={styles.faults}>
            {formatMessage(messages.unpublishedWithErrors, { count: changes, faults })}
          </span>
        ) : changes === 0 ? (
          messages.unchanged
        ) : (
          formatMessage(messages.unpublished, { count: changes })
        )
      }
    >
      <Button variant="secondary" onClick={onDiscard} disabled={changes === 0}>
        {messages.discard}
      </Button>
      <Button onClick={onPublish} disabled={changes === 0 || faults > 0}>
        {messages.reviewAndPublish}
      </Button>
    </ChangeBar>
  )
}

function useWarnBeforeLeaving(unsaved: boolean): void {
  useEffect(() => {
    if (!unsaved) return undefined
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [unsaved])
}
