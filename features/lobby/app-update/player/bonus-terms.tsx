import { useLobbyConfiguration } from '#features/office/web-configuration/player/index.ts'
import { messages } from './messages/en.ts'
import { formatMessage } from '#core/message/format-message.ts'
import styles from './app-sheet.module.css'

/** The turnover of the gift, visible before the player decides. */
export function BonusTerms() {
  const { betRate } = useLobbyConfiguration().appUpdate
  if (betRate === 0) return null
  return <p className={styles.terms}>{formatMessage(messages.bonusTerms, { count: betRate })}</p>
}
