import { DesktopHomeHeader } from './desktop-home-header.tsx'
import { LobbyHome } from './lobby-home.tsx'

/** The lobby on the desktop. */
export function DesktopHomePage() {
  return <LobbyHome header={<DesktopHomeHeader />} />
}
