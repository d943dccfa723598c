import { useMemo, useState } from 'react'
import { formatMessage } from '#core/message/format-message.ts'
import { useJackpotGames } from '#features/play/jackpot/player/index.ts'
import { type Game, useLobbyConfiguration } from '#features/office/web-configuration/player/index.ts'
import { Late } from '#platform/browser/late/late.tsx'
import { classNames } from '#platform/ui/class-names.ts'
import { Icon } from '#platform/ui/icon/icon.tsx'
import { messages } from '../messages/en.ts'
import { type FilterGroup, filterGroups } from './filter-choices.ts'
import type { FilterProps } from './filter-props.ts'
import type { FilterSheetProps } from './filter-sheet.tsx'
import { type FilterName, filtersSet, type GameSort, gameSorts } from './game-filter.ts'
import styles from './filter-bar.module.css'

export type FilterBarProps = FilterProps & {
  /** What the page itself decides, such as the type of its games. */
  readonly hidden?: readonly FilterName[]
}

const nothingHidden: readonly FilterName[] = []

/** What narrows and orders a page of games: the filters that are on, a way to all of them, and the order. */
export function FilterBar({ games, filter, onChange, hidden = nothingHidden }: FilterBarProps) {
  const [open, setOpen] = useState<boolean>()
  const groups = useFilterGroups(games, hidden)
  const close = () => setOpen(false)
  const count = filtersSet(filter, hidden)
  return (
    <div className={styles.bar}>
      <button
        type="button"
        className={classNames(styles.chip, count > 0 && styles.on)}
        aria-label={count > 0 ? formatMessage(messages.filtersOn, { count }) : undefined}
        onClick={() => setOpen(true)}
      >
        <Icon name="filter" size={18} />
        {messages.filters}
        {count > 0 && <span className={styles.count}>{count}</span>}
      </button>
      <SortChoice sort={filter.sort} onChoose={(sort) => onChange({ ...filter, sort })} />
      {groups
        .flatMap(({ choices }) => choices)
        .map(({ name, value, label }) =>
          filter[name] === value ? (
            <RemoveButton key={name} label={label} onRemove={() => onChange({ ...filter, [name]: undefined })} />
          ) : null,
        )}
      <Late<FilterSheetProps>
        isNeeded={open !== undefined}
        load={async () => (await import('./filter-sheet.tsx')).FilterSheet}
        onFailed={close}
        props={{ open: open === true, onClose: close, groups, games, filter, onChange, hidden }}
      />
    </div>
  )
}

function useFilterGroups(games: readonly Game[], hidden: readonly FilterName[]): readonly FilterGroup[] {
  const { gameTypes: types, gameBrands: brands } = useLobbyConfiguration()
  const jackpotGames = useJackpotGames()
  return useMemo(
    () => filterGroups({ games, jackpotGames, types, brands, hidden }),
    [games, jackpotGames, types, brands, hidden],
  )
}

function RemoveButton({ label, onRemove }: { readonly label: string; readonly onRemove: () => void }) {
  return (
    <button
      type="button"
      className={classNames(styles.chip, styles.on)}
      aria-label={formatMessage(messages.removeFilter, { name: label })}
      onClick={onRemove}
    >
      {label}
      <Icon name="close" size={14} />
    </button>
  )
}

const sortNames = {
  rtp: messages.sortRtp,
  win: messages.sortWin,
  name: messages.sortName,
  new: messages.sortNew,
} as const satisfies Readonly<Record<GameSort, string>>

type SortChoiceProps = {
  readonly sort: GameSort | undefined
  readonly onChoose: (sort: GameSort | undefined) => void
}

function SortChoice({ sort, onChoose }: SortChoiceProps) {
  return (
    <select
      className={classNames(styles.chip, styles.sort, sort !== undefined && styles.on)}
      aria-label={messages.sortBy}
      value={sort ?? ''}
      onChange={({ target }) => onChoose(gameSorts.find((each) => each === target.value))}
    >
      <option value="">{messages.sortRecommended}</option>
      {gameSorts.map((each) => (
        <option key={each} value={each}>
          {sortNames[each]}
        </option>
      ))}
    </select>
  )
}
