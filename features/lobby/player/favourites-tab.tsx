import type { Game } from '#features/web-configuration/player/index.ts'
import { useSignedIn } from '#platform/browser/session/session-context.tsx'
import { ButtonLink } from '#platform/ui/button/button-link.tsx'
import { EmptyState } from '#platform/ui/empty-state/empty-state.tsx'
import { Late } from '#platform/browser/late/late.tsx'
import { toast } from '#platform/ui/toast/toast-store.ts'
import { lobbyMessages } from '../messages.ts'
import type { FavouriteGamesProps } from './favourite-games.tsx'

/** What the player likes and has played; for a guest, the way to have both. */
export function FavouritesTab({ onInfo }: { readonly onInfo: (game: Game) => void }) {
  const signedIn = useSignedIn()
  if (signedIn) {
    return (
      <Late<FavouriteGamesProps>
        wanted
        load={async () => (await import('./favourite-games.tsx')).FavouriteGames}
        onFailed={() => toast(lobbyMessages['lobby.offline'], { tone: 'error' })}
        props={{ onInfo }}
      />
    )
  }
  return (
    <EmptyState icon="heart" title="Your favorites live here" action={<ButtonLink href="/login">Log in</ButtonLink>}>
      Log in to keep the games you like, and to find the ones you played last.
    </EmptyState>
  )
}
