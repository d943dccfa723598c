import { useState } from 'react'
import { formatInstant } from '#core/clock/manila-format.ts'
import type { ResponseOf } from '#core/contract/call.ts'
import { formatMessage } from '#core/message/format-message.ts'
import { useMay } from '#features/office/staff/back-office/index.ts'
import { type Column, DataTable } from '#platform/office-ui/data-table.tsx'
import { failureText } from '#platform/office-ui/failure-text.ts'
import { Notice } from '#platform/office-ui/notice.tsx'
import { ReasonDialog } from '#platform/office-ui/reason-dialog.tsx'
import { TwoLines } from '#platform/office-ui/two-lines.tsx'
import { useStaffQuery } from '#platform/office-ui/use-staff-query.ts'
import { Button } from '#platform/ui/button/button.tsx'
import { TextArea } from '#platform/ui/text-area/text-area.tsx'
import { TextField } from '#platform/ui/text-field/text-field.tsx'
import { chatTextLengthMax } from '../chat-terms.ts'
import { listCannedAnswers, removeCannedAnswer, saveCannedAnswer } from '../staff-contract.ts'
import styles from './support-chat.module.css'
import { useChatAction } from './use-chat-action.ts'
import { messages } from './messages/en.ts'

type CannedAnswer = ResponseOf<typeof listCannedAnswers>['answers'][number]
type OpenDialog =
  | { readonly what: 'edit'; readonly answer: CannedAnswer | undefined }
  | { readonly what: 'remove'; readonly answer: CannedAnswer }

/** Answers that members insert into chats, in the player's language. */
export function CannedAnswers() {
  const maySave = useMay()('supportChat.saveAnswer')
  const [chosen, setChosen] = useState<OpenDialog>()
  const { answer, failure, refreshing } = useStaffQuery(listCannedAnswers, {})
  return (
    <section>
      <h2 className={styles.title}>{messages.cannedAnswers}</h2>
      {failure && <Notice tone="danger">{failureText(failure)}</Notice>}
      <DataTable
        label={messages.cannedAnswers}
        columns={maySave ? [...columns, actionColumn(setChosen)] : columns}
        rows={answer?.answers ?? []}
        rowKey={({ name }) => name}
        empty={answer ? messages.answersEmpty : messages.loading}
        refreshing={refreshing}
      />
      {maySave && (
        <p className={styles.add}>
          <Button variant="secondary" icon="plus" onClick={() => setChosen({ what: 'edit', answer: undefined })}>
            {messages.newAnswer}
          </Button>
        </p>
      )}
      {chosen && <ChosenDialog chosen={chosen} onClose={() => setChosen(undefined)} />}
    </section>
  )
}

type ChosenDialogProps = { readonly chosen: OpenDialog; readonly onClose: () => void }

const ChosenDialog = ({ chosen, onClose }: ChosenDialogProps) =>
  chosen.what === 'edit' ? (
    <EditDialog answer={chosen.answer} onClose={onClose} />
  ) : (
    <RemoveDialog answer={chosen.answer} onClose={onClose} />
  )

type EditDialogProps = { readonly answer: CannedAnswer | undefined; readonly onClose: () => void }

function EditDialog({ answer, onClose }: EditDialogProps) {
  const act = useChatAction()
  const [name, setName] = useState(answer?.name ?? '')
  const [en, setEn] = useState(answer?.en ?? '')
  const [fil, setFil] = useState(answer?.fil ?? '')
  const expected = answer ? textsOf(answer) : null
  return (
    <ReasonDialog
      open
      title={answer ? formatMessage(messages.editAnswer, { name: answer.name }) : messages.newAnswer}
      confirmLabel={messages.saveAnswer}
      act={(reason) => act(saveCannedAnswer, { name, en, fil, expected, reason }, messages.saved)}
      onClose={onClose}
    >
      <TextField
        label={messages.name}
        maxLength={60}
        readOnly={answer !== undefined}
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <TextArea
        label={messages.english}
        rows={4}
        maxLength={chatTextLengthMax}
        value={en}
        onChange={(event) => setEn(event.currentTarget.value)}
      />
      <TextArea
        label={messages.filipino}
        rows={4}
        maxLength={chatTextLengthMax}
        value={fil}
        onChange={(event) => setFil(event.currentTarget.value)}
      />
    </ReasonDialog>
  )
}

const textsOf = ({ en, fil }: CannedAnswer) => ({ en, fil })

function RemoveDialog({ answer, onClose }: EditDialogProps & { readonly answer: CannedAnswer }) {
  const act = useChatAction()
  const { name } = answer
  return (
    <ReasonDialog
      open
      title={formatMessage(messages.deleteTitle, { name })}
      confirmLabel={messages.delete}
      destructive
      act={(reason) => act(removeCannedAnswer, { name, expected: textsOf(answer), reason }, messages.deleted)}
      onClose={onClose}
    >
      <p>{messages.deleteBody}</p>
    </ReasonDialog>
  )
}

const columns: readonly Column<CannedAnswer>[] = [
  { name: messages.name, cell: ({ name }) => name, tight: true },
  { name: messages.english, cell: ({ en }) => en },
  { name: messages.filipino, cell: ({ fil }) => fil },
  {
    name: messages.savedManila,
    cell: ({ savedAt, savedBy }) => <TwoLines first={formatInstant(savedAt)} second={savedBy} />,
    tight: true,
  },
]

const actionColumn = (onChoose: (chosen: OpenDialog) => void): Column<CannedAnswer> => ({
  name: messages.actions,
  cell: (answer) => (
    <span className={styles.actions}>
      <Button variant="secondary" size="small" icon="edit" onClick={() => onChoose({ what: 'edit', answer })}>
        {messages.edit}
      </Button>
      <Button variant="secondary" size="small" icon="trash" onClick={() => onChoose({ what: 'remove', answer })}>
        {messages.delete}
      </Button>
    </span>
  ),
  tight: true,
})
