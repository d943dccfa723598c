import type { ComponentType } from 'react'
import type { Game } from '#features/office/web-configuration/player/index.ts'
import { useSignedIn } from '#platform/browser/session/session-context.tsx'
import { Late } from '#platform/browser/late/late.tsx'
import { toast } from '#platform/ui/toast/toast-store.ts'
import { messages as connectionMessages } from '#platform/browser/messages/en.ts'
import { GridSkeleton } from '../grid-skeleton.tsx'

export type FavouritesTabProps = { readonly onInfo: (game: Game) => void }

/** Liked and recently played games; for a guest, the way to sign in. Loaded on demand. */
export function FavouritesTab({ onInfo }: FavouritesTabProps) {
  const signedIn = useSignedIn()
  return (
    <Late<FavouritesTabProps>
      key={String(signedIn)}
      isNeeded
      load={signedIn ? fetchGames : fetchDoor}
      onFailed={() => toast(connectionMessages.offline, { tone: 'error' })}
      props={{ onInfo }}
      before={<GridSkeleton />}
    />
  )
}

const fetchGames = async () => (await import('./favourite-games.tsx')).FavouriteGames
const fetchDoor = async (): Promise<ComponentType<FavouritesTabProps>> =>
  (await import('./guest-favourites.tsx')).GuestFavourites
