import { useLayoutEffect } from 'react'
import { EventRecorder } from '#features/players/event-log/player/event-recorder.tsx'
import { keepInvitation, recallInviteCode, usePlayerNow } from '#features/players/account/player/index.ts'
import { localStore } from '#platform/browser/storage/safe-storage.ts'
import { envelopeOf } from './envelope.ts'

/**
 * Stores the invitation a visit starts with, and records page views. A beacon bypasses the client, so it gets the
 * common fields here.
 */
export function VisitRecorder() {
  const playerNow = usePlayerNow()
  // Before the recorder's own effects, which report whether the visit began with an invitation.
  useLayoutEffect(() => keepInvitation(window.location.search), [])
  return (
    <EventRecorder
      envelope={() => envelopeOf({ platform: platformShown() }, localStore)}
      isInvited={() => recallInviteCode() !== undefined}
      userId={() => String(playerNow()?.id ?? '')}
    />
  )
}

/** The page names the shell it is drawn in. */
const platformShown = () => (document.documentElement.dataset.shell === 'desktop' ? 1 : 0)
