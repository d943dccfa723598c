import { type ComponentType, useContext, useEffect, useState, useSyncExternalStore } from 'react'
import { ConnectionContext } from '../connection/connection-context.tsx'
import { useOnReturn } from '../connection/use-on-return.ts'
import type { Screen } from './screen.ts'

/** The minimum time between two automatic reloads of a page. */
const reloadRestMs = 60_000

export type ScreenState = {
  /** Undefined until it has loaded. */
  readonly component: ComponentType | undefined
  readonly failed: boolean
  readonly retry: () => void
}

/**
 * Loads a screen. A failed load is retried on request and when the server can be reached again. If that fails although
 * there is a network, the whole page is reloaded: browsers cache a failed import, and a new release has other files.
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
