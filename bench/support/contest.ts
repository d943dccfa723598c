import type { Driven } from './drive.ts'
import { type ProcessParts, processorTime } from './processor-time.ts'
import { type Spread, spreadOf } from './spread.ts'

/** Runs one contender once. */
export type Contender = () => Promise<Driven>

export type Contest<Name extends string, Part extends string> = {
  readonly contenders: Readonly<Record<Name, Contender>>
  readonly rounds: number
  /** Whose work is counted: of all contenders, or of one that has processes of its own. */
  readonly parts: ProcessParts<Part> | ((name: Name) => ProcessParts<Part>)
}

export type Standing<Name extends string, Part extends string> = {
  readonly median: (name: Name, figure: keyof Driven) => number
  /** Microseconds of processor time for one operation. */
  readonly work: (name: Name, part: Part) => number
  /** How many times as fast as another, round by round. */
  readonly ratio: (name: Name, other: Name) => Spread
  /** How many times less work than another. */
  readonly workRatio: (name: Name, other: Name) => Spread
}

type Result<Part extends string> = Driven & { readonly work: Readonly<Record<Part, number>> }

/** Short rounds in which everybody runs, each time beginning with another: what else the machine does hits all alike. */
export async function contest<Name extends string, Part extends string>({
  contenders,
  rounds,
  parts,
}: Contest<Name, Part>): Promise<Standing<Name, Part>> {
  const names = Object.keys(contenders) as Name[]
  const partsOf = (name: Name) => (typeof parts === 'function' ? parts(name) : parts)
  const results: Record<Name, Result<Part>>[] = []
  for (let round = 0; round < rounds; round++) {
    const ofRound: Partial<Record<Name, Result<Part>>> = {}
    for (let turn = 0; turn < names.length; turn++) {
      const name = names[(round + turn) % names.length]
      if (name !== undefined) ofRound[name] = await measured(contenders[name], partsOf(name))
    }
    results.push(ofRound as Record<Name, Result<Part>>)
  }
  const spread = (of: (result: Record<Name, Result<Part>>) => number): Spread => spreadOf(results.map(of))
  return {
    median: (name, figure) => spread((round) => round[name][figure]).median,
    work: (name, part) => spread((round) => round[name].work[part]).median,
    ratio: (name, other) => spread((round) => round[name].perSecond / round[other].perSecond),
    workRatio: (name, other) => spread((round) => allWork(round[other]) / allWork(round[name])),
  }
}

async function measured<Part extends string>(contender: Contender, parts: ProcessParts<Part>): Promise<Result<Part>> {
  const before = processorTime(parts)
  const driven = await contender()
  const after = processorTime(parts)
  const work = Object.keys(parts).map((part) => {
    const [from, to] = [before?.[part as Part] ?? Number.NaN, after?.[part as Part] ?? Number.NaN]
    return [part, (to - from) / driven.operations]
  })
  return { ...driven, work: Object.fromEntries(work) as Record<Part, number> }
}

const allWork = <Part extends string>({ work }: Result<Part>): number =>
  Object.values<number>(work).reduce((sum, part) => sum + part, 0)
