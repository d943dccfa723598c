import { defineMessages } from '#core/message/message.ts'
import type { FaultReason, IdentityItem, IdType, SourceOfFunds } from './identity-words.ts'

/** Texts of identity verification, on server and screens. */
export const identityMessages = defineMessages({
  'kyc.nothingAsked': 'There’s nothing to submit right now.',
  'kyc.tooYoung': 'Players must be 21 or older. We can’t verify this identity.',
  'kyc.numberInUse': 'We can’t accept this document. Please contact customer service so we can look into it.',
  'kyc.tryLater': 'Too many attempts. Please try again later.',
  'kyc.offline': 'No connection. Please check your internet and try again.',
  'kyc.uploadFault': 'Something went wrong on our side. Please try again shortly.',
  'kyc.fileMissing': 'Choose a photo or PDF first.',
  'kyc.fileTooLarge': 'This file is larger than 8 MB. Please take a photo with the camera instead.',
  'kyc.fileNotAccepted': 'We can’t open this file. Use a JPG, PNG, WebP or PDF.',
  'kyc.pictureTooLarge': 'This photo’s resolution is too high. Please take one with the camera instead.',
  'kyc.pictureTooSmall': 'This photo is too small to read. Please take a sharper one.',
  'kyc.fieldMissing': 'Please fill this in.',
  'kyc.nameTip': 'Use letters, spaces, hyphens and apostrophes, as on your ID.',
  'kyc.idNumberTip': 'This doesn’t match the format of this ID. Please check the number on your ID.',
  'kyc.documentMissing': 'Please add this photo.',
  'kyc.declarationTip': 'Please confirm that all of these are true.',
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
  idFront: 'Front of ID',
  idBack: 'Back of ID',
  selfie: 'Selfie',
} as const satisfies Record<IdentityItem, string>

/** The printed format of each document's number. */
export const idNumberShapes = {
  philsys: '16 digits, or 12 for the permanent number.',
  passport: 'For example, P1234567A.',
  driversLicence: 'A letter and 10 digits, for example N01-23-456789.',
  umid: '12 digits.',
  prc: '7 digits.',
  sss: '10 digits.',
  postal: '8 to 14 letters and numbers.',
} as const satisfies Record<IdType, string>

export const idTypeNames = {
  philsys: 'PhilSys national ID',
  passport: 'Passport',
  driversLicence: 'Driver’s license',
  umid: 'UMID',
  prc: 'PRC license',
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
  other: 'Other',
} as const satisfies Record<SourceOfFunds, string>

export const faultTexts = {
  blurred: 'The photo is blurred. Hold the camera still and let it focus.',
  cutOff: 'An edge is cut off. Show all four corners.',
  glare: 'There’s glare on it. Turn away from the lamp or window.',
  covered: 'Part of it is covered, for example by a finger.',
  wrongDocument: 'This isn’t the type of ID you chose.',
  documentExpired: 'This ID has expired. Please use a valid one.',
  faceDiffers: 'The face in the selfie doesn’t match the ID.',
  differsFromDocument: 'This doesn’t match your ID.',
  incomplete: 'This is incomplete.',
  notBelievable: 'We couldn’t understand this. Please enter it again.',
} as const satisfies Record<FaultReason, string>
