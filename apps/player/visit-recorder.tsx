import { EventRecorder } from '#features/lobby/event-log/player/event-recorder.tsx'
import { localStore } from '#platform/browser/storage/safe-storage.ts'
import { envelopeOf } from './envelope.ts'

/** Says of every visit which pages were looked at. A beacon has no client, so it is told what each post carries. */
export function VisitRecorder() {
  return <EventRecorder envelope={() => envelopeOf({ platform: platformShown() }, localStore)} />
}

/** The page itself says in which shell it is drawn. */
const platformShown = () => (document.documentElement.dataset.shell === 'desktop' ? 1 : 0)
