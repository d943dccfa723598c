import * as v from 'valibot'
import { idIn } from '#core/contract/id-in.ts'
import { idOut } from '#core/contract/id-out.ts'
import { calendarDayIn, calendarDayOut } from '#core/clock/manila.ts'
import { instantOut } from '#core/clock/wire-instant.ts'
import { reasonIn, staffChange } from '#core/contract/staff-call.ts'
import { staffListBeside } from '#core/contract/staff-list.ts'
import { shownOut } from './contract.ts'
import { faultReasons, identityItems, kycStatuses, uploadItems } from './identity-words.ts'

const statusOut = v.picklist(kycStatuses)

const hitOut = v.object({
  id: idOut,
  list: v.string(),
  name: v.string(),
  birthDate: v.nullable(calendarDayOut),
  foundAt: instantOut,
  state: v.picklist(['open', 'cleared', 'confirmed']),
})

export const listIdentities = staffListBeside({
  path: 'kycQueue',
  summary: 'Lists verifications, oldest first, 25 at a time: pending ones, those on a restricted list, or all.',
  permission: 'identity.view',
  filter: {
    show: v.optional(v.picklist(['waiting', 'hits', 'all']), 'waiting'),
    playerId: v.optional(v.nullable(idIn), null),
  },
  sorts: ['oldest', 'newest'],
  row: {
    playerId: idOut,
    status: statusOut,
    name: v.string(),
    submittedAt: v.nullable(instantOut),
    /** When an answer is due; null for none. */
    answerBy: v.nullable(instantOut),
    openHits: v.number(),
    duplicates: v.number(),
    hasOtherBirthDate: v.boolean(),
  },
  beside: { waiting: v.number(), restrictedPersons: v.number() },
})

export const openIdentity = staffChange({
  path: 'kycCase',
  summary: 'Returns one verification. Needs a reason, which is logged.',
  permission: 'identity.open',
  request: v.object({ playerId: idIn, reason: reasonIn }),
  response: v.object({
    playerId: idOut,
    status: statusOut,
    revision: v.number(),
    ...shownOut.entries,
    registeredBirthDate: calendarDayOut,
    submittedAt: v.nullable(instantOut),
    answerBy: v.nullable(instantOut),
    faults: v.array(v.object({ item: v.picklist(identityItems), reason: v.picklist(faultReasons), note: v.string() })),
    documents: v.array(
      v.object({
        item: v.picklist(uploadItems),
        uploadedAt: instantOut,
        /** Whether the requesting member has opened the current picture. */
        isSeen: v.boolean(),
      }),
    ),
    hits: v.array(hitOut),
    /** Accounts with the same document. */
    duplicates: v.array(v.object({ playerId: idOut, foundAt: instantOut })),
  }),
  refusals: { notFound: 1321 },
})

export const viewDocument = staffChange({
  path: 'kycDocument',
  summary: 'Returns one picture in base64. The view is logged.',
  permission: 'identity.viewPicture',
  request: v.object({ playerId: idIn, item: v.picklist(uploadItems), reason: reasonIn }),
  response: v.object({ mediaType: v.literal('image/jpeg'), content: v.string() }),
  refusals: { notFound: 1321, unreadable: 1322 },
})

export const decideIdentity = staffChange({
  path: 'kycDecide',
  summary: 'Approves a verification, requests items again with a reason each, rejects it, or revokes an approval.',
  permission: 'identity.decide',
  request: v.object({
    playerId: idIn,
    /** The revision of the case that was seen. */
    revision: v.pipe(v.number(), v.integer(), v.minValue(0)),
    decision: v.picklist(['approve', 'needInfo', 'reject', 'revoke']),
    faults: v.optional(
      v.pipe(
        v.array(
          v.object({
            item: v.picklist(identityItems),
            reason: v.picklist(faultReasons),
            note: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(300)), ''),
          }),
        ),
        v.maxLength(26),
      ),
      [],
    ),
    reason: reasonIn,
  }),
  response: v.object({ status: statusOut }),
  refusals: {
    notFound: 1321,
    stale: 1323,
    notNow: 1324,
    hitIsOpen: 1325,
    reasonsMissing: 1326,
    numberHeld: 1328,
    /** Approval requires that the same member has opened every current picture. */
    picturesNotSeen: 1329,
  },
})

export const decideHit = staffChange({
  path: 'kycHitDecide',
  summary: 'Confirms or clears a match with a restricted list. A confirmed match revokes the approval.',
  permission: 'identity.decideHit',
  request: v.object({ hitId: idIn, decision: v.picklist(['clear', 'confirm']), reason: reasonIn }),
  response: v.object({ status: statusOut }),
  refusals: { hitNotFound: 1327 },
})

export const loadRestrictedList = staffChange({
  path: 'restrictedListLoad',
  summary: 'Imports a restricted list, up to 500 people at a time, and compares every player with it at once.',
  permission: 'identity.loadList',
  request: v.object({
    list: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(80)),
    persons: v.pipe(
      v.array(
        v.object({
          name: v.pipe(v.string(), v.trim(), v.minLength(2), v.maxLength(120)),
          birthDate: v.optional(v.nullable(calendarDayIn), null),
          /** With its country code; matched at registration, before a name is declared. */
          mobile: v.optional(v.nullable(v.pipe(v.string(), v.regex(/^\+\d{8,15}$/))), null),
        }),
      ),
      v.maxLength(500),
    ),
    /** Replaces the list of that name; otherwise extends it. */
    replaces: v.optional(v.boolean(), false),
    reason: reasonIn,
  }),
  response: v.object({ loaded: v.number(), found: v.number() }),
  refusals: {},
})
