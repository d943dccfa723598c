import type { ReturnState } from './return-words.ts'

/** Where a return lies, on pages and in exports. */
export const returnStateWords = {
  paysTooMuch: 'Pays too much',
  paysTooLittle: 'Pays too little',
  high: 'Above 95%',
  low: 'Below 95%',
  within: 'Within',
  few: 'Too few rounds',
  counted: 'Nothing declared',
} as const satisfies Readonly<Record<ReturnState, string>>
