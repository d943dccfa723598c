import * as v from 'valibot'
import { call } from '#core/contract/call.ts'

const serviceOut = v.object({
  id: v.number(),
  nickname: v.string(),
  /** An address, `tel:` or `mailto:`. One that matches the configured pattern is the live chat. */
  url: v.string(),
  /** 1: opens outside the app, also in the native one. */
  isOut: v.picklist([0, 1]),
  /** Opening hours in words: "Every day, 24 hours". */
  hours: v.string(),
})
export type WireService = v.InferOutput<typeof serviceOut>

export const getCustomerServices = call({
  path: 'getCustomerServices',
  summary: 'Lists the contact options of customer service in their order; the first is the default.',
  access: 'anyone',
  money: 'none',
  request: v.object({}),
  response: v.object({
    appCustomerServiceQueue: v.array(serviceOut),
  }),
  refusals: {},
})
