import * as v from 'valibot'
import { calendarDayIn, calendarDayOut } from '#core/clock/manila.ts'
import { instantOut } from '#core/clock/wire-instant.ts'
import { call } from '#core/contract/call.ts'
import { faultReasons, idTypes, identityItems, kycStatuses, sourcesOfFunds, uploadItems } from './identity-words.ts'

const line = (max: number) => v.pipe(v.string(), v.trim(), v.maxLength(max))

/** The declared personal data. Fields that are not requested may be omitted. */
const identityFields = {
  firstName: v.optional(line(60)),
  middleName: v.optional(line(60)),
  lastName: v.optional(line(60)),
  birthDate: v.optional(calendarDayIn),
  birthplace: v.optional(line(120)),
  nationality: v.optional(line(60)),
  presentAddress: v.optional(line(200)),
  permanentAddress: v.optional(line(200)),
  natureOfWork: v.optional(line(80)),
  sourceOfFunds: v.optional(v.picklist(sourcesOfFunds)),
  idType: v.optional(v.picklist(idTypes)),
  idNumber: v.optional(line(40)),
}

/** The declared data; the answer decides how much of the document number is shown. */
export const shownOut = v.object({
  firstName: v.string(),
  middleName: v.string(),
  lastName: v.string(),
  birthDate: v.nullable(calendarDayOut),
  birthplace: v.string(),
  nationality: v.string(),
  presentAddress: v.string(),
  permanentAddress: v.string(),
  natureOfWork: v.string(),
  sourceOfFunds: v.nullable(v.picklist(sourcesOfFunds)),
  idType: v.nullable(v.picklist(idTypes)),
  /** Masked for the player except the last four characters. */
  idNumber: v.string(),
})

const identityOut = v.object({
  status: v.picklist(kycStatuses),
  /** The requested items: all of them at first, later only those at fault. */
  asked: v.array(v.picklist(identityItems)),
  /** Why an item is requested again. */
  faults: v.array(v.object({ item: v.picklist(identityItems), reason: v.picklist(faultReasons), text: v.string() })),
  documents: v.array(v.object({ item: v.picklist(uploadItems), uploadedAt: instantOut })),
  details: shownOut,
  submittedAt: v.nullable(instantOut),
  /** The target time for an answer. */
  answerBy: v.nullable(instantOut),
  /** From when on deposits and play wait for the identity; null for never. */
  dueAt: v.nullable(instantOut),
  /** The first deposit waits for it from the start. */
  depositWaits: v.boolean(),
})

export const getIdentity = call({
  path: 'kyc',
  summary: 'Returns the status of the player’s identity verification and the items still needed.',
  access: 'player',
  money: 'none',
  activity: 'background',
  request: v.object({}),
  response: identityOut,
  refusals: {},
})

export const submitIdentity = call({
  path: 'addKyc',
  summary: 'Saves the player’s details and, unless it is a draft, submits them.',
  access: 'player',
  money: 'none',
  presence: 'recent',
  request: v.object({
    ...identityFields,
    declarations: v.optional(v.pipe(v.array(line(64)), v.maxLength(32))),
    isDraft: v.optional(v.boolean(), false),
  }),
  response: identityOut,
  refusals: { nothingAsked: 1301, tooYoung: 1302, numberInUse: 1303, tryLater: 1020 },
})

/** A form body with the fields `item` and `file`: jpg, png, webp or pdf, 8 MB at most. */
export const uploadDocument = call({
  path: 'uploadKyc',
  summary: 'Uploads a picture of one item, in place of an earlier one.',
  access: 'player',
  money: 'none',
  presence: 'recent',
  form: true,
  request: v.object({ item: v.picklist(uploadItems) }),
  response: v.object({ item: v.picklist(uploadItems), uploadedAt: instantOut }),
  refusals: {
    nothingAsked: 1301,
    fileMissing: 1304,
    fileTooLarge: 1305,
    fileNotAccepted: 1306,
    pictureTooLarge: 1307,
    pictureTooSmall: 1308,
    tryLater: 1020,
  },
})
