import { useEffect } from 'react'
import * as v from 'valibot'
import { sessionStore } from '#platform/browser/storage/safe-storage.ts'
import { useOpening } from '#platform/ui/dialog/use-opening.ts'

const shownKey = 'offerShown'

/** For a preview: the next offer opens as if it were the first. */
export const forgetOfferShown = (): void => sessionStore.remove(shownKey)

const wasOfferShown = (): boolean => sessionStore.read(shownKey, v.boolean()) === true
const hasTouched = (): boolean => navigator.userActivation?.hasBeenActive === true

type OfferOpening = Parameters<typeof useOpening>[0]

/** For an offer that opens by itself: one in a session, whichever comes first, and never once the player has begun. */
export function useOfferOpening({ rank, isDue }: Pick<OfferOpening, 'rank' | 'isDue'>) {
  const opening = useOpening({ rank, isDue, mayOpen: () => !wasOfferShown() && !hasTouched() })
  useEffect(() => {
    if (opening.open) sessionStore.write(shownKey, true)
  }, [opening.open])
  return opening
}
