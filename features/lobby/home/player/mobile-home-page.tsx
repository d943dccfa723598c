import { LobbyHome } from './lobby-home.tsx'
import { MobileHomeHeader } from './mobile-home-header.tsx'

/** The lobby on a phone. */
export function MobileHomePage() {
  return <LobbyHome header={<MobileHomeHeader />} tilesAtFirst={4} />
}
