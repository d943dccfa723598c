import { type ComponentType, useState, useSyncExternalStore } from 'react'
import * as v from 'valibot'
import { type ActivityType, activityType } from '#core/enumerations/activity-type.ts'
import { FirstDepositModal, useFirstDepositBought } from '#features/promotions/first-deposit/player/index.ts'
import { InviteFriendsModal } from '#features/promotions/invite-friends/player/index.ts'
import { type HomeModal, useCatalogue } from '#features/promotions/kit/player/index.ts'
import { useRouter } from '#platform/browser/router/router-context.ts'
import { sessionStore } from '#platform/browser/storage/safe-storage.ts'

const homePath = '/lobby/home'
const shownKey = 'activitiesShown'

/** In this order, each once a session. */
const queue = [
  ['firstCharge', FirstDepositModal],
  ['inviteFriend1', InviteFriendsModal],
] as const satisfies readonly (readonly [ActivityType, ComponentType<HomeModal>])[]

/** What the activities of a player open over the home. Read everywhere: the lobby follows what is on. */
export function HomeModals() {
  const { answer } = useCatalogue()
  const { navigator } = useRouter()
  const path = useSyncExternalStore(navigator.subscribe, () => navigator.place().path)
  return answer && path === homePath ? <Modals activityIds={answer.activityIds} /> : null
}

function Modals({ activityIds }: { readonly activityIds: readonly number[] }) {
  const [shownBefore] = useState(readShown)
  const [closed, setClosed] = useState<readonly ActivityType[]>([])
  const isOn = (activity: ActivityType) => activityIds.includes(activityType[activity])
  // The invite bonus is only for players who have bought the first-deposit offer.
  const hasBought = useFirstDepositBought(isOn('inviteFriend1'))
  const waiting = queue.filter(
    ([activity]) => isOn(activity) && !shownBefore.includes(activity) && (activity !== 'inviteFriend1' || hasBought),
  )
  const turn = waiting.find(([activity]) => !closed.includes(activity))
  const onShown = (activity: ActivityType) => sessionStore.write(shownKey, [...new Set([...readShown(), activity])])
  const onClosed = (activity: ActivityType) => setClosed([...closed, activity])
  return waiting.map(([activity, Modal]) => (
    <Modal
      key={activity}
      isTurn={turn?.[0] === activity}
      onShown={() => onShown(activity)}
      onClosed={() => onClosed(activity)}
    />
  ))
}

const readShown = (): readonly string[] => sessionStore.read(shownKey, v.array(v.string())) ?? []
