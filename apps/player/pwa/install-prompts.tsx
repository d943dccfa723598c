import { useEffect, useState, useSyncExternalStore } from 'react'
import { nativeAppVersion } from '#core/client/native-app.ts'
import { systemClock } from '#core/clock/instant.ts'
import { wasAppOffered } from '#features/lobby/app-update/player/index.ts'
import { useRouter } from '#platform/browser/router/router-context.ts'
import { localStore } from '#platform/browser/storage/safe-storage.ts'
import { nothingLiesOver } from '#platform/ui/dialog/opening-queue.ts'
import { type InstallAdvice, installAdvice } from './install-advice.ts'
import { readInstallMemory, rememberAdvice } from './install-memory.ts'
import { installOffer } from './install-offer.ts'
import { InstallSheet } from './install-sheet.tsx'

const homePath = '/lobby/home'
/** The lobby's own greeting comes first. */
const quietMs = 8_000

/** Advertises installing the app: on the lobby's home, when nothing else covers it. */
export function InstallPrompts() {
  const { navigator } = useRouter()
  const { path } = useSyncExternalStore(navigator.subscribe, navigator.location)
  const isOffered = useSyncExternalStore(installOffer.subscribe, installOffer.isThere)
  const [advice, setAdvice] = useState<InstallAdvice>()
  const [open, setOpen] = useState(false)
  useEffect(() => {
    if (path !== homePath || advice) return undefined
    const timer = setTimeout(() => {
      const next = nothingLiesOver() && !wasAppOffered() ? adviceFor(isOffered) : undefined
      if (!next) return
      rememberAdvice(localStore, next, systemClock.now())
      setAdvice(next)
      setOpen(true)
    }, quietMs)
    return () => clearTimeout(timer)
  }, [path, isOffered, advice])
  return advice ? <InstallSheet advice={advice} open={open} onClose={() => setOpen(false)} /> : null
}

function adviceFor(isOffered: boolean): InstallAdvice | undefined {
  const { userAgent } = window.navigator
  const isInstalled =
    window.matchMedia('(display-mode: standalone)').matches || nativeAppVersion(userAgent) !== undefined
  return installAdvice({ userAgent, isInstalled, isOffered, ...readInstallMemory(localStore) }, systemClock.now())
}
