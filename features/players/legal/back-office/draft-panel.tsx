import { useState } from 'react'
import type { ResponseOf } from '#core/contract/call.ts'
import { formatInstant } from '#core/clock/manila-format.ts'
import { BesidePhone } from '#platform/office-ui/preview/beside-phone.tsx'
import { ChangeBar } from '#platform/office-ui/preview/change-bar.tsx'
import { PhoneScreen } from '#platform/office-ui/preview/phone-screen.tsx'
import { useSettledValue } from '#platform/office-ui/preview/use-settled-value.ts'
import { Notice } from '#platform/office-ui/notice.tsx'
import { ReasonDialog } from '#platform/office-ui/reason-dialog.tsx'
import { useMay } from '#features/office/staff/back-office/index.ts'
import { useStaffQuery } from '#platform/office-ui/use-staff-query.ts'
import { useClient } from '#platform/browser/client/client-context.tsx'
import { useRefreshCalls } from '#platform/browser/client/use-refresh-calls.ts'
import { Button } from '#platform/ui/button/button.tsx'
import { TextArea } from '#platform/ui/text-area/text-area.tsx'
import { toast } from '#platform/ui/toast/toast-store.ts'
import type { LegalDocumentId } from '../document.ts'
import { previewLegalText, saveLegalDraft, viewLegalText } from '../staff-contract.ts'
import { textFaults } from '../text-faults.ts'
import { formatRich } from '#platform/ui/rich/format-rich.tsx'
import styles from './legal-page.module.css'
import { LineChanges } from './line-changes-list.tsx'
import { PublishDialog } from './publish-dialog.tsx'
import { messages } from './messages/en.ts'
import { formatMessage } from '#core/message/format-message.ts'

export type LegalTextProps = { readonly document: LegalDocumentId; readonly loaded: ResponseOf<typeof viewLegalText> }

const settledMs = 400

/** The newest draft, or the text in force: source on the left, the player's page on the right. */
export function DraftPanel({ document, loaded }: LegalTextProps) {
  const begun = loaded.draft ?? loaded.inForce
  const [summary, setSummary] = useState(begun.summary)
  const [body, setBody] = useState(begun.body)
  const readOnly = !useMay()('legal.save')
  const faults = textFaults({ summary, body })
  return (
    <BesidePhone phone={<Phone document={document} summary={summary} body={body} />}>
      <TextArea
        label={messages.inASentence}
        rows={2}
        readOnly={readOnly}
        value={summary}
        onChange={(event) => setSummary(event.currentTarget.value)}
      />
      <TextArea
        label={messages.text}
        rows={28}
        spellCheck
        readOnly={readOnly}
        value={body}
        onChange={(event) => setBody(event.currentTarget.value)}
      />
      <Marks />
      {faults.length > 0 && <Notice tone="danger">{faults.slice(0, 5).map(faultText).join(' ')}</Notice>}
      <DraftBar document={document} loaded={loaded} words={{ summary, body }} isFaulty={faults.length > 0} />
    </BesidePhone>
  )
}

type DraftBarProps = LegalTextProps & { readonly words: Words; readonly isFaulty: boolean }

/** The state of the draft, and what can be done with it. */
function DraftBar({ document, loaded, words, isFaulty }: DraftBarProps) {
  const { draft, inForce } = loaded
  const begun = draft ?? inForce
  const may = useMay()
  const [open, setOpen] = useState<'save' | 'publish'>()
  const isChanged = words.summary !== begun.summary || words.body !== begun.body
  return (
    <ChangeBar about={aboutDraft(loaded, isChanged)}>
      {may('legal.save') && (
        <Button variant="secondary" disabled={!isChanged || isFaulty} onClick={() => setOpen('save')}>
          {messages.saveTheDraft}
        </Button>
      )}
      {may('legal.request') && (
        <Button disabled={!draft || isChanged} onClick={() => setOpen('publish')}>
          {messages.askToPublish}
        </Button>
      )}
      {open && (
        <DraftDialog document={document} loaded={loaded} words={words} open={open} onClose={() => setOpen(undefined)} />
      )}
    </ChangeBar>
  )
}

type DraftDialogProps = Omit<DraftBarProps, 'isFaulty'> & {
  readonly open: 'save' | 'publish'
  readonly onClose: () => void
}

function DraftDialog({ document, loaded: { draft, inForce }, words, open, onClose }: DraftDialogProps) {
  const save = useSaveDraft(document, draft?.revision ?? 0)
  if (open === 'publish')
    return draft && <PublishDialog document={document} draft={draft} inForce={inForce} onClose={onClose} />
  return (
    <ReasonDialog
      open
      title={messages.saveThisDraft}
      confirmLabel={messages.save}
      act={(reason) => save({ ...words, reason })}
      onClose={onClose}
    >
      <LineChanges before={(draft ?? inForce).body} after={words.body} />
    </ReasonDialog>
  )
}

const faultText = ({ line, message }: { line: number; message: string }): string =>
  line === 0 ? message : formatMessage(messages.lineLineMessage, { line, message })

function aboutDraft({ draft, inForce }: LegalTextProps['loaded'], isChanged: boolean): string {
  if (isChanged) return messages.notSavedYet
  if (!draft) return formatMessage(messages.thisIsVersionVersionWhich, { version: inForce.version })
  return formatMessage(messages.draftNoRevisionSavedTime, {
    revision: draft.revision,
    time: formatInstant(draft.savedAt),
    savedBy: draft.savedBy,
  })
}

/** The marks are typed as they stand here; only what they do is said in words. */
const Marks = () => (
  <p className={styles.marks}>
    {formatRich(messages.marks, {
      section: <code>{'# Heading {anchor}'}</code>,
      bullet: <code>- </code>,
      number: <code>1. </code>,
      note: <code>{'> '}</code>,
      link: <code>{'[words](/page)'}</code>,
      licensed: <code>{'@licensed'}</code>,
      demonstration: <code>{'@demonstration'}</code>,
      operator: <code>{'{operator}'}</code>,
    })}
  </p>
)

type Words = { readonly summary: string; readonly body: string }

function useSaveDraft(document: LegalDocumentId, revision: number) {
  const client = useClient()
  const refresh = useRefreshCalls()
  return async (words: Words & { readonly reason: string }) => {
    const reply = await client.send(saveLegalDraft, { document, revision, ...words })
    if (reply.kind === 'answer') {
      toast(formatMessage(messages.draftNoRevisionIsSaved, { revision: reply.body.revision }), { tone: 'success' })
      void refresh(viewLegalText)
    }
    return reply
  }
}

function Phone({ document, ...words }: Words & { readonly document: LegalDocumentId }) {
  const settled = useSettledValue(`${words.summary}\u0000${words.body}`, settledMs)
  const [summary = '', body = ''] = settled.split('\u0000')
  const { answer, failure } = useStaffQuery(previewLegalText, { document, summary, body })
  return (
    <>
      <PhoneScreen part="legal" preview={answer} />
      {failure && <Notice tone="info">{messages.thePreviewGoesOnWhen}</Notice>}
    </>
  )
}
