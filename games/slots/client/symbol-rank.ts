import type { SlotModel } from '../math/model.ts'

export type SymbolRank = 'low' | 'high' | 'special'

/** What pays most, or does more than pay, must be seen at a glance: by size and by light. */
export function rankOf({ symbols, wild, scatter, bearer }: SlotModel, symbol: number): SymbolRank {
  if (symbol === wild || symbol === scatter || symbol === bearer) return 'special'
  const most = (index: number): number => Math.max(0, ...(symbols[index]?.pays ?? []))
  const better = symbols.filter((_, index) => most(index) > most(symbol)).length
  const payers = symbols.filter(({ pays }) => pays.some((pay) => pay > 0)).length
  return better < Math.floor(payers / 2) ? 'high' : 'low'
}
