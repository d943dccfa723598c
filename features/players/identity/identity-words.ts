/** The states of a player's verification. */
export const kycStatuses = [
  'NONE',
  'DRAFT',
  'SUBMITTED',
  'APPROVED',
  'NEED_INFO',
  'REJECTED',
  'EXPIRED',
  'REVOKED',
] as const
export type KycStatus = (typeof kycStatuses)[number]

/** The pictures. */
export const uploadItems = ['idFront', 'idBack', 'selfie'] as const
export type UploadItem = (typeof uploadItems)[number]

/** Declared items, each of which can be at fault on its own. */
export const declaredItems = [
  'name',
  'birthDate',
  'birthplace',
  'nationality',
  'presentAddress',
  'permanentAddress',
  'natureOfWork',
  'sourceOfFunds',
  'idDocument',
  'declarations',
] as const
export type DeclaredItem = (typeof declaredItems)[number]

export const identityItems = [...declaredItems, ...uploadItems] as const
export type IdentityItem = (typeof identityItems)[number]

export const idTypes = ['philsys', 'passport', 'driversLicence', 'umid', 'prc', 'sss', 'postal'] as const
export type IdType = (typeof idTypes)[number]

export const sourcesOfFunds = [
  'salary',
  'business',
  'remittance',
  'pension',
  'savings',
  'investments',
  'other',
] as const
export type SourceOfFunds = (typeof sourcesOfFunds)[number]

/** Why an item is requested again. */
export const faultReasons = [
  'blurred',
  'cutOff',
  'glare',
  'covered',
  'wrongDocument',
  'documentExpired',
  'faceDiffers',
  'differsFromDocument',
  'incomplete',
  'notBelievable',
] as const
export type FaultReason = (typeof faultReasons)[number]

export type ItemFault = { readonly item: IdentityItem; readonly reason: FaultReason; readonly note: string }
