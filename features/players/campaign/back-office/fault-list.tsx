import { Notice } from '#platform/office-ui/notice.tsx'
import { startStep } from '../graph.ts'
import styles from './campaign-page.module.css'
import { messages } from './messages/en.ts'

type Fault = { readonly step: string | null; readonly text: string }
type FaultListProps = { readonly faults: readonly Fault[]; readonly onSelect: (id: string) => void }

/** Why the campaign cannot be saved yet; each opens its step. */
export function FaultList({ faults, onSelect }: FaultListProps) {
  if (faults.length === 0) return null
  return (
    <Notice tone="warning">
      <p>{messages.notReady}</p>
      <ul className={styles.faults}>
        {faults.map(({ step, text }) => (
          <li key={text}>
            <button type="button" className={styles.faultButton} onClick={() => onSelect(step ?? startStep)}>
              {text}
            </button>
          </li>
        ))}
      </ul>
    </Notice>
  )
}
