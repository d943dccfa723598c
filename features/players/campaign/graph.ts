import * as v from 'valibot'
import { type MarketingChannel, marketingChannels } from '#core/marketing-channel.ts'
import type { Language, languages } from '#core/language/language.ts'

const wholeIn = (min: number, max: number, tip: string) =>
  v.pipe(v.number(tip), v.integer(tip), v.minValue(min, tip), v.maxValue(max, tip))

/** Where players begin; no step may have this name. */
export const startStep = 'start'
const stepIdIn = v.pipe(v.string(), v.regex(/^[a-z0-9]{1,12}$/))
/** Empty: not connected yet. */
const nextIn = v.union([v.literal(''), stepIdIn])
const segmentIdIn = v.pipe(v.number('Choose a segment.'), v.safeInteger(), v.minValue(0))

/** Texts may be missing while a campaign is being written; the rules say in which language. */
const textIn = (max: number) =>
  v.strictObject({
    en: v.pipe(v.string(), v.trim(), v.maxLength(max, `Use up to ${max} characters.`)),
    fil: v.pipe(v.string(), v.trim(), v.maxLength(max, `Use up to ${max} characters.`)),
  } satisfies Record<(typeof languages)[number], unknown>)

const letterEntries = { id: stepIdIn, next: nextIn, title: textIn(80), body: textIn(2_000) }

const emailStepIn = v.object({ kind: v.literal('email'), ...letterEntries })
const smsStepIn = v.object({ kind: v.literal('sms'), id: stepIdIn, next: nextIn, body: textIn(300) })
const pushStepIn = v.object({
  kind: v.literal('push'),
  id: stepIdIn,
  next: nextIn,
  title: textIn(50),
  body: textIn(120),
})
/** A promo that leaves the product. */
export const channelStepIn = v.variant('kind', [emailStepIn, smsStepIn, pushStepIn])
/** Of which a member can be sent a test: a push needs a browser that a player has turned notifications on in. */
export const testableStepIn = v.variant('kind', [emailStepIn, smsStepIn])
export type TestableStep = v.InferOutput<typeof testableStepIn>

export const stepIn = v.variant('kind', [
  v.object({
    kind: v.literal('wait'),
    id: stepIdIn,
    next: nextIn,
    hours: wholeIn(1, 2_160, 'Enter 1 to 2,160 hours.'),
  }),
  v.object({ kind: v.literal('waitUntil'), id: stepIdIn, next: nextIn, hour: wholeIn(0, 23, 'Choose an hour.') }),
  v.object({ kind: v.literal('condition'), id: stepIdIn, segment: segmentIdIn, yes: nextIn, no: nextIn }),
  v.object({
    kind: v.literal('split'),
    id: stepIdIn,
    branches: v.pipe(
      v.array(v.object({ percent: wholeIn(0, 100, 'Enter 0 to 100 percent.'), next: nextIn })),
      v.maxLength(5, 'Use 5 branches or fewer.'),
    ),
  }),
  v.object({ kind: v.literal('message'), ...letterEntries }),
  v.object({
    kind: v.literal('gift'),
    ...letterEntries,
    /** Centavos for each player. */
    coins: wholeIn(0, 100_000_000, 'Enter an amount.'),
    /** How often the coins have to be staked before they can be withdrawn. */
    times: wholeIn(1, 100, 'Enter a playthrough from 1 to 100.'),
    daysValid: wholeIn(1, 90, 'Enter 1 to 90 days.'),
    /** Centavos for all players of this version together. */
    budget: v.pipe(v.number('Enter an amount.'), v.safeInteger('Enter an amount.'), v.minValue(0, 'Enter an amount.')),
  }),
  emailStepIn,
  smsStepIn,
  pushStepIn,
  v.object({ kind: v.literal('end'), id: stepIdIn }),
])
export type Step = v.InferOutput<typeof stepIn>
export type StepKind = Step['kind']
/** Acts in the inbox, and those that leave the product and need the player's consent. */
export type LetterStep = Extract<Step, { kind: 'message' | 'gift' }>
export type ChannelStep = Extract<Step, { kind: MarketingChannel }>
export type ActStep = LetterStep | ChannelStep
export const actKinds = ['message', 'gift', ...marketingChannels] as const satisfies readonly ActStep['kind'][]
export const isChannelStep = (step: Step): step is ChannelStep => marketingChannels.some((kind) => kind === step.kind)
export const isAct = (step: Step): step is ActStep => actKinds.some((kind) => kind === step.kind)

const shownLength = 80
/** An SMS has no title: its beginning stands for it. */
export const titleOf = (step: ActStep, language: Language): string =>
  step.kind === 'sms' ? step.body[language].slice(0, shownLength) : step.title[language]

export const triggerIn = v.variant('kind', [
  v.object({ kind: v.literal('segment'), segment: segmentIdIn }),
  v.object({ kind: v.literal('registered') }),
  v.object({ kind: v.literal('firstDeposit') }),
  v.object({ kind: v.literal('inactive'), days: wholeIn(3, 365, 'Enter 3 to 365 days.') }),
])
export type Trigger = v.InferOutput<typeof triggerIn>

const hourIn = wholeIn(0, 23, 'Choose an hour.')

export const graphIn = v.object({
  trigger: triggerIn,
  first: nextIn,
  steps: v.pipe(v.array(stepIn), v.maxLength(40, 'Use 40 steps or fewer.')),
  /** Percent of players who are shown nothing, for comparison. */
  holdout: wholeIn(0, 50, 'Hold back 0 to 50 percent.'),
  /** From and until when nothing is sent, in Manila. The same hour twice: no quiet hours. */
  quiet: v.object({ fromHour: hourIn, untilHour: hourIn }),
  /** The most messages a player gets, of all campaigns together. */
  cap: v.object({ day: wholeIn(1, 5, 'Enter 1 to 5 messages.'), week: wholeIn(1, 14, 'Enter 1 to 14 messages.') }),
})
export type Graph = v.InferOutput<typeof graphIn>

/** Where a step leads, in the order of its form. */
export function exitsOf(step: Step): readonly string[] {
  switch (step.kind) {
    case 'condition':
      return [step.yes, step.no]
    case 'split':
      return step.branches.map(({ next }) => next)
    case 'end':
      return []
    default:
      return [step.next]
  }
}
