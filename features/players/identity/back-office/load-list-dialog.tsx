import { useState } from 'react'
import { calendarDay, isCalendarDay } from '#core/clock/manila.ts'
import { ReasonDialog } from '#platform/office-ui/reason-dialog.tsx'
import { Checkbox } from '#platform/ui/checkbox/checkbox.tsx'
import { TextArea } from '#platform/ui/text-area/text-area.tsx'
import { TextField } from '#platform/ui/text-field/text-field.tsx'
import { loadRestrictedList } from '../staff-contract.ts'
import { useIdentityAction } from './use-identity-action.ts'
import { messages } from './messages/en.ts'
import { formatMessage } from '#core/message/format-message.ts'

/** Barred persons: one per line, with birth date and mobile number after commas if known. */
export function LoadListDialog({ onClose }: { readonly onClose: () => void }) {
  const act = useIdentityAction()
  const [list, setList] = useState('')
  const [text, setText] = useState('')
  const [replaces, setReplaces] = useState(false)
  const persons = personsIn(text)
  return (
    <ReasonDialog
      open
      title={messages.importTitle}
      confirmLabel={formatMessage(messages.importConfirm, { count: persons.length })}
      act={(reason) => act(loadRestrictedList, { list, persons, replaces, reason }, messages.imported)}
      onClose={onClose}
    >
      <TextField
        label={messages.listName}
        maxLength={80}
        value={list}
        onChange={({ target }) => setList(target.value)}
      />
      <TextArea
        label={messages.people}
        hint={messages.peopleHint}
        rows={8}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <Checkbox checked={replaces} onChange={({ currentTarget }) => setReplaces(currentTarget.checked)}>
        {messages.replaceList}
      </Checkbox>
    </ReasonDialog>
  )
}

const linePattern = /^(.*?)(?:[,;\t]\s*(\d{4}-\d\d-\d\d))?(?:[,;\t]\s*(\+\d{8,15}))?\s*$/

function personsIn(text: string) {
  const lines = text.split('\n').filter((line) => line.trim() !== '')
  return lines.map((line) => {
    const [, name = line, date = '', mobile = null] = linePattern.exec(line.trim()) ?? []
    return { name: name.trim(), birthDate: isCalendarDay(date) ? calendarDay(date) : null, mobile }
  })
}
