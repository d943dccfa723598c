import { type ComponentType, useContext, useEffect, useState, useSyncExternalStore } from 'react'
import { ConnectionContext } from '../connection/connection-context.tsx'
import { useOnReturn } from '../connection/use-on-return.ts'
import type { Screen } from './screen.ts'

/** A page is not loaded anew by itself more often than this. */
const reloadRestMs = 60_000

export type ScreenState = {
  /** Undefined until it is at hand. */
  readonly component: ComponentType | undefined
  readonly failed: boolean
  readonly retry: () => void
}

/**
 * Fetches a screen. What could not be fetched is tried again on request, and when the server is reached again. If that
 * fails, too, though there is a network, the whole page is loaded anew: browsers remember a failed import, and a new
 * release has other files.
 */
export function useScreen(screen: Screen): ScreenState {
  const component = useSyncExternalStore(screen.subscribe, screen.current, screen.current)
  const connection = useContext(ConnectionContext)
  const [failed, setFailed] = useState<Screen>()

  useEffect(() => {
    screen.load().catch(() => {
      setFailed(screen)
      connection?.unreachable()
    })
  }, [screen, connection])

  const tryAgain = (mayReload: boolean) => {
    setFailed(undefined)
    screen.load().catch(() => {
      if (mayReload && navigator.onLine) location.reload()
      else setFailed(screen)
    })
  }
  const isMissing = failed === screen && !component
  useOnReturn(() => tryAgain(performance.now() > reloadRestMs), isMissing)
  return { component, failed: isMissing, retry: () => tryAgain(true) }
}
