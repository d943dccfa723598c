import type { FaultReason, IdentityItem, IdType, SourceOfFunds } from './identity-words.ts'
import { messages } from './messages/en.ts'

export const itemNames = {
  name: messages.itemName,
  birthDate: messages.itemBirthDate,
  birthplace: messages.itemBirthplace,
  nationality: messages.itemNationality,
  presentAddress: messages.itemPresentAddress,
  permanentAddress: messages.itemPermanentAddress,
  natureOfWork: messages.itemNatureOfWork,
  sourceOfFunds: messages.itemSourceOfFunds,
  idDocument: messages.itemIdDocument,
  declarations: messages.itemDeclarations,
  idFront: messages.itemIdFront,
  idBack: messages.itemIdBack,
  selfie: messages.itemSelfie,
} as const satisfies Record<IdentityItem, string>

/** The printed format of each document's number. */
export const idNumberShapes = {
  philsys: messages.shapePhilsys,
  passport: messages.shapePassport,
  driversLicence: messages.shapeDriversLicence,
  umid: messages.shapeUmid,
  prc: messages.shapePrc,
  sss: messages.shapeSss,
  postal: messages.shapePostal,
} as const satisfies Record<IdType, string>

export const idTypeNames = {
  philsys: messages.idTypePhilsys,
  passport: messages.idTypePassport,
  driversLicence: messages.idTypeDriversLicence,
  umid: messages.idTypeUmid,
  prc: messages.idTypePrc,
  sss: messages.idTypeSss,
  postal: messages.idTypePostal,
} as const satisfies Record<IdType, string>

export const fundsNames = {
  salary: messages.fundsSalary,
  business: messages.fundsBusiness,
  remittance: messages.fundsRemittance,
  pension: messages.fundsPension,
  savings: messages.fundsSavings,
  investments: messages.fundsInvestments,
  other: messages.fundsOther,
} as const satisfies Record<SourceOfFunds, string>

export const faultTexts = {
  blurred: messages.faultBlurred,
  cutOff: messages.faultCutOff,
  glare: messages.faultGlare,
  covered: messages.faultCovered,
  wrongDocument: messages.faultWrongDocument,
  documentExpired: messages.faultDocumentExpired,
  faceDiffers: messages.faultFaceDiffers,
  differsFromDocument: messages.faultDiffersFromDocument,
  incomplete: messages.faultIncomplete,
  notBelievable: messages.faultNotBelievable,
} as const satisfies Record<FaultReason, string>
