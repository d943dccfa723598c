import { formatMessage } from '#core/message/format-message.ts'
import { Select } from '#platform/ui/select/select.tsx'
import type { Graph } from '../graph.ts'
import { messages } from './messages/en.ts'
import { kindNames } from './step-words.ts'

type WayFieldProps = {
  readonly label: string
  readonly from: string
  readonly value: string
  readonly graph: Graph
  readonly onChange: (to: string) => void
}

/** The step that comes next: any but itself. */
export function WayField({ label, from, value, graph, onChange }: WayFieldProps) {
  const options = graph.steps.flatMap(({ id, kind }, index) =>
    id === from
      ? []
      : [{ value: id, label: formatMessage(messages.stepNamed, { number: index + 1, kind: kindNames[kind] }) }],
  )
  return (
    <Select
      label={label}
      options={options}
      placeholder={messages.chooseStep}
      value={options.some((option) => option.value === value) ? value : ''}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  )
}
