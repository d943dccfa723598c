import { useEffect } from 'react'
import { UpdatePrompt } from '#features/lobby/app-update/player/index.ts'
import { NewestNotice } from '#features/lobby/notice/player/newest-notice.tsx'
import { usePlayer } from '#features/players/account/player/index.ts'
import { NotificationFollower } from '#features/players/notification/player/notification-follower.tsx'
import { nativeBridge } from '#platform/browser/native-app/native-bridge.ts'
import { followNativeBack } from '#platform/browser/native-app/native-events.ts'
import { followPulls } from '#platform/browser/native-app/follow-pulls.ts'
import { localStore } from '#platform/browser/storage/safe-storage.ts'
import { nothingLiesOver } from '#platform/ui/dialog/opening-queue.ts'
import { countVisit } from './install-memory.ts'
import { InstallPrompts } from './install-prompts.tsx'
import { UpdateNotice } from './update-notice.tsx'
import { takeNewestPage } from './worker-updates.ts'

/** The components of the installed app: update notices, news, and the install prompt. */
export function PwaParts() {
  const player = usePlayer()
  useEffect(() => countVisit(localStore), [])
  useEffect(() => {
    if (!nativeBridge()) return undefined
    const stops = [
      followPulls(document, { isCovered: () => !nothingLiesOver(), refresh: () => window.location.reload() }),
      followNativeBack(document),
    ]
    return () => stops.forEach((stop) => stop())
  }, [])
  return (
    <>
      <UpdatePrompt onReload={() => void takeNewestPage()} />
      <UpdateNotice />
      <NewestNotice />
      <InstallPrompts />
      {player && <NotificationFollower key={player.id} playerId={player.id} />}
    </>
  )
}
