import type { Feature } from '#platform/http/feature.ts'
import { fieldMeanings } from './field-meanings.ts'
import { type JackpotDependencies, listJackpotsHandler } from './list-jackpots.ts'

/** The progressive pools, as the lobby shows them. */
export const jackpot = (needs: JackpotDependencies): Feature => ({
  name: 'jackpot',
  handlers: [listJackpotsHandler(needs)],
  fieldMeanings,
  refusalTexts: {},
})

export { followJackpots, type JackpotSource } from './follow-jackpots.ts'
