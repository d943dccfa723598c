import { appLanguage } from '#platform/browser/language/app-language.ts'
import { sparesDataNow } from '#platform/browser/data-saver/data-saver.ts'
import { pageRenewed } from './page-renewed.ts'
import { sparingWorker, workerName } from './worker-name.ts'
import { watchForUpdates } from './worker-updates.ts'

/** Registers the service worker and follows its messages. Without support the app works without it. */
export async function followWorker({ onPageRenewed }: { readonly onPageRenewed: () => void }): Promise<void> {
  const { serviceWorker } = window.navigator
  serviceWorker.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (data === pageRenewed) onPageRenewed()
  })
  const isControlled = serviceWorker.controller !== null
  const registration = await serviceWorker
    .register(`/${workerName(appLanguage)}${sparesDataNow() ? sparingWorker : ''}`, { updateViaCache: 'none' })
    .catch(() => {})
  if (registration) watchForUpdates(registration, isControlled)
}
