import type { WireItem } from '../reward-items.tsx'
import { playBeforeWithdrawal } from '../reward-words.ts'
import styles from './rewards-hub.module.css'

/** How much the coins among these items have to be bet before a withdrawal. */
export function PlayBeforeWithdrawal({ items }: { readonly items: readonly WireItem[] }) {
  const text = playBeforeWithdrawal(items)
  return text === undefined ? null : <p className={styles.note}>{text}</p>
}
