import type { AmlRule } from './aml-rules.ts'

/** A description of each alert rule. */
export const amlRuleWords: Readonly<Record<AmlRule, string>> = {
  covered: 'Covered transaction: more than 5,000,000 pesos in one day',
  structuring: 'Structuring: sums split to stay below the limit',
  inOutWithoutPlay: 'Money in and out without play',
}
