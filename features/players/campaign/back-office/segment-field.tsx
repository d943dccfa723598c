import { formatMessage } from '#core/message/format-message.ts'
import { Select } from '#platform/ui/select/select.tsx'
import { messages } from './messages/en.ts'

export type Segments = readonly {
  readonly id: number
  readonly name: string
  readonly use: 'usable' | 'everybody' | 'loss'
}[]

type SegmentFieldProps = {
  readonly label: string
  readonly value: number
  readonly segments: Segments
  readonly onChange: (id: number) => void
}

/** Segments that a campaign must not use stay visible, so that nobody looks for them. */
export function SegmentField({ label, value, segments, onChange }: SegmentFieldProps) {
  const options = segments.map(({ id, name, use }) => ({
    value: String(id),
    label:
      use === 'usable' ? name : formatMessage(use === 'loss' ? messages.notByLosses : messages.notEverybody, { name }),
    disabled: use !== 'usable',
  }))
  return (
    <Select
      label={label}
      options={options}
      placeholder={messages.chooseSegment}
      value={options.some((option) => option.value === String(value)) ? String(value) : ''}
      onChange={(event) => onChange(Number(event.currentTarget.value))}
    />
  )
}
