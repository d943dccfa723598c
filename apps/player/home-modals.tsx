import { useState, useSyncExternalStore } from 'react'
import * as v from 'valibot'
import {
  type PromotionEntry,
  useCatalogue,
  usePromotionOf,
  usePromotions,
} from '#features/promotions/kit/player/index.ts'
import { Deferred } from '#platform/browser/late/deferred.tsx'
import { useRouter } from '#platform/browser/router/router-context.ts'
import { sessionStore } from '#platform/browser/storage/safe-storage.ts'

const homePath = '/lobby/home'
const shownKey = 'activitiesShown'

/** What the promotions of a player open over the home. Read everywhere: the lobby follows what is on. */
export function HomeModals() {
  const { answer } = useCatalogue()
  const { navigator } = useRouter()
  const path = useSyncExternalStore(navigator.subscribe, () => navigator.location().path)
  const promotions = usePromotions()
  return answer && path === homePath ? <Modals modals={modalsOf(promotions, answer.activityIds)} /> : null
}

/** The modals of what is on, in their order. */
const modalsOf = (promotions: readonly PromotionEntry[], activityIds: readonly number[]) =>
  promotions
    .flatMap(({ activity, homeModal }) => (activity && homeModal ? [{ id: activity.id, ...homeModal }] : []))
    .filter(({ id }) => activityIds.includes(id))
    .toSorted((a, b) => a.turn - b.turn)

/** Each once a session. */
function Modals({ modals }: { readonly modals: ReturnType<typeof modalsOf> }) {
  const [shownBefore] = useState(readShown)
  const [closed, setClosed] = useState<readonly number[]>([])
  const [done, setDone] = useState<readonly number[]>([])
  const waiting = modals.filter(
    ({ id, afterDone }) => !shownBefore.includes(id) && (afterDone === undefined || done.includes(afterDone)),
  )
  const next = waiting.find(({ id }) => !closed.includes(id))
  const awaited = new Set(modals.flatMap(({ afterDone }) => afterDone ?? []))
  return (
    <>
      {[...awaited].map((id) => (
        <Progress key={`after ${id}`} activityId={id} onDone={() => setDone([...done, id])} />
      ))}
      {waiting.map(({ id, modal }) => (
        <Deferred
          key={id}
          part={modal}
          props={{
            isTurn: id === next?.id,
            onShown: () => sessionStore.write(shownKey, [...new Set([...readShown(), id])]),
            onClosed: () => setClosed([...closed, id]),
          }}
        />
      ))}
    </>
  )
}

interface ProgressProps {
  activityId: number
  onDone: () => void
}

function Progress({ activityId, onDone }: ProgressProps) {
  const progress = usePromotionOf()(activityId)?.progress
  return progress && <Deferred part={progress} props={{ onDone }} />
}

const readShown = (): readonly number[] => sessionStore.read(shownKey, v.array(v.number())) ?? []
