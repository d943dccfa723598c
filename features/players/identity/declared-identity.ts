import type { CalendarDay } from '#core/clock/manila.ts'
import type { FieldFault } from '#core/contract/outcome.ts'
import {
  type IdentityItem,
  type IdType,
  type SourceOfFunds,
  type DeclaredItem,
  declaredItems,
} from './identity-words.ts'
import { messages as identityMessages } from './messages/en.ts'
import { fieldsOf, isIdNumber, isName } from './rules.ts'

/** What a player declares, in whole or in part. */
export type DeclaredIdentity = {
  readonly firstName: string
  readonly middleName: string
  readonly lastName: string
  readonly birthDate: CalendarDay | null
  readonly birthplace: string
  readonly nationality: string
  readonly presentAddress: string
  readonly permanentAddress: string
  readonly natureOfWork: string
  readonly sourceOfFunds: SourceOfFunds | null
  readonly idType: IdType | null
  readonly idNumber: string
  readonly declarations: readonly string[]
}

type Field = keyof DeclaredIdentity
export type GivenIdentity = { readonly [F in Field]?: DeclaredIdentity[F] | undefined }

const isDeclared = (item: IdentityItem): item is DeclaredItem => (declaredItems as readonly string[]).includes(item)
const fieldsIn = (items: readonly IdentityItem[]): Field[] =>
  items.filter(isDeclared).flatMap((item) => [...fieldsOf[item]])

/** New values replace earlier ones, for requested items only. */
export function mergeDeclaration(
  before: DeclaredIdentity,
  given: GivenIdentity,
  requested: readonly IdentityItem[],
): DeclaredIdentity {
  const taken = fieldsIn(requested).flatMap((field) => (given[field] === undefined ? [] : [[field, given[field]]]))
  return { ...before, ...(Object.fromEntries(taken) as Partial<DeclaredIdentity>) }
}

type RequiredDeclaration = {
  readonly requested: readonly IdentityItem[]
  /** The ids of the declarations that every player makes. */
  readonly declarations: readonly string[]
}

/** Missing or implausible values among the requested ones, by field. */
export function declarationFaults(
  given: GivenIdentity,
  { requested, declarations }: RequiredDeclaration,
): FieldFault[] {
  return fieldsIn(requested).flatMap((field) => {
    const key = faultOf(field, given, declarations)
    return key === undefined ? [] : [{ field, key, msg: texts[key] }]
  })
}

/** Whether an item that was at fault is now complete and plausible. */
export const isGivenWell = (item: IdentityItem, given: GivenIdentity, declarations: readonly string[]): boolean =>
  isDeclared(item) &&
  fieldsOf[item].some((field) => given[field] !== undefined) &&
  declarationFaults(given, { requested: [item], declarations }).length === 0

const texts = {
  'kyc.declarationTip': identityMessages['kyc.declarationTip'],
  'kyc.fieldMissing': identityMessages['kyc.fieldMissing'],
  'kyc.idNumberTip': identityMessages['kyc.idNumberTip'],
  'kyc.nameTip': identityMessages['kyc.nameTip'],
} as const
type Key = keyof typeof texts

function faultOf(field: Field, given: GivenIdentity, declarations: readonly string[]): Key | undefined {
  if (field === 'declarations') {
    return declarations.every((id) => given.declarations?.includes(id)) ? undefined : 'kyc.declarationTip'
  }
  const text = String(given[field] ?? '')
  if (text === '') return field === 'middleName' ? undefined : 'kyc.fieldMissing'
  if (field === 'idNumber') return idNumberFault(given.idType, text)
  return nameFields.has(field) && !isName(text) ? 'kyc.nameTip' : undefined
}

const idNumberFault = (type: IdType | null | undefined, text: string): Key | undefined =>
  type && !isIdNumber(type, text) ? 'kyc.idNumberTip' : undefined

const nameFields: ReadonlySet<Field> = new Set<Field>(['firstName', 'middleName', 'lastName'])
