import * as v from 'valibot'
import type { Instant } from '#core/clock/instant.ts'
import { isQuietAt } from '#core/clock/quiet-hours.ts'
import type { WorkerScope } from './worker-scope.ts'

const messageSchema = v.object({ title: v.string(), body: v.string(), path: v.string(), tag: v.string() })
const dataSchema = v.object({ path: v.string() })

const icon = '/icons/icon-192.png'
const badge = '/icons/monochrome-512.png'

type Surroundings = {
  readonly scope: Pick<WorkerScope, 'registration' | 'clients' | 'location'>
  readonly now: () => Instant
}

/** Shows what the server pushes, and opens the page it is about. */
export const pushMessages = ({ scope, now }: Surroundings) => ({
  /** A message that was late because the phone was off makes no sound at night. */
  show: async (read: () => unknown): Promise<void> => {
    const message = v.safeParse(messageSchema, attempt(read))
    if (!message.success) return
    const { title, body, path, tag } = message.output
    const options = { body, tag, icon, badge, data: { path }, silent: isQuietAt(now()) }
    await scope.registration.showNotification(title, options)
  },
  /** In the window that is open, otherwise in a new one. */
  open: async (data: unknown): Promise<void> => {
    const parsed = v.safeParse(dataSchema, data)
    const address = new URL(parsed.success ? parsed.output.path : '/', scope.location.origin)
    if (address.origin !== scope.location.origin) return
    const [window] = await scope.clients.matchAll({ type: 'window' })
    if (!window) return void (await scope.clients.openWindow(address.href))
    await window.focus()
    await window.navigate(address.href)
  },
})

function attempt(read: () => unknown): unknown {
  try {
    return read()
  } catch {
    return undefined
  }
}
