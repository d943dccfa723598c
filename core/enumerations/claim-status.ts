import { enumerationOut } from './enumeration.ts'

const claimStatus = { locked: 0, claimable: 1, done: 2 } as const
export type ClaimStatus = keyof typeof claimStatus

export const claimStatusOut = enumerationOut(claimStatus)
