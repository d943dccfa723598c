import { type KeyboardEvent, useId, useState } from 'react'
import { formatMessage } from '#core/message/format-message.ts'
import { usePlayerSearch } from '#features/players/account/back-office/use-player-search.ts'
import { useNavigate } from '#platform/browser/router/use-navigate.ts'
import { classNames } from '#platform/ui/class-names.ts'
import { Icon } from '#platform/ui/icon/icon.tsx'
import type { IconName } from '#platform/ui/icon/icon-paths.ts'
import type { Area } from '../area.ts'
import { messages } from '../messages/en.ts'
import { findAreas } from './find-areas.ts'
import { findOrder, type FoundOrder } from './find-order.ts'
import styles from './quick-search.module.css'

type Entry = { readonly to: string; readonly label: string; readonly hint?: string; readonly icon: IconName }
type QuickSearchPanelProps = { readonly areas: readonly Area[]; readonly onLeave: () => void }

/** The field and what fits it. The arrows choose, Enter opens. */
export function QuickSearchPanel({ areas, onLeave }: QuickSearchPanelProps) {
  const id = useId()
  const navigate = useNavigate()
  const [text, setText] = useState('')
  const [chosen, setChosen] = useState(0)
  const entries = useEntries(areas, text)
  const at = Math.min(chosen, entries.length - 1)
  const follow = (event: KeyboardEvent) => {
    const step = steps[event.key]
    const entry = entries[at]
    if (step !== undefined && entry) setChosen((at + step + entries.length) % entries.length)
    else if (event.key === 'Enter' && entry) {
      onLeave()
      navigate(entry.to)
    } else return
    event.preventDefault()
  }
  return (
    <>
      <input
        className={styles.field}
        type="search"
        role="combobox"
        aria-expanded
        aria-controls={id}
        aria-activedescendant={entries[at] && `${id}-${at}`}
        aria-label={messages.quickSearchHint}
        placeholder={messages.quickSearchHint}
        data-first-focus
        autoComplete="off"
        maxLength={50}
        value={text}
        onChange={({ target }) => {
          setText(target.value)
          setChosen(0)
        }}
        onKeyDown={follow}
      />
      <div id={id} className={styles.entries} role="listbox" aria-label={messages.quickSearch}>
        {entries.map((entry, index) => (
          <Option key={entry.to} id={`${id}-${index}`} entry={entry} isChosen={index === at} onLeave={onLeave} />
        ))}
      </div>
      {entries.length === 0 && <p className={styles.nothing}>{messages.nothingFound}</p>}
    </>
  )
}

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 }
const playersMax = 6

function useEntries(areas: readonly Area[], text: string): readonly Entry[] {
  const players = usePlayerSearch(text)
  const order = findOrder(areas, text)
  return [
    ...(order === undefined ? [] : [orderEntry(order)]),
    ...findAreas(areas, text),
    ...players.slice(0, playersMax).map(
      ({ id, nickname, account, mobile }): Entry => ({
        to: `/players/${id}`,
        label: nickname,
        hint: [id, account, mobile].filter(Boolean).join(' · '),
        icon: 'user',
      }),
    ),
  ]
}

const orderEntry = ({ to, kind, orderId }: FoundOrder): Entry => ({
  to,
  label: formatMessage(kind === 'deposit' ? messages.depositNumber : messages.withdrawalNumber, { orderId }),
  icon: kind === 'deposit' ? 'deposit' : 'withdraw',
})

type OptionProps = {
  readonly id: string
  readonly entry: Entry
  readonly isChosen: boolean
  readonly onLeave: () => void
}

/** The focus stays in the field, which says the option that is chosen. */
const Option = ({ id, entry: { to, label, hint, icon }, isChosen, onLeave }: OptionProps) => (
  <a
    id={id}
    ref={isChosen ? keepInSight : undefined}
    className={classNames(styles.entry, isChosen && styles.chosen)}
    role="option"
    aria-selected={isChosen}
    tabIndex={-1}
    href={to}
    onClick={onLeave}
  >
    <Icon name={icon} size={18} />
    <span className={styles.label}>{label}</span>
    {hint && <span className={styles.hint}>{hint}</span>}
  </a>
)

const keepInSight = (element: HTMLElement | null): void => element?.scrollIntoView({ block: 'nearest' })
