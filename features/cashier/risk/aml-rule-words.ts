import type { AmlRule } from './aml-rules.ts'

/** A description of each alert rule. */
export const amlRuleWords: Readonly<Record<AmlRule, string>> = {
  covered: 'More than 5,000,000 pesos within one day',
  structuring: 'Cut into pieces that show no large sum',
  inOutWithoutPlay: 'In and out again without play',
}
