import { useEffect } from 'react'
import { UpdatePrompt } from '#features/lobby/app-update/player/index.ts'
import { NewestNotice } from '#features/lobby/notice/player/newest-notice.tsx'
import { localStore } from '#platform/browser/storage/safe-storage.ts'
import { countVisit } from './install-memory.ts'
import { InstallPrompts } from './install-prompts.tsx'
import { UpdateNotice } from './update-notice.tsx'
import { takeNewestPage } from './worker-updates.ts'

/** What the app on the device brings along: news of newer builds, the house's own news, and the way to the home screen. */
export function PwaParts() {
  useEffect(() => countVisit(localStore), [])
  return (
    <>
      <UpdatePrompt onReload={() => void takeNewestPage()} />
      <UpdateNotice />
      <NewestNotice />
      <InstallPrompts />
    </>
  )
}
