import { usePlayer } from '#features/players/account/player/use-player.ts'
import { useHasRoute } from '#platform/browser/router/use-has-route.ts'
import { Avatar } from '#platform/ui/avatar/avatar.tsx'
import { ButtonLink } from '#platform/ui/button/button-link.tsx'
import { messages } from '../../messages/en.ts'
import styles from './player-block.module.css'

const addFundsPath = '/lobby/wallets/deposit'
const withdrawPath = '/lobby/wallets/withdraw'

/** The player's face and name, with the ways to add funds and to take them out. */
export function PlayerBlock() {
  const hasRoute = useHasRoute()
  const player = usePlayer()
  if (!player) return null
  return (
    <section className={styles.block} aria-label={messages.player}>
      <Avatar id={player.avatar} size={48} />
      <p className={styles.name}>{player.nickname}</p>
      {hasRoute(addFundsPath) && (
        <ButtonLink href={addFundsPath} icon="plus" size="small" className={styles.funds}>
          {messages.addFunds}
        </ButtonLink>
      )}
      {hasRoute(withdrawPath) && (
        <ButtonLink href={withdrawPath} icon="withdraw" size="small" variant="secondary" className={styles.funds}>
          {messages.withdraw}
        </ButtonLink>
      )}
    </section>
  )
}
