import * as v from 'valibot'
import { call } from '#core/contract/call.ts'
import { languages } from '#core/language/language.ts'

export const keepLanguage = call({
  path: 'keepLanguage',
  summary: 'Saves the language chosen on this device for the player. Without one, returns the saved language.',
  access: 'player',
  money: 'none',
  activity: 'background',
  request: v.object({ language: v.optional(v.picklist(languages)) }),
  response: v.object({ language: v.picklist(languages) }),
  refusals: {},
})
