import type { Centavos } from '#core/money/centavos.ts'
import type { FigureGroup } from '../figure-groups.ts'

export type Figure = {
  readonly group: FigureGroup
  readonly name: string
  readonly source: 'closed' | 'live'
  readonly count: bigint
  readonly players: bigint | null
  readonly stake: Centavos | null
  readonly win: Centavos | null
  readonly amount: Centavos | null
  readonly medianSeconds: number | null
}

const nothingElse = { players: null, stake: null, win: null, amount: null, medianSeconds: null } as const

type LiveFigure = Pick<Figure, 'group' | 'name' | 'count'> & Partial<Figure>

/** A number that is counted when the report is read. */
export const live = (figure: LiveFigure): Figure => ({ ...nothingElse, source: 'live', ...figure })
