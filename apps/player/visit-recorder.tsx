import { useEffect } from 'react'
import { EventRecorder } from '#features/players/event-log/player/event-recorder.tsx'
import { keepInvitation, usePlayerNow } from '#features/players/account/player/index.ts'
import { localStore } from '#platform/browser/storage/safe-storage.ts'
import { envelopeOf } from './envelope.ts'

/**
 * Stores the invitation a visit starts with, and records page views. A beacon bypasses the client, so it gets the
 * common fields here.
 */
export function VisitRecorder() {
  const playerNow = usePlayerNow()
  useEffect(() => keepInvitation(window.location.search), [])
  return (
    <EventRecorder
      envelope={() => envelopeOf({ platform: platformShown() }, localStore)}
      userId={() => String(playerNow()?.id ?? '')}
    />
  )
}

/** The page names the shell it is drawn in. */
const platformShown = () => (document.documentElement.dataset.shell === 'desktop' ? 1 : 0)
