import * as v from 'valibot'
import { call } from '#core/contract/call.ts'
import { enumerationOut } from '#core/enumerations/enumeration.ts'
import { jumpKind } from '#core/enumerations/jump-kind.ts'

export const getRewardDetail = call({
  path: 'anonymous/lobbyAdDetail',
  summary: 'Returns one featured entry of the rewards page with its full text.',
  access: 'anyone',
  money: 'none',
  request: v.object({ id: v.pipe(v.number(), v.safeInteger(), v.minValue(1)) }),
  response: v.object({
    id: v.number(),
    title: v.string(),
    text: v.string(),
    /** Paragraphs; each begins a new one. */
    body: v.array(v.string()),
    imgUrl2: v.string(),
    clickType: enumerationOut(jumpKind),
    clickAction: v.string(),
  }),
  refusals: { adNotFound: 1108 },
})
