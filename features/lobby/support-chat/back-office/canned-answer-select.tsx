import type { Language } from '#core/language/language.ts'
import { useStaffQuery } from '#platform/office-ui/use-staff-query.ts'
import { Select } from '#platform/ui/select/select.tsx'
import { listCannedAnswers } from '../staff-contract.ts'
import { messages } from './messages/en.ts'

type CannedAnswerSelectProps = {
  readonly language: Language
  readonly onInsert: (text: string) => void
}

/** Inserts a canned answer in the player's language. Renders nothing if there are none. */
export function CannedAnswerSelect({ language, onInsert }: CannedAnswerSelectProps) {
  const { answer } = useStaffQuery(listCannedAnswers, {})
  const canned = answer?.answers ?? []
  if (canned.length === 0) return null
  const insert = (name: string) => {
    const chosen = canned.find((each) => each.name === name)
    if (chosen) onInsert(chosen[language])
  }
  return (
    <Select
      label={messages.cannedAnswer}
      placeholder={messages.chooseAnswer}
      options={canned.map(({ name }) => ({ value: name, label: name }))}
      value=""
      onChange={(event) => insert(event.currentTarget.value)}
    />
  )
}
