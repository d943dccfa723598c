import { centavos } from '#core/money/centavos.ts'
import { formatMoney } from '#core/money/format-money.ts'
import { languageNames } from '#core/language/language.ts'
import { devices, segmentFacts } from './facts.ts'
import type { Condition, SegmentRule } from './segment-rule.ts'

/** The conditions of a segment as one sentence for members. */
export const ruleText = ({ joined, conditions }: SegmentRule): string =>
  conditions.length === 0
    ? 'No conditions: everybody'
    : conditions.map(conditionText).join(joined === 'all' ? ' and ' : ' or ')

const conditionText = (condition: Condition): string => `${segmentFacts[condition.fact]}: ${comparisonText(condition)}`

function comparisonText(condition: Condition): string {
  switch (condition.fact) {
    case 'language':
      return choiceText(condition.is, languageNames[condition.value])
    case 'device':
      return choiceText(condition.is, devices[condition.value])
    case 'net30':
    case 'depositSum':
    case 'withdrawalSum':
      return amountText(condition.is, formatMoney(centavos(BigInt(condition.value))))
    default:
      return condition.is === 'within' || condition.is === 'before'
        ? dayText(condition)
        : amountText(condition.is, condition.value.toLocaleString('en-PH'))
  }
}

function dayText({ fact, is, value }: Extract<Condition, { is: 'within' | 'before' }>): string {
  const days = value.toLocaleString('en-PH')
  if (is === 'within') return value === 1 ? 'today' : `in the last ${days} days`
  return `${value === 1 ? '1 day' : `${days} days`} ago or longer${fact === 'registered' ? '' : ', or never'}`
}

const amountText = (is: 'atLeast' | 'atMost', amount: string): string =>
  `${is === 'atLeast' ? 'at least' : 'at most'} ${amount}`

const choiceText = (is: 'is' | 'isNot', choice: string): string => `${is === 'is' ? '' : 'not '}${choice}`
