import { useState, useSyncExternalStore } from 'react'
import * as v from 'valibot'
import { AgeNotice, ageNoticeDue } from '#features/players/legal/player/index.ts'
import { useRouter } from '#platform/browser/router/router-context.ts'
import { localStore } from '#platform/browser/storage/safe-storage.ts'

const acceptedKey = 'ageNoticeAccepted'

/** Green mode asks for age and eligibility before anything else, once per browser. */
export function AgeGate() {
  const { navigator } = useRouter()
  const { path } = useSyncExternalStore(navigator.subscribe, navigator.location)
  const [accepted, setAccepted] = useState(() => localStore.read(acceptedKey, v.boolean()) === true)
  const accept = () => {
    localStore.write(acceptedKey, true)
    setAccepted(true)
  }
  return <AgeNotice open={ageNoticeDue({ green: true, accepted, path })} onAccept={accept} />
}
