import { usePlayer } from '#features/players/account/player/index.ts'
import { Late } from '#platform/browser/late/late.tsx'
import { toast } from '#platform/ui/toast/toast-store.ts'
import { messages as connectionMessages } from '#platform/browser/messages/en.ts'
import type { SideMenuSheetProps } from './side-menu-sheet.tsx'

export type SideMenuProps = { readonly open: boolean; readonly onClose: () => void }

/** The menu of the player, fetched when it is first opened. */
export function SideMenu({ open, onClose }: SideMenuProps) {
  const player = usePlayer()
  const fail = () => {
    toast(connectionMessages.offline, { tone: 'error' })
    onClose()
  }
  return player ? (
    <Late<SideMenuSheetProps>
      isNeeded={open}
      load={async () => (await import('./side-menu-sheet.tsx')).SideMenuSheet}
      onFailed={fail}
      props={{ player, open, onClose }}
    />
  ) : null
}
