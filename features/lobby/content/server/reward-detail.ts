import { readSettings } from '#features/office/web-configuration/server/index.ts'
import { answer, refuse } from '#core/contract/outcome.ts'
import { handleOutsideTransaction } from '#platform/http/handle.ts'
import type { Content } from './content-sections.ts'
import { getRewardDetail } from '../contract.ts'
import { announcementsOf } from './announcements.ts'

export type ContentDependencies = { readonly content: () => Promise<Content> }

/** One entry of the rewards page with its whole text, while it is shown in the mode in force. */
export const rewardDetailHandler = ({ content }: ContentDependencies) =>
  handleOutsideTransaction(getRewardDetail, async ({ input, caller: { language }, now, db }) => {
    const { mode } = (await readSettings(db)).settings
    const { ads } = announcementsOf(await content(), { mode, language, now })
    const ad = ads.find(({ id }) => id === input.id)
    return ad ? answer(ad) : refuse('adNotFound')
  })
