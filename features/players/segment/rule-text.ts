import { centavos } from '#core/money/centavos.ts'
import { formatMoney } from '#core/money/format-money.ts'
import { devices, languages, segmentFacts } from './facts.ts'
import type { Condition, SegmentRule } from './segment-rule.ts'

/** The conditions of a segment as one sentence for members. */
export const ruleText = ({ joined, conditions }: SegmentRule): string =>
  conditions.length === 0
    ? 'No conditions: everybody'
    : conditions.map(conditionText).join(joined === 'all' ? ' and ' : ' or ')

export function conditionText(condition: Condition): string {
  return `${segmentFacts[condition.fact]}: ${comparisonText(condition)}`
}

function comparisonText(condition: Condition): string {
  if (condition.fact === 'language') return choiceText(condition.is, languages[condition.value])
  if (condition.fact === 'device') return choiceText(condition.is, devices[condition.value])
  const { fact, is, value } = condition
  if (is === 'within') return value === 1 ? 'today' : `in the last ${value.toLocaleString('en-PH')} days`
  if (is === 'before') {
    const ago = value === 1 ? '1 day' : `${value.toLocaleString('en-PH')} days`
    return `${ago} ago or longer${fact === 'registered' ? '' : ', or never'}`
  }
  const isMoney = fact === 'net30' || fact === 'depositSum' || fact === 'withdrawalSum'
  const amount = isMoney ? formatMoney(centavos(BigInt(value))) : value.toLocaleString('en-PH')
  return `${is === 'atLeast' ? 'at least' : 'at most'} ${amount}`
}

const choiceText = (is: 'is' | 'isNot', choice: string): string => `${is === 'is' ? '' : 'not '}${choice}`
