import { answer, refuse } from '#core/contract/outcome.ts'
import { announcementsOf, type Content } from '#features/lobby/content/server/index.ts'
import { readSiteMode } from '#features/office/web-configuration/server/index.ts'
import type { FeatureModule } from '#platform/feature-module/feature-module.ts'
import { handleOutsideTransaction } from '#platform/http/handle.ts'
import { getNotice } from '../contract.ts'
import { noticeTexts as texts } from './messages/index.ts'
import { fieldMeanings } from './field-meanings.ts'

type NoticeDependencies = { readonly content: () => Promise<Content> }

/** Notices, one at a time; their list is part of the configuration. */
export const notice = ({ content }: NoticeDependencies): FeatureModule => ({
  name: 'notice',
  player: {
    handlers: [
      handleOutsideTransaction(getNotice, async ({ input, caller: { language }, now, db }) => {
        // A notice that the mode hides in the list is not found by its number either.
        const { notices } = announcementsOf(await content(), { mode: await readSiteMode(db), language, now })
        const found = notices.find(({ id }) => id === input.id)
        return found === undefined ? refuse('noticeNotFound') : answer(found)
      }),
    ],
    fieldMeanings,
    refusalTexts: { noticeNotFound: texts.noticeNotFound },
  },
})
