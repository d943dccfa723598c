import * as v from 'valibot'
import type { Seal } from '#platform/crypto/seal.ts'
import { idTypes } from '../identity-words.ts'
import type { IdentityDetails, IdentityRow } from './store/identity.store.ts'

const schema = v.object({
  birthplace: v.string(),
  nationality: v.string(),
  presentAddress: v.string(),
  permanentAddress: v.string(),
  natureOfWork: v.string(),
  sourceOfFunds: v.nullable(v.string()),
  idType: v.nullable(v.picklist(idTypes)),
  idNumber: v.string(),
  declarations: v.array(v.string()),
})

const noDetails: IdentityDetails = {
  birthplace: '',
  nationality: '',
  presentAddress: '',
  permanentAddress: '',
  natureOfWork: '',
  sourceOfFunds: null,
  idType: null,
  idNumber: '',
  declarations: [],
}

export const detailsContext = (playerId: bigint): string => `identity:${playerId}`

export const sealDetails = (seal: Seal, playerId: bigint, details: IdentityDetails): Buffer =>
  seal.seal(Buffer.from(JSON.stringify(details), 'utf8'), detailsContext(playerId))

export function openDetails(
  seal: Seal,
  { playerId, details }: Pick<IdentityRow, 'playerId' | 'details'>,
): IdentityDetails {
  if (details === null) return noDetails
  const plain = seal.open(details, detailsContext(playerId))
  if (plain === undefined) throw new Error(`the identity of player ${playerId} does not open`)
  return v.parse(schema, JSON.parse(plain.toString('utf8')))
}
