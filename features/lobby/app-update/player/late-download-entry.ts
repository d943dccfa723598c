import { lazyScreen } from '#platform/browser/router/screen.ts'

/** Fetched where the app is offered, once the page works. */
export const downloadEntry = lazyScreen(() => import('./download-entry.tsx').then((m) => m.DownloadEntry))
