import { Late } from '#platform/browser/late/late.tsx'
import type { JackpotRowProps } from './jackpot-row.tsx'
import styles from './jackpot-row.module.css'

/** The jackpots on the home. Their space is reserved from the start; the row itself loads once the page works. */
export function LazyJackpotRow(props: JackpotRowProps) {
  return (
    <Late<JackpotRowProps>
      isNeeded
      load={async () => (await import('./jackpot-row.tsx')).JackpotRow}
      onFailed={() => {}}
      props={props}
      before={<div className={styles.row} />}
    />
  )
}
