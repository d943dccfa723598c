import { defineMessages } from '#core/message/message.ts'
import type { FaultReason, IdentityItem, IdType, SourceOfFunds } from './identity-words.ts'

/** Texts of identity verification, on server and screens. */
export const identityMessages = defineMessages({
  'kyc.nothingAsked': 'There is nothing to hand in at the moment.',
  'kyc.tooYoung': 'Players must be 21 or older. We cannot verify this identity.',
  'kyc.numberInUse': 'We could not accept this document. Please contact customer service, who can look into it.',
  'kyc.tryLater': 'That was a lot in a short time. Please try again later.',
  'kyc.offline': 'No connection. Please check your network and try again.',
  'kyc.uploadFault': 'Something went wrong on our side. Please try again shortly.',
  'kyc.fileMissing': 'Choose a picture or a PDF first.',
  'kyc.fileTooLarge': 'This file is larger than 8 MB. A photo taken with the camera is small enough.',
  'kyc.fileNotAccepted': 'This is not a picture or PDF that we can read. Use JPG, PNG, WebP or PDF.',
  'kyc.pictureTooLarge': 'This picture has too many pixels. A photo taken with the camera is small enough.',
  'kyc.pictureTooSmall': 'This picture is too small to be read. Please take a sharper one.',
  'kyc.fieldMissing': 'Please fill this in.',
  'kyc.nameTip': 'Use letters, spaces, hyphens and apostrophes, as on your ID.',
  'kyc.idNumberTip': 'This does not look like a number of this ID. Please compare it with your ID.',
  'kyc.documentMissing': 'Please add this picture.',
  'kyc.declarationTip': 'Please confirm every point.',
})

export const itemNames = {
  name: 'Full name',
  birthDate: 'Date of birth',
  birthplace: 'Place of birth',
  nationality: 'Nationality',
  presentAddress: 'Present address',
  permanentAddress: 'Permanent address',
  natureOfWork: 'Nature of work',
  sourceOfFunds: 'Source of funds',
  idDocument: 'ID type and number',
  declarations: 'Declarations',
  idFront: 'Front of the ID',
  idBack: 'Back of the ID',
  selfie: 'Selfie',
} as const satisfies Record<IdentityItem, string>

/** The printed format of each document's number. */
export const idNumberShapes = {
  philsys: '16 digits, or 12 for the permanent number.',
  passport: 'Such as P1234567A.',
  driversLicence: 'A letter and 10 digits, as in N01-23-456789.',
  umid: '12 digits.',
  prc: '7 digits.',
  sss: '10 digits.',
  postal: '8 to 14 letters and digits.',
} as const satisfies Record<IdType, string>

export const idTypeNames = {
  philsys: 'PhilSys national ID',
  passport: 'Passport',
  driversLicence: 'Driver’s licence',
  umid: 'UMID',
  prc: 'PRC licence',
  sss: 'SSS',
  postal: 'Postal ID',
} as const satisfies Record<IdType, string>

export const fundsNames = {
  salary: 'Salary',
  business: 'Own business',
  remittance: 'Remittance from family',
  pension: 'Pension',
  savings: 'Savings',
  investments: 'Investments',
  other: 'Something else',
} as const satisfies Record<SourceOfFunds, string>

export const faultTexts = {
  blurred: 'The picture is blurred. Hold the camera still and let it focus.',
  cutOff: 'An edge is cut off. All four corners have to be visible.',
  glare: 'Light reflects on it. Turn away from the lamp or the window.',
  covered: 'Something covers a part of it, such as a finger.',
  wrongDocument: 'This is another document than the one you named.',
  documentExpired: 'This document has expired. Please use one that is valid.',
  faceDiffers: 'The face on the selfie and on the ID could not be matched.',
  differsFromDocument: 'This differs from what stands on the ID.',
  incomplete: 'This is incomplete.',
  notBelievable: 'We could not make sense of this. Please give it again.',
} as const satisfies Record<FaultReason, string>
