import { type ReactNode, useState } from 'react'
import { calendarDay } from '#core/clock/manila.ts'
import { formatDay, formatInstant } from '#core/clock/manila-format.ts'
import { ChangeBar } from '#platform/office-ui/preview/change-bar.tsx'
import { ReasonDialog } from '#platform/office-ui/reason-dialog.tsx'
import { useMay } from '#features/office/staff/back-office/index.ts'
import { Button } from '#platform/ui/button/button.tsx'
import type { LegalTextProps, Words } from './legal-text-props.ts'
import { LineChanges } from './line-changes-list.tsx'
import { PublishDialog } from './publish-dialog.tsx'
import { PublishTranslationDialog } from './publish-translation-dialog.tsx'
import { useSaveDraft } from './use-save-draft.ts'
import { messages } from './messages/en.ts'
import { formatMessage } from '#core/message/format-message.ts'

type BarProps = LegalTextProps & { readonly words: Words; readonly isFaulty: boolean }

/** The state of the English draft, and what can be done with it. */
export function EnglishBar({ document, loaded, words, isFaulty }: BarProps) {
  const { draft, inForce } = loaded
  const save = useSaveDraft(document, 'en', draft?.revision ?? 0)
  const untouched = formatMessage(messages.versionInForce, {
    version: formatDay(calendarDay(inForce.version)),
  })
  return (
    <DraftBar
      before={draft ?? inForce}
      draft={draft}
      untouched={untouched}
      words={words}
      isFaulty={isFaulty}
      save={save}
      renderPublishDialog={(onClose) =>
        draft && <PublishDialog document={document} draft={draft} inForce={inForce} onClose={onClose} />
      }
    />
  )
}

/** The same for the Filipino draft, which is published as the translation of one English version. */
export function FilipinoBar({ document, loaded, words, isFaulty }: BarProps) {
  const { draft, inForce } = loaded.translations.fil
  const save = useSaveDraft(document, 'fil', draft?.revision ?? 0)
  const version = formatDay(calendarDay(loaded.inForce.version))
  const untouched = filipinoText(inForce?.number, version)
  return (
    <DraftBar
      before={draft ?? inForce ?? { summary: '', body: '' }}
      draft={draft}
      untouched={untouched}
      words={words}
      isFaulty={isFaulty}
      save={save}
      renderPublishDialog={(onClose) =>
        draft && <PublishTranslationDialog document={document} loaded={loaded} draft={draft} onClose={onClose} />
      }
    />
  )
}

/** Without a draft: the translation in force. Number 0 came with the product. */
function filipinoText(number: number | undefined, version: string): string {
  if (number === undefined) return formatMessage(messages.noTranslation, { version })
  return number === 0
    ? formatMessage(messages.originalTranslationInForce, { version })
    : formatMessage(messages.translationInForce, { number, version })
}

type DraftBarProps = Omit<BarProps, keyof LegalTextProps> & {
  readonly before: Words
  readonly draft: LegalTextProps['loaded']['draft']
  /** What the text is without a draft. */
  readonly untouched: string
  readonly save: ReturnType<typeof useSaveDraft>
  readonly renderPublishDialog: (onClose: () => void) => ReactNode
}

function DraftBar({ before, draft, untouched, words, isFaulty, save, renderPublishDialog }: DraftBarProps) {
  const may = useMay()
  const [open, setOpen] = useState<'save' | 'publish'>()
  const close = () => setOpen(undefined)
  const isChanged = words.summary !== before.summary || words.body !== before.body
  return (
    <ChangeBar about={isChanged ? messages.unsaved : draft ? aboutDraft(draft) : untouched}>
      {may('legal.save') && (
        <Button variant="secondary" disabled={!isChanged || isFaulty} onClick={() => setOpen('save')}>
          {messages.saveDraft}
        </Button>
      )}
      {may('legal.request') && (
        <Button disabled={!draft || isChanged} onClick={() => setOpen('publish')}>
          {messages.requestPublish}
        </Button>
      )}
      {open === 'publish' && renderPublishDialog(close)}
      {open === 'save' && (
        <ReasonDialog
          open
          title={messages.saveDraftTitle}
          confirmLabel={messages.saveDraftConfirm}
          act={(reason) => save({ ...words, reason })}
          onClose={close}
        >
          <LineChanges before={before.body} after={words.body} />
        </ReasonDialog>
      )}
    </ChangeBar>
  )
}

const aboutDraft = ({ revision, savedAt, savedBy }: NonNullable<DraftBarProps['draft']>): string =>
  formatMessage(messages.draftSaved, { revision, time: formatInstant(savedAt), savedBy })
