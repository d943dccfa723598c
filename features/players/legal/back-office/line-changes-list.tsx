import { lineChanges } from '../line-changes.ts'
import { messages } from './messages/en.ts'
import { formatMessage } from '#core/message/format-message.ts'
import styles from './line-changes-list.module.css'

/** A line diff without common lines. */
export function LineChanges({ before, after }: { readonly before: string; readonly after: string }) {
  const changes = lineChanges(before, after)
  const kept = changes.filter(({ kind }) => kind === 'same').length
  const numbered = changes.map((change, at) => ({ ...change, at })).filter(({ kind }) => kind !== 'same')
  if (numbered.length === 0) return <p>{messages.noChanges}</p>
  return (
    <div className={styles.changes}>
      <ul className={styles.lines}>
        {numbered.map(({ kind, text, at }) => (
          <li key={at} className={styles[kind]}>
            {kind === 'added' ? <ins>{text}</ins> : <del>{text}</del>}
          </li>
        ))}
      </ul>
      <p className={styles.kept}>{formatMessage(messages.linesUnchanged, { lines: kept.toLocaleString('en-PH') })}</p>
    </div>
  )
}
