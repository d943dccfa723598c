import { useEffect } from 'react'
import { EventRecorder } from '#features/players/event-log/player/event-recorder.tsx'
import { keepInvitation, usePlayerNow } from '#features/players/account/player/index.ts'
import { localStore } from '#platform/browser/storage/safe-storage.ts'
import { envelopeOf } from './envelope.ts'

/**
 * Keeps the invitation that a visit begins with, and says of every visit which pages were looked at. A beacon has no client, so it is
 * told what each post carries.
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

/** The page itself says in which shell it is drawn. */
const platformShown = () => (document.documentElement.dataset.shell === 'desktop' ? 1 : 0)
