import * as v from 'valibot'
import type { Instant } from '#core/clock/instant.ts'
import { recordEvent } from '#features/players/event-log/player/index.ts'
import type { SafeStorage } from '#platform/browser/storage/safe-storage.ts'

const eventKey = 'firstEnterLoginMenu'
const eventName = 'first_enter_loginmenu'
const eventSchema = v.object({ name: v.string(), eventTime: v.number() })

/** Logs this browser's first visit to the sign-in page, once. */
export function recordFirstEnter(storage: SafeStorage, now: Instant): void {
  if (storage.read(eventKey, eventSchema)) return
  storage.write(eventKey, { name: eventName, eventTime: now })
  recordEvent(eventName)
}
