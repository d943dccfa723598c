import { systemClock } from '#core/clock/instant.ts'
import { themeChosen } from '#core/theme.ts'
import { keptFiles } from './kept-files.ts'
import { keptPages } from './kept-pages.ts'
import { pushMessages } from './push-messages.ts'
import { requestKind } from './request-kind.ts'
import { takeOver } from './take-over.ts'
import { sparingWorker } from './worker-name.ts'
import type { WorkerScope } from './worker-scope.ts'
import type { BuiltFiles } from './worker-surroundings.ts'

/** Written in by the build. */
declare const BUILT_FILES: BuiltFiles
declare const self: WorkerScope

const surroundings = {
  built: BUILT_FILES,
  caches,
  fetch: (request: Request | string, options?: RequestInit) => fetch(request, options),
  clients: () => self.clients.matchAll(),
}
const files = keptFiles(surroundings)
const pages = keptPages(surroundings)
const messages = pushMessages({ scope: self, now: systemClock.now })

const keepsAhead = self.location.search !== sparingWorker

self.addEventListener('install', (event) => {
  if (keepsAhead) event.waitUntil(files.keepBuild().then(pages.keepHome))
})
self.addEventListener('activate', (event) =>
  event.waitUntil(files.forgetOtherBuilds().then(() => self.clients.claim())),
)
// A new build waits for the player's consent, or until no page of the old one is open.
self.addEventListener('message', (event) => {
  if (event.data === takeOver) void self.skipWaiting()
  else if (event.data === themeChosen) event.waitUntil(pages.renewAll())
})
self.addEventListener('fetch', (event) => {
  const { request } = event
  const kind = requestKind(request, self.location.origin)
  if (kind === 'file') event.respondWith(files.file(request))
  else if (kind === 'picture') event.respondWith(files.picture(request))
  else if (kind === 'page') event.respondWith(pages.answer(request, (work) => event.waitUntil(work)))
})
self.addEventListener('push', (event) => event.waitUntil(messages.show(() => event.data?.json())))
self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(messages.open(event.notification.data))
})
