import { answer } from '#core/contract/outcome.ts'
import { handle } from '#platform/http/handle.ts'
import { keepLanguage } from '../contract.ts'
import { keptLanguage, setPlayerLanguage } from './store/player-language.store.ts'

/** A player without a kept language keeps the one that this page came in. */
export const keepLanguageHandler = handle(keepLanguage, async ({ input, identity, caller, tx }) => {
  const { playerId } = identity
  const kept = await keptLanguage(tx, playerId)
  const language = input.language ?? kept ?? caller.language
  if (language !== kept) await setPlayerLanguage(tx, { playerId, language })
  return answer({ language })
})
