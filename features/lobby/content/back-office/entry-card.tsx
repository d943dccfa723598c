import { useState } from 'react'
import { systemClock } from '#core/clock/instant.ts'
import { Badge } from '#platform/ui/badge/badge.tsx'
import { Icon } from '#platform/ui/icon/icon.tsx'
import { IconButton } from '#platform/ui/icon-button/icon-button.tsx'
import type { ContentKind } from './content-kind.ts'
import { type Entry, nameOf, textOf } from './entry.ts'
import styles from './entry-card.module.css'
import { EntryForm } from './entry-form.tsx'
import { entryState } from './entry-state.ts'
import type { EntryFaults } from './use-content-draft.ts'
import { messages } from './messages/en.ts'
import { formatMessage } from '#core/message/format-message.ts'

type EntryCardProps = {
  readonly kind: ContentKind
  readonly entry: Entry
  readonly faults: EntryFaults
  readonly isOpen: boolean
  readonly readOnly: boolean
  readonly onToggle: () => void
  readonly onChange: (change: Readonly<Record<string, unknown>>) => void
  readonly onRemove: () => void
}

/** One entry: a summary row, or the open form. */
export function EntryCard({ kind, entry, faults, isOpen, readOnly, onToggle, onChange, onRemove }: EntryCardProps) {
  const isFixed = readOnly || kind.only === true
  const isFaulty = [...faults.keys()].some((key) => key.startsWith(`${entry.id} `))
  return (
    <div>
      <div className={styles.head}>
        <button type="button" className={styles.name} aria-expanded={isOpen} onClick={onToggle} disabled={isFixed}>
          <strong>{nameOf(entry)}</strong>
          <span className={styles.about}>
            {textOf(entry, 'text') || textOf(entry, 'summary') || textOf(entry, 'url')}
          </span>
        </button>
        <span className={styles.marks}>
          {isFaulty && <Badge tone="danger">{messages.needsCorrection}</Badge>}
          <EntryBadges kind={kind} entry={entry} />
        </span>
        {!isFixed && (
          <IconButton
            icon="trash"
            label={formatMessage(messages.removeEntry, { name: nameOf(entry) })}
            onClick={onRemove}
          />
        )}
        {!isFixed && <Icon name={isOpen ? 'chevron-up' : 'chevron-down'} size={18} className={styles.chevron} />}
      </div>
      {isOpen && <EntryForm kind={kind} entry={entry} faults={faults} onChange={onChange} />}
    </div>
  )
}

const states = {
  shown: { tone: 'success', word: messages.shown },
  scheduled: { tone: 'new', word: messages.scheduled },
  over: { tone: 'neutral', word: messages.ended },
} as const

function EntryBadges({ kind, entry }: Pick<EntryCardProps, 'kind' | 'entry'>) {
  const [now] = useState(() => systemClock.now())
  if (!kind.fields.some(({ name }) => name === 'window')) return null
  const { tone, word } = states[entryState(entry, now)]
  const modes: readonly unknown[] = Array.isArray(entry.modes) ? entry.modes : []
  return (
    <>
      <Badge tone={tone}>{word}</Badge>
      {modes.length === 1 && <Badge>{modes[0] === 'green' ? messages.greenOnly : messages.normalOnly}</Badge>}
    </>
  )
}
