import { useSyncExternalStore } from 'react'
import { FirstChargeModal } from '#features/first-charge/player/index.ts'
import { useCatalogue } from '#features/promotion/player/index.ts'
import { useRouter } from '#platform/browser/router/router-context.ts'

const homePath = '/lobby/home'

/** What the activities of a player open over the home. Read everywhere: the lobby follows what is on. */
export function HomeModals() {
  useCatalogue()
  const { navigator } = useRouter()
  const path = useSyncExternalStore(navigator.subscribe, () => navigator.place().path)
  return path === homePath ? <FirstChargeModal /> : null
}
