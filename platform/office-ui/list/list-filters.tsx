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
            {messages.filter}
          </Button>
        )}
        {isFiltered(filters, all) && (
          <Button variant="ghost" icon="close" onClick={() => apply({})}>
            {messages.clear}
          </Button>
        )}
      </div>
    </form>
  )
}

type FilterFieldProps = {
  readonly filter: ListFilter
  readonly value: string
  readonly onType: (value: string) => void
  readonly onChoose: (value: string) => void
}

function FilterField({ filter, value, onType, onChoose }: FilterFieldProps) {
  const { kind, label } = filter
  if (kind === 'choice') {
    return (
      <Select
        label={label}
        options={filter.options}
        value={value}
        onChange={(event) => onChoose(event.currentTarget.value)}
      />
    )
  }
  const isDay = kind === 'fromDay' || kind === 'untilDay'
  return (
    <TextField
      label={label}
      type={isDay ? 'date' : kind === 'text' ? 'search' : 'text'}
      inputMode={kind === 'money' ? 'decimal' : kind === 'number' ? 'numeric' : undefined}
      prefix={kind === 'money' ? '₱' : undefined}
      placeholder={kind === 'text' ? filter.placeholder : undefined}
      maxLength={isDay ? undefined : 60}
      autoComplete="off"
      value={value}
      onChange={(event) => onType(event.currentTarget.value)}
    />
  )
}
