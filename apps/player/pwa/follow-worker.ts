import { pageRenewed } from './page-renewed.ts'
import { watchForUpdates } from './worker-updates.ts'

/** Begins to keep the app on the device, and follows what its worker tells. A browser that refuses works without. */
export async function followWorker({ onPageRenewed }: { readonly onPageRenewed: () => void }): Promise<void> {
  const { serviceWorker } = window.navigator
  serviceWorker.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (data === pageRenewed) onPageRenewed()
  })
  const isControlled = serviceWorker.controller !== null
  const registration = await serviceWorker.register('/service-worker.js', { updateViaCache: 'none' }).catch(() => {})
  if (registration) watchForUpdates(registration, isControlled)
}
