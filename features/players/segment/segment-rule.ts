import * as v from 'valibot'
import { languageNames } from '#core/language/language.ts'
import { devices, dayFacts, moneyFacts, numberFacts } from './facts.ts'

const keysOf = <T extends object>(labels: T): (keyof T & string)[] =>
  Object.keys(labels).filter((key): key is keyof T & string => Object.hasOwn(labels, key))

const wholeTip = 'Enter a whole number.'
const choiceOf = <Fact extends string, T extends object>(fact: Fact, labels: T) =>
  v.object({
    fact: v.literal(fact),
    is: v.picklist(['is', 'isNot'], 'Choose how to compare.'),
    value: v.picklist(keysOf(labels), 'Choose a value.'),
  })

const least = v.picklist(['atLeast', 'atMost'], 'Choose how to compare.')

export const conditionIn = v.variant(
  'fact',
  [
    v.object({
      fact: v.picklist(keysOf(dayFacts)),
      is: v.picklist(['within', 'before'], 'Choose how to compare.'),
      value: v.pipe(
        v.number(wholeTip),
        v.integer(wholeTip),
        v.minValue(1, 'Enter 1 day or more.'),
        v.maxValue(3_650, 'Enter 3,650 days or less.'),
      ),
    }),
    v.object({
      fact: v.picklist(keysOf(numberFacts)),
      is: least,
      value: v.pipe(
        v.number(wholeTip),
        v.integer(wholeTip),
        v.minValue(0, 'Enter 0 or more.'),
        v.maxValue(1_000_000_000, 'Enter 1,000,000,000 or less.'),
      ),
    }),
    v.object({
      fact: v.picklist(keysOf(moneyFacts)),
      is: least,
      /** Centavos. */
      value: v.pipe(v.number('Enter an amount.'), v.safeInteger('Enter an amount.')),
    }),
    choiceOf('language', languageNames),
    choiceOf('device', devices),
  ],
  'Choose a fact.',
)
export type Condition = v.InferOutput<typeof conditionIn>

export const conditionsMax = 10

const joinedIn = v.picklist(['all', 'any'])

/** The conditions that a segment consists of. */
export const ruleIn = v.object({
  joined: joinedIn,
  conditions: v.pipe(
    v.array(conditionIn),
    v.minLength(1, 'Add at least one condition. A segment without conditions describes nobody.'),
    v.maxLength(conditionsMax, `Use ${conditionsMax} conditions or fewer.`),
  ),
})

/** As stored: one of the segments that come with the product has no condition. */
export const storedRuleIn = v.object({ joined: joinedIn, conditions: v.array(conditionIn) })
export type SegmentRule = v.InferOutput<typeof storedRuleIn>
