import { useEffect } from 'react'
import { UpdatePrompt } from '#features/lobby/app-update/player/index.ts'
import { NewestNotice } from '#features/lobby/notice/player/newest-notice.tsx'
import { localStore } from '#platform/browser/storage/safe-storage.ts'
import { countVisit } from './install-memory.ts'
import { InstallPrompts } from './install-prompts.tsx'
import { UpdateNotice } from './update-notice.tsx'
import { takeNewestPage } from './worker-updates.ts'

/** The components of the installed app: update notices, news, and the install prompt. */
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
