import { lazyScreen } from '#platform/browser/router/screen.ts'
import { useHasRoute } from '#platform/browser/router/use-has-route.ts'
import { useSignedIn } from '#platform/browser/session/session-context.tsx'
import { ButtonLink } from '#platform/ui/button/button-link.tsx'
import { Deferred } from '#platform/browser/late/deferred.tsx'
import { classNames } from '#platform/ui/class-names.ts'
import { messages } from '../../messages/en.ts'
import styles from './user-block.module.css'

const playerBlock = lazyScreen(() => import('./player-block.tsx').then((m) => m.PlayerBlock))

/**
 * The player; for a guest, the sign-in link. Both have the same size, so that nothing moves when the session is known.
 */
export function UserBlock() {
  const hasRoute = useHasRoute()
  const signedIn = useSignedIn()
  return (
    <div className={classNames(styles.block, signedIn && styles.player)}>
      {signedIn && <Deferred part={playerBlock} />}
      {!signedIn && hasRoute('/login') && (
        <ButtonLink href="/login" variant="secondary" icon="login" block>
          {messages.logInOrRegister}
        </ButtonLink>
      )}
    </div>
  )
}
