import { useEffect, useRef } from 'react'
import { Icon } from '#platform/ui/icon/icon.tsx'
import { IconButton } from '#platform/ui/icon-button/icon-button.tsx'
import { messages } from './messages/en.ts'
import styles from './search-bar.module.css'

export type SearchBarProps = {
  readonly query: string
  readonly onChange: (query: string) => void
  /** The player submits the query. */
  readonly onDone: () => void
  readonly onBack?: (() => void) | undefined
}

const queryLengthMax = 60

/** The field that is ready to be typed into. */
export function SearchBar({ query, onChange, onDone, onBack }: SearchBarProps) {
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus({ preventScroll: true }), [])
  return (
    <search className={styles.bar}>
      {onBack && <IconButton icon="back" label={messages.back} onClick={onBack} />}
      <label className={styles.field}>
        <Icon name="search" size={20} />
        <input
          ref={field}
          className={styles.input}
          data-first-focus
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          aria-label={messages.searchGames}
          placeholder={messages.nameOrBrand}
          maxLength={queryLengthMax}
          value={query}
          onChange={(event) => onChange(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return
            onDone()
            event.currentTarget.blur()
          }}
        />
        {query !== '' && (
          <button
            type="button"
            className={styles.clear}
            aria-label={messages.clear}
            onClick={() => {
              onChange('')
              field.current?.focus()
            }}
          >
            <Icon name="close" size={18} />
          </button>
        )}
      </label>
    </search>
  )
}
