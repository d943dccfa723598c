import { messages } from '../messages/en.ts'
import { SelectBox } from './select-box.tsx'
import type { Selected, Selection } from './use-selection.ts'

type SelectAllProps<Id extends string | number> = {
  readonly selection: Selection<Id>
  /** The shown rows that may be selected. */
  readonly items: readonly Selected<Id>[]
}

/** A box in the head for all rows of a page that may be selected. */
export function SelectAll<Id extends string | number>({ selection, items }: SelectAllProps<Id>) {
  if (items.length === 0) return messages.select
  const isEverySelected = items.every(({ id }) => selection.has(id))
  return (
    <SelectBox
      label={messages.selectAll}
      checked={isEverySelected}
      onToggle={() => selection.set(items, !isEverySelected)}
    />
  )
}
