import { useRef } from 'react'
import { classNames } from '#platform/ui/class-names.ts'
import styles from '#platform/ui/copy/copy-row.module.css'
import { useCopy } from '#platform/ui/copy/use-copy.ts'
import { Icon } from '#platform/ui/icon/icon.tsx'
import { messages } from '../messages/en.ts'
import { formatMessage } from '#core/message/format-message.ts'

export interface CopyRowProps {
  label: string
  /** Shown and copied as it is. */
  value: string
  /** Shows digits in groups of four; copied without gaps. */
  grouped?: boolean | undefined
}

const icons = { ready: 'copy', copied: 'check', failed: 'error' } as const
const announcements = {
  ready: '',
  copied: messages.copySuccess,
  failed: messages.copyFailSelected,
}

/** A value to copy, such as an account or order number: a tap anywhere on the row copies it. */
export function CopyRow({ label, value, grouped = false }: CopyRowProps) {
  const { state, copy } = useCopy()
  const valueRef = useRef<HTMLSpanElement>(null)

  return (
    <div className={styles.row}>
      <span className={styles.text}>
        <span className={styles.label}>{label}</span>
        <span className={styles.value} ref={valueRef}>
          {grouped ? inGroups(value) : value}
        </span>
        <span className={classNames(styles.note, styles[state])} role="status">
          {announcements[state]}
        </span>
      </span>
      <button
        type="button"
        className={classNames(styles.button, styles[state])}
        aria-label={formatMessage(messages.copyNamed, { label })}
        onClick={() => void copy(value, valueRef.current)}
      >
        <Icon name={icons[state]} size={20} />
      </button>
    </div>
  )
}

// The gaps are styling, not characters: a manual selection has none either.
function inGroups(value: string) {
  return (value.match(/.{1,4}/g) ?? []).map((group, index) => (
    <span key={index} className={styles.group}>
      {group}
    </span>
  ))
}
