import { SelectAll } from '#platform/office-ui/together/select-all.tsx'
import type { Selection } from '#platform/office-ui/together/use-selection.ts'
import type { Approval } from './approval.ts'
import styles from './approvals-page.module.css'
import { messages } from './messages/en.ts'

type AllOfPageProps = {
  readonly selection: Selection<number>
  readonly requests: readonly Pick<Approval, 'id' | 'mayDecide' | 'lowRiskSum'>[]
}

/** A box for all requests of a page that this member may approve together. */
export function AllOfPage({ selection, requests }: AllOfPageProps) {
  const items = requests.flatMap(({ id, mayDecide, lowRiskSum }) =>
    mayDecide && lowRiskSum !== null ? [{ id, amount: lowRiskSum }] : [],
  )
  if (items.length < 2) return null
  return (
    <div className={styles.all}>
      <SelectAll selection={selection} items={items} />
      {messages.allOfLowRisk}
    </div>
  )
}
