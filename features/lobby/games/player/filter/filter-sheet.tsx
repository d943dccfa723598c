import { formatMessage } from '#core/message/format-message.ts'
import { Button } from '#platform/ui/button/button.tsx'
import { classNames } from '#platform/ui/class-names.ts'
import { Sheet } from '#platform/ui/sheet/sheet.tsx'
import { messages } from '../messages/en.ts'
import type { FilterGroup } from './filter-choices.ts'
import type { FilterProps } from './filter-props.ts'
import { filtersSet, type FilterName } from './game-filter.ts'
import { useFilteredGames } from './use-filtered-games.ts'
import styles from './filter-bar.module.css'

export type FilterSheetProps = FilterProps & {
  /** What the page itself decides. */
  readonly hidden: readonly FilterName[]
  readonly groups: readonly FilterGroup[]
  readonly open: boolean
  readonly onClose: () => void
}

/** Every filter of a page of games. The page behind follows at once, and the button says how many games are left. */
export function FilterSheet({ open, onClose, groups, games, filter, onChange, hidden }: FilterSheetProps) {
  const count = useFilteredGames(games, filter).length
  // The page's own filters, such as the type of a tab, and the order stay.
  const clear = () => onChange(Object.fromEntries([...hidden, 'sort' as const].map((name) => [name, filter[name]])))
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={messages.filterGames}
      footer={
        <div className={styles.acts}>
          <Button variant="secondary" disabled={filtersSet(filter, hidden) === 0} onClick={clear}>
            {messages.clearFilters}
          </Button>
          <Button block onClick={onClose}>
            {count === 0 ? messages.noneMatch : formatMessage(messages.showGames, { count })}
          </Button>
        </div>
      }
    >
      <div className={styles.groups}>
        {groups.map(({ name, title, choices }) => (
          <fieldset key={name} className={styles.group}>
            <legend>{title}</legend>
            <div className={styles.choices}>
              {choices.map(({ value, label }) => {
                const isOn = filter[name] === value
                return (
                  <button
                    key={value}
                    type="button"
                    className={classNames(styles.chip, isOn && styles.on)}
                    aria-pressed={isOn}
                    onClick={() => onChange({ ...filter, [name]: isOn ? undefined : value })}
                  >
                    {label}
                  </button>
                )
              })}
            </div>
          </fieldset>
        ))}
      </div>
    </Sheet>
  )
}
