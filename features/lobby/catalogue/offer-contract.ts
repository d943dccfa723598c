import * as v from 'valibot'
import { instantOut } from '#core/clock/wire-instant.ts'
import { reasonIn, staffCall, staffChange } from '#core/contract/staff-call.ts'

const offerKinds = ['renamed', 'added', 'changed', 'back', 'gone'] as const
export type OfferKind = (typeof offerKinds)[number]

const keysIn = v.pipe(v.array(v.pipe(v.string(), v.regex(/^(game|brand):[A-Za-z0-9_.:-]{1,64}$/))), v.maxLength(500))

export const listOffers = staffCall({
  path: 'catalogueOfferList',
  summary: 'Lists provider changes to the catalogue that await review, up to 200 of each provider.',
  permission: 'catalogue.view',
  request: v.object({}),
  response: v.object({
    offers: v.array(
      v.object({
        providerId: v.string(),
        providerName: v.string(),
        version: v.number(),
        toldAt: instantOut,
        count: v.number(),
        entries: v.array(
          v.object({
            key: v.string(),
            kind: v.picklist(offerKinds),
            code: v.string(),
            name: v.string(),
            brand: v.string(),
            type: v.string(),
            changes: v.array(v.object({ name: v.string(), before: v.string(), after: v.string() })),
          }),
        ),
      }),
    ),
  }),
  refusals: {},
})

export const decideOffer = staffChange({
  path: 'catalogueOfferDecide',
  summary: 'Approves or rejects a provider’s changes, in whole or in part. Approved changes take effect at once.',
  permission: 'catalogue.decideOffer',
  request: v.object({
    providerId: v.pipe(v.string(), v.minLength(1), v.maxLength(40)),
    /** The version that the member reviewed. */
    version: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
    accepted: keysIn,
    refused: keysIn,
    /** What becomes of everything that is named in neither. */
    rest: v.picklist(['waits', 'accepted', 'refused']),
    reason: reasonIn,
  }),
  response: v.object({}),
  refusals: { stale: 1073, entryNotFound: 1110, nothingToChange: 1004 },
})
