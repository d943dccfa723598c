import { formatInstant } from '#core/clock/manila-format.ts'
import { expiryFromWire } from '#core/clock/wire-instant.ts'
import { Notice } from '#platform/office-ui/notice.tsx'
import type { Player } from './player.ts'

/** Why the player is stopped and until when; nothing otherwise. */
export function StateNotice({ player: { state, stateUntil, stateReason } }: { readonly player: Player }) {
  if (state === 'active') return null
  const until = expiryFromWire(stateUntil)
  const end = until === 'never' ? 'without an end' : `until ${formatInstant(until)}`
  return (
    <Notice tone={state === 'suspended' ? 'danger' : 'warning'}>
      {state === 'suspended' ? 'Suspended' : 'Excluded from play'} {end}
      {stateReason && `: ${stateReason}`}
    </Notice>
  )
}
