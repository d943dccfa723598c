import { useState } from 'react'
import { formatInstant } from '#core/clock/manila-format.ts'
import type { ResponseOf } from '#core/contract/call.ts'
import { type Column, DataTable } from '#platform/office-ui/data-table.tsx'
import { failureText } from '#platform/office-ui/failure-text.ts'
import { Notice } from '#platform/office-ui/notice.tsx'
import { ReasonDialog } from '#platform/office-ui/reason-dialog.tsx'
import { TwoLines } from '#platform/office-ui/two-lines.tsx'
import { type StaffAction, useStaffAction } from '#platform/office-ui/use-staff-action.ts'
import { useMay } from '#features/office/staff/back-office/index.ts'
import { useStaffQuery } from '#platform/office-ui/use-staff-query.ts'
import { Button } from '#platform/ui/button/button.tsx'
import { TextArea } from '#platform/ui/text-area/text-area.tsx'
import { TextField } from '#platform/ui/text-field/text-field.tsx'
import { listTemplates, removeTemplate, saveTemplate } from '../segment-contract.ts'
import { paragraphsOf } from './letter-draft.ts'
import styles from './mail-page.module.css'
import { messages } from './messages/en.ts'
import { formatMessage } from '#core/message/format-message.ts'

type Template = ResponseOf<typeof listTemplates>['templates'][number]
type TemplateAction =
  | { readonly what: 'edit'; readonly template: Template | undefined }
  | { readonly what: 'remove'; readonly template: Template }

/** Templates of recurring letters. */
export function TemplatesPanel() {
  const act = useStaffAction(listTemplates)
  const maySave = useMay()('mail.saveTemplate')
  const [chosen, setChosen] = useState<TemplateAction>()
  const { answer, failure, refreshing } = useStaffQuery(listTemplates, {})
  const templates = answer?.templates
  const close = () => setChosen(undefined)
  return (
    <>
      {failure && <Notice tone="danger">{failureText(failure)}</Notice>}
      <DataTable
        label={messages.templates}
        columns={maySave ? [...columns, actionColumn(setChosen)] : columns}
        rows={templates ?? []}
        rowKey={({ name }) => name}
        empty={templates ? messages.templatesEmpty : messages.loading}
        refreshing={refreshing}
      />
      {maySave && (
        <p className={styles.panel}>
          <Button variant="secondary" icon="plus" onClick={() => setChosen({ template: undefined, what: 'edit' })}>
            {messages.newTemplate}
          </Button>
        </p>
      )}
      {chosen && <ChosenDialog chosen={chosen} act={act} onClose={close} />}
    </>
  )
}

type ChosenDialogProps = Omit<TemplateDialogProps, 'template'> & { readonly chosen: TemplateAction }

const ChosenDialog = ({ chosen, ...rest }: ChosenDialogProps) =>
  chosen.what === 'edit' ? (
    <TemplateDialog template={chosen.template} {...rest} />
  ) : (
    <RemoveDialog template={chosen.template} {...rest} />
  )

type TemplateDialogProps = {
  readonly template: Template | undefined
  readonly act: StaffAction
  readonly onClose: () => void
}

function TemplateDialog({ template, act, onClose }: TemplateDialogProps) {
  const [name, setName] = useState(template?.name ?? '')
  const [title, setTitle] = useState(template?.title ?? '')
  const [text, setText] = useState(template?.body.join('\n\n') ?? '')
  return (
    <ReasonDialog
      open
      title={template ? formatMessage(messages.editTemplate, { name: template.name }) : messages.newTemplateTitle}
      confirmLabel={messages.saveTemplate}
      act={(reason) =>
        act(
          saveTemplate,
          { name, title, body: paragraphsOf(text), expected: template ? letterOf(template) : null, reason },
          formatMessage(messages.templateSaved, { name }),
        )
      }
      onClose={onClose}
    >
      <TextField
        label={messages.templateName}
        maxLength={60}
        readOnly={template !== undefined}
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <TextField
        label={messages.title}
        maxLength={80}
        value={title}
        onChange={(event) => setTitle(event.currentTarget.value)}
      />
      <TextArea
        label={messages.text}
        hint={messages.textHint}
        rows={6}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
    </ReasonDialog>
  )
}

const letterOf = ({ title, body }: Template) => ({ title, body })

function RemoveDialog({ template, act, onClose }: TemplateDialogProps & { readonly template: Template }) {
  return (
    <ReasonDialog
      open
      title={formatMessage(messages.deleteTitle, { name: template.name })}
      confirmLabel={messages.delete}
      destructive
      act={(reason) =>
        act(removeTemplate, { name: template.name, expected: letterOf(template), reason }, messages.deleted)
      }
      onClose={onClose}
    >
      <p>{messages.deleteBody}</p>
    </ReasonDialog>
  )
}

const columns: readonly Column<Template>[] = [
  { name: messages.name, cell: ({ name }) => name, tight: true },
  { name: messages.messageColumn, cell: ({ title, body }) => <TwoLines first={title} second={body.join(' ')} /> },
  {
    name: messages.savedManila,
    cell: ({ savedAt, savedBy }) => <TwoLines first={formatInstant(savedAt)} second={savedBy} />,
    tight: true,
  },
]

const actionColumn = (onChoose: (chosen: TemplateAction) => void): Column<Template> => ({
  name: messages.actions,
  cell: (template) => (
    <span className={styles.actions}>
      <Button variant="secondary" size="small" icon="edit" onClick={() => onChoose({ template, what: 'edit' })}>
        {messages.edit}
      </Button>
      <Button variant="secondary" size="small" icon="trash" onClick={() => onChoose({ template, what: 'remove' })}>
        {messages.delete}
      </Button>
    </span>
  ),
  tight: true,
})
