import { useLobbyConfiguration } from '#features/office/web-configuration/player/index.ts'
import styles from './app-sheet.module.css'

/** The turnover of the gift, visible before the player decides. */
export function BonusTerms() {
  const { betRate } = useLobbyConfiguration().appUpdate
  if (betRate === 0) return null
  return (
    <p className={styles.terms}>
      It has to be staked {betRate === 1 ? 'once' : `${betRate} times`} before it can be withdrawn.
    </p>
  )
}
