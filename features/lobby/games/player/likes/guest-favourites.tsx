import { ButtonLink } from '#platform/ui/button/button-link.tsx'
import { EmptyState } from '#platform/ui/empty-state/empty-state.tsx'
import { useScene } from '#features/lobby/content/player/index.ts'

/** What a guest would find among favourites, and the way to have it. */
export function GuestFavourites() {
  return (
    <EmptyState
      icon="heart"
      picture={useScene('emptyFavourites')}
      title="Your favorites live here"
      action={<ButtonLink href="/login">Log in</ButtonLink>}
    >
      Log in to keep the games you like, and to find the ones you played last.
    </EmptyState>
  )
}
