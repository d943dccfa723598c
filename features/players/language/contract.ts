import * as v from 'valibot'
import { call } from '#core/contract/call.ts'
import { languages } from '#core/language/language.ts'

export const keepLanguage = call({
  path: 'keepLanguage',
  summary: 'Keeps the language that was chosen on this device with the player; without one, answers the kept one.',
  access: 'player',
  money: 'none',
  activity: 'background',
  request: v.object({ language: v.optional(v.picklist(languages)) }),
  response: v.object({ language: v.picklist(languages) }),
  refusals: {},
})
