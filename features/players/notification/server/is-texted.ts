import type { Instant } from '#core/clock/instant.ts'
import type { Queryable } from '#platform/db/queryable.ts'
import { isOn, type SecurityMessage } from '../choices.ts'
import { choicesOff } from './store/choice.store.ts'

type Notice = { readonly playerId: bigint; readonly message: SecurityMessage; readonly at: Instant }

/**
 * Whether a security message about something that happened at that time is sent by SMS. Turning it off afterwards does not stop it:
 * a thief would do so right after signing in.
 */
export const isTexted = async (db: Queryable, { playerId, message, at }: Notice): Promise<boolean> =>
  isOn({ channel: 'sms', fact: message }, await choicesOff(db, playerId, at))
