import type { ReactNode } from 'react'
import { useOnReturn } from '#platform/browser/connection/use-on-return.ts'
import { ErrorState } from '#platform/ui/error-state/error-state.tsx'
import { Spinner } from '#platform/ui/spinner/spinner.tsx'
import { failureText } from './failure-text.ts'
import type { Player } from './plain-player.ts'
import { usePlayerState, useRefreshPlayer } from './use-player.ts'
import { messages } from './messages/en.ts'
import styles from './with-player.module.css'

export type WithPlayerProps = { readonly children: (player: Player) => ReactNode }

/** For pages about the player: renders them once the player is known, and shows an error if that fails. */
export function WithPlayer({ children }: WithPlayerProps) {
  const { player, failure, loading } = usePlayerState()
  const refresh = useRefreshPlayer()
  useOnReturn(() => void refresh(), failure !== undefined)
  if (player) return children(player)
  return (
    <div className={styles.wait}>
      {failure ? (
        <ErrorState onRetry={() => void refresh()} retrying={loading}>
          {failureText(failure)}
        </ErrorState>
      ) : (
        <Spinner size="large" label={messages.loading} />
      )}
    </div>
  )
}
