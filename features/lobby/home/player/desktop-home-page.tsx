import { LobbyHome } from './lobby-home.tsx'

/** The lobby on the desktop. */
export function DesktopHomePage() {
  return <LobbyHome header={null} tilesAtFirst={8} />
}
