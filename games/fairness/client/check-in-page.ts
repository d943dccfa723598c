// Checks a round in the page that shows its replay: the rules of every title, in one file that the page loads when it needs it.
import { tables, titles } from '#games/titles.ts'
import { checkRound, type RoundCheck } from '../check-round.ts'
import type { RoundProof } from '../round-proof.ts'

export const check = (proof: RoundProof): Promise<RoundCheck> => checkRound(proof, { titles, tables })

/** What the file gives to the page that loads it. */
export type CheckInPage = { readonly check: typeof check }
