import { type SyntheticEvent, useState } from 'react'
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

export function ListFilters({ label, filters, values, onShow }: ListFiltersProps) {
  const [typed, setTyped] = useState<FilterValues>({})
  const all = { ...values, ...typed }
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
    <form className={styles.filters} onSubmit={submit} role="search" aria-label={label} data-list-filters>
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
