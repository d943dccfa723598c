import * as v from 'valibot'
import { forgetOfferShown } from '#features/promotions/kit/player/index.ts'
import { sessionStore } from '#platform/browser/storage/safe-storage.ts'

const seenKey = 'homePopupSeen'

/** The popup is shown once a session. */
export const homePopupWasSeen = (): boolean => sessionStore.read(seenKey, v.boolean()) === true

export const rememberHomePopup = (): void => sessionStore.write(seenKey, true)

/** For a preview: shows it as if for the first time, or not at all. */
export function showHomePopup(shown: boolean): void {
  sessionStore.write(seenKey, !shown)
  forgetOfferShown()
}
