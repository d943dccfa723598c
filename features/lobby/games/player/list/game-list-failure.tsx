import { Button } from '#platform/ui/button/button.tsx'
import { messages } from '../messages/en.ts'
import styles from './game-list-failure.module.css'

/** The rest of the games could not be fetched: what is here stays playable. */
export function GameListFailure({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <div className={styles.failure} role="alert">
      <p>{messages.listFailed}</p>
      <Button variant="secondary" size="small" icon="refresh" onClick={onRetry}>
        {messages.tryAgain}
      </Button>
    </div>
  )
}
