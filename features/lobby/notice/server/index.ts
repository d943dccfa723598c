import { answer, refuse } from '#core/contract/outcome.ts'
import { announcementsOf, type Content } from '#features/lobby/content/server/index.ts'
import { readSiteMode } from '#features/office/web-configuration/server/index.ts'
import type { FeatureModule } from '#platform/feature-module/feature-module.ts'
import { handleOutsideTransaction } from '#platform/http/handle.ts'
import { getNotice } from '../contract.ts'
import { noticeMessages } from '../messages.ts'
import { fieldMeanings } from './field-meanings.ts'

type NoticeDependencies = { readonly content: () => Promise<Content> }

/** Notices, one at a time; their list is part of the configuration. */
export const notice = ({ content }: NoticeDependencies): FeatureModule => ({
  name: 'notice',
  player: {
    handlers: [
      handleOutsideTransaction(getNotice, async ({ input, now, db }) => {
        // What a mode does not show in its list, it does not tell by its number either.
        const { notices } = announcementsOf(await content(), await readSiteMode(db), now)
        const found = notices.find(({ id }) => id === input.id)
        return found === undefined ? refuse('noticeNotFound') : answer(found)
      }),
    ],
    fieldMeanings,
    refusalTexts: { noticeNotFound: noticeMessages['notice.notFound'] },
  },
})
