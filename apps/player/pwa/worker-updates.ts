import { takeOver } from './take-over.ts'

export type WorkerUpdates = {
  readonly subscribe: (listener: () => void) => () => void
  /** Whether a newer build is here and waits. */
  readonly isReady: () => boolean
  /** Lets the newer build take over and loads the page again. */
  readonly take: () => void
}

const listeners = new Set<() => void>()
let waiting: ServiceWorker | undefined

/** The newer build that waits behind the current page, if any. */
export const workerUpdates: WorkerUpdates = {
  subscribe: (listener) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  isReady: () => waiting !== undefined,
  take: () => {
    navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true })
    waiting?.postMessage(takeOver)
  },
}

/** Loads the newest page, bypassing the cached one. */
export async function takeNewestPage(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration().catch(() => undefined)
  const updated = await registration?.update().catch(() => undefined)
  const newer = waiting ?? updated?.waiting
  if (newer) {
    waiting = newer
    workerUpdates.take()
  } else location.reload()
}

/** Watches a registration for builds that arrive while the page is open. The very first worker replaces nothing. */
export function watchForUpdates(registration: ServiceWorkerRegistration, isControlled: boolean): void {
  const notifyWorker = (worker: ServiceWorker | null) => {
    if (!worker) return
    if (isOfOtherKind(worker, registration.active)) return worker.postMessage(takeOver)
    if (!isControlled) return
    waiting = worker
    for (const listener of listeners) listener()
  }
  notifyWorker(registration.waiting)
  registration.addEventListener('updatefound', () => {
    const worker = registration.installing
    worker?.addEventListener('statechange', () => worker.state === 'installed' && notifyWorker(worker))
  })
}

/** A worker of the language or the saver that was just chosen is no newer build: the page is already of its kind. */
const isOfOtherKind = ({ scriptURL }: ServiceWorker, active: ServiceWorker | null): boolean =>
  active !== null && scriptURL !== active.scriptURL
