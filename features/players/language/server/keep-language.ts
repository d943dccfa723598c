import { answer } from '#core/contract/outcome.ts'
import { handle } from '#platform/http/handle.ts'
import { keepLanguage } from '../contract.ts'
import { languageOfPlayer, setPlayerLanguage } from './store/player-language.store.ts'

export const keepLanguageHandler = handle(keepLanguage, async ({ input, identity, tx }) => {
  const { playerId } = identity
  if (input.language !== undefined) await setPlayerLanguage(tx, { playerId, language: input.language })
  return answer({ language: input.language ?? (await languageOfPlayer(tx, playerId)) })
})
