import * as v from 'valibot'
import { instantOut } from '#core/clock/wire-instant.ts'
import { call } from '#core/contract/call.ts'
import { enumerationOut } from '#core/enumerations/enumeration.ts'
import { jumpKind } from '#core/enumerations/jump-kind.ts'

/** The list is `appNoticeConfigList` of the configuration; this is one of it, with its text. */
export const getNotice = call({
  path: 'anonymous/noticeDetail',
  summary: 'Returns one notice with its full text, while it is shown.',
  access: 'anyone',
  money: 'none',
  request: v.object({ id: v.pipe(v.number(), v.safeInteger(), v.minValue(1)) }),
  response: v.object({
    id: v.number(),
    title: v.string(),
    summary: v.string(),
    /** Paragraphs; each begins a new one. */
    body: v.array(v.string()),
    imgUrl2: v.string(),
    clickType: enumerationOut(jumpKind),
    clickAction: v.string(),
    publishedAt: instantOut,
  }),
  refusals: { noticeNotFound: 1109 },
})
