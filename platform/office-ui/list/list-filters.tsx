import { type SyntheticEvent, useState } from 'react'
import { formatMessage } from '#core/message/format-message.ts'
import { Button } from '#platform/ui/button/button.tsx'
import { Select } from '#platform/ui/select/select.tsx'
import { TextField } from '#platform/ui/text-field/text-field.tsx'
import { type FilterValues, isFiltered, type ListFilter, valueOf } from './list-filter.ts'
import { messages } from '../messages/en.ts'
import styles from './list-filters.module.css'

type ListFiltersProps = {
  readonly label: string
  readonly filters: readonly ListFilter[]
  readonly values: FilterValues
  readonly onShow: (values: FilterValues) => void
}

/** As many stand on a phone at first: two rows, below which the list begins. */
const atFirst = 4

export function ListFilters({ label, filters, values, onShow }: ListFiltersProps) {
  const [typed, setTyped] = useState<FilterValues>({})
  const all = { ...values, ...typed }
  const folding = useFolding(filters.slice(atFirst), all)
  const apply = (next: FilterValues) => {
    setTyped({})
    onShow(next)
  }
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    apply(all)
  }
  const isTyped = filters.some(({ kind }) => kind !== 'choice')
  return (
    <form
      className={styles.filters}
      onSubmit={submit}
      role="search"
      aria-label={label}
      data-list-filters
      data-folded={folding.isFolded || undefined}
    >
      {filters.map((filter) => (
        <FilterField
          key={filter.name}
          filter={filter}
          value={valueOf(filter, all)}
          onType={(value) => setTyped({ ...typed, [filter.name]: value })}
          onChoose={(value) => apply({ ...all, [filter.name]: value })}
        />
      ))}
      <div className={styles.buttons}>
        <FoldButton {...folding} />
        {isTyped && (
          <Button type="submit" variant="secondary" icon="filter">
            {messages.applyFilters}
          </Button>
        )}
        {isFiltered(filters, all) && (
          <Button variant="ghost" icon="close" onClick={() => apply({})}>
            {messages.clearFilters}
          </Button>
        )}
      </div>
    </form>
  )
}

type Folding = {
  /** How many fields can be folded away. */
  readonly count: number
  readonly isFolded: boolean
  readonly onToggle: () => void
}

/** One that narrows the list is never out of sight, and a single one is not worth a button. */
function useFolding(others: readonly ListFilter[], values: FilterValues): Folding {
  const [isUnfolded, setUnfolded] = useState(false)
  const count = others.length > 1 && !isFiltered(others, values) ? others.length : 0
  return { count, isFolded: count > 0 && !isUnfolded, onToggle: () => setUnfolded(!isUnfolded) }
}

function FoldButton({ count, isFolded, onToggle }: Folding) {
  if (count === 0) return null
  return (
    <Button
      className={styles.more}
      variant="ghost"
      icon={isFolded ? 'chevron-down' : 'chevron-up'}
      aria-expanded={!isFolded}
      onClick={onToggle}
    >
      {isFolded ? formatMessage(messages.moreFilters, { count }) : messages.fewerFilters}
    </Button>
  )
}

const dayInput = { type: 'date', input: undefined } as const

/** The text field of each kind of filter. */
const textInputs = {
  day: dayInput,
  fromDay: dayInput,
  untilDay: dayInput,
  text: { type: 'search', input: undefined, maxLength: 60 },
  number: { type: 'text', input: 'numeric', maxLength: 60 },
  money: { type: 'text', input: 'decimal', maxLength: 60, prefix: '₱' },
} as const

type FilterFieldProps = {
  readonly filter: ListFilter
  readonly value: string
  readonly onType: (value: string) => void
  readonly onChoose: (value: string) => void
}

function FilterField({ filter, value, onType, onChoose }: FilterFieldProps) {
  const { label } = filter
  if (filter.kind === 'choice') {
    return (
      <Select
        label={label}
        options={filter.options}
        value={value}
        onChange={(event) => onChoose(event.currentTarget.value)}
      />
    )
  }
  const { input, ...shown } = textInputs[filter.kind]
  return (
    <TextField
      label={label}
      {...shown}
      inputMode={input}
      placeholder={filter.kind === 'text' ? filter.placeholder : undefined}
      autoComplete="off"
      value={value}
      onChange={(event) => onType(event.currentTarget.value)}
    />
  )
}
