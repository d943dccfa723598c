import { answer, refuse } from '#core/contract/outcome.ts'
import { handleOutsideTransaction } from '#platform/http/handle.ts'
import { getRewardDetail } from '../contract.ts'
import { isWithinWindow } from '../rules.ts'
import type { LobbyShelf } from './lobby-shelf.ts'

/** One entry of the rewards page with its whole text, while it is shown. */
export const rewardDetailHandler = ({ content }: Pick<LobbyShelf, 'content'>) =>
  handleOutsideTransaction(getRewardDetail, async ({ input, now }) => {
    const { ads } = await content()
    const ad = ads.find(({ id }) => id === input.id)
    return ad && isWithinWindow(ad, now) ? answer(ad) : refuse('adNotFound')
  })
