import { ButtonLink } from '#platform/ui/button/button-link.tsx'
import { EmptyState } from '#platform/ui/empty-state/empty-state.tsx'
import { useScene } from '#features/lobby/content/player/index.ts'
import { messages } from '../messages/en.ts'

/** What a guest would find among favourites, and the way to have it. */
export function GuestFavourites() {
  return (
    <EmptyState
      icon="heart"
      picture={useScene('emptyFavourites')}
      title={messages.guestTitle}
      action={<ButtonLink href="/login">{messages.logIn}</ButtonLink>}
    >
      {messages.guestText}
    </EmptyState>
  )
}
