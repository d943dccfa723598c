import { memo } from 'react'
import { classNames } from '#platform/ui/class-names.ts'
import type { SearchFilter } from './search-games.ts'
import styles from './search-filters.module.css'
import { useLobbyConfiguration } from '#features/office/web-configuration/player/index.ts'
import { messages } from './messages/en.ts'

export type SearchFiltersProps = {
  readonly filter: SearchFilter
  readonly onChange: (filter: SearchFilter) => void
}

/** What narrows a search: kind, brand, hot, new. */
export const SearchFilters = memo(function SearchFilters({ filter, onChange }: SearchFiltersProps) {
  const { gameTypes, gameBrands } = useLobbyConfiguration()
  const types = gameTypes.filter(({ status }) => status).map(({ id, name }) => ({ id, name }))
  const brands = gameBrands.filter(({ status }) => status).map(({ id, showName }) => ({ id, name: showName }))
  return (
    <div className={styles.filters} role="group" aria-label={messages.filters}>
      <Toggle name={messages.hot} on={filter.isHot === true} onTurn={(isHot) => onChange({ ...filter, isHot })} />
      <Toggle name={messages.new} on={filter.isNew === true} onTurn={(isNew) => onChange({ ...filter, isNew })} />
      <Choice
        label={messages.type}
        all={messages.type}
        entries={types}
        value={filter.typeId}
        onChoose={(typeId) => onChange({ ...filter, typeId })}
      />
      <Choice
        label={messages.brand}
        all={messages.brand}
        entries={brands}
        value={filter.brandId}
        onChoose={(brandId) => onChange({ ...filter, brandId })}
      />
    </div>
  )
})

type ToggleProps = { readonly name: string; readonly on: boolean; readonly onTurn: (on: boolean) => void }

function Toggle({ name, on, onTurn }: ToggleProps) {
  return (
    <button
      type="button"
      className={classNames(styles.chip, on && styles.on)}
      aria-pressed={on}
      onClick={() => onTurn(!on)}
    >
      {name}
    </button>
  )
}

type ChoiceProps = {
  readonly label: string
  readonly all: string
  readonly entries: readonly { readonly id: number; readonly name: string }[]
  readonly value: number | undefined
  readonly onChoose: (id: number | undefined) => void
}

function Choice({ label, all, entries, value, onChoose }: ChoiceProps) {
  return (
    <select
      className={classNames(styles.chip, value !== undefined && styles.on)}
      aria-label={label}
      value={value ?? ''}
      onChange={(event) => onChoose(event.target.value === '' ? undefined : Number(event.target.value))}
    >
      <option value="">{all}</option>
      {entries.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </select>
  )
}
