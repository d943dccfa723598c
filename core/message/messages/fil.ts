import { translationOf } from '../translation.ts'
import type { messages as english } from './en.ts'

export const messages = translationOf<typeof english>()({
  entry: 'Paki-check ang inilagay mo.',
  centavos: 'Maglagay ng buong bilang ng sentimo, 0 pataas.',
  signedCentavos: 'Maglagay ng buong bilang ng sentimo.',
  instant: 'Maglagay ng oras sa buong millisecond mula 1970, bago ang taong 2900.',
  playerId: 'Maglagay ng tamang player ID.',
  code: 'Ilagay ang buong 6-digit code.',
  digits: 'Numero lang ang gamitin.',
  textTooShort: 'Gumamit ng hindi bababa sa {min} character.',
  textTooLong: 'Hanggang {max} character lang.',
})
