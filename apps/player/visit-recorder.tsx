import { EventRecorder } from '#features/event-log/player/event-recorder.tsx'
import { localStore } from '#platform/browser/storage/safe-storage.ts'
import { envelopeOf } from './envelope.ts'

/** Says of every visit which pages were looked at. A beacon has no client, so it is told what each post carries. */
export function VisitRecorder() {
  return <EventRecorder envelope={() => envelopeOf({ platform: 0 }, localStore)} />
}
