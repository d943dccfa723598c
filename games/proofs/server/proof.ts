import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'

const number = v.pipe(v.number(), v.finite())

const proofSchema = v.object({
  /** Of the tables and rules that were measured. */
  digest: v.string(),
  way: v.string(),
  seed: number,
  rounds: number,
  rtp: number,
  /** Half the width of the 99 % interval. */
  within: number,
  hitRate: number,
  deviation: number,
  maxWin: number,
})
/** What one way to play came to over many rounds. */
export type Proof = v.InferOutput<typeof proofSchema>

const folder = join(import.meta.dirname, '..', 'measured')

export const proofPath = (code: string): string => join(folder, `${code}.json`)

/** The kept proofs of a title, one for each way to play it. */
export function readProofs(code: string): readonly Proof[] {
  return v.parse(v.array(proofSchema), JSON.parse(readFileSync(proofPath(code), 'utf8')))
}

/** The proof of one way; a title that is offered without one is a defect. */
export function proofOf(code: string, way: string): Proof {
  const proof = readProofs(code).find((kept) => kept.way === way)
  if (proof === undefined) throw new Error(`${code} is not measured as it is played by "${way}"`)
  return proof
}
