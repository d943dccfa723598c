import type { Instant } from '#core/clock/instant.ts'
import { answer, refuse } from '#core/contract/outcome.ts'
import type { AnswerOf } from '#core/contract/call.ts'
import type { Feature } from '#platform/http/feature.ts'
import { handleOutsideTransaction } from '#platform/http/handle.ts'
import { getNotice } from '../contract.ts'
import { noticeMessages } from '../messages.ts'
import { fieldMeanings } from './field-meanings.ts'

export type NoticeDependencies = {
  /** The notice of that number, while it is shown. */
  readonly noticeOf: (id: number, now: Instant) => Promise<AnswerOf<typeof getNotice> | undefined>
}

/** Notices, one at a time; their list is part of the configuration. */
export const notice = ({ noticeOf }: NoticeDependencies): Feature => ({
  name: 'notice',
  handlers: [
    handleOutsideTransaction(getNotice, async ({ input, now }) => {
      const found = await noticeOf(input.id, now)
      return found === undefined ? refuse('noticeNotFound') : answer(found)
    }),
  ],
  fieldMeanings,
  refusalTexts: { noticeNotFound: noticeMessages['notice.notFound'] },
})
