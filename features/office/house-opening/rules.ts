import { formatMessage } from '#core/message/format-message.ts'
import { stepMessages as messages } from './messages.ts'
import { missingContacts, missingGames, missingLicence } from './missing-details.ts'
import type { OpeningFacts, OpeningStep } from './opening-facts.ts'

/** The steps of setting up an installation, in order. */
export const openingSteps = (facts: OpeningFacts): readonly OpeningStep[] => [
  ...stepsOfOperator(facts),
  ...stepsOfPlay(facts),
]

const stepsOfOperator = (facts: OpeningFacts): readonly OpeningStep[] => [
  step({
    key: 'administrator',
    title: messages.administrator,
    isDone: facts.administrators > 0,
    done: formatMessage(messages.administratorDone, { count: facts.administrators }),
    missing: messages.administratorMissing,
    // Without an administrator nobody can open the back office.
    href: facts.administrators > 0 ? '/staff' : null,
  }),
  step({
    key: 'operator',
    title: messages.company,
    isDone: !facts.isCompanyMissing,
    done: formatMessage(messages.companyDone, { company: facts.company }),
    missing: messages.companyMissing,
    href: '/configuration',
  }),
  step({
    key: 'contacts',
    title: messages.contacts,
    isDone: facts.supportEmail !== '' && facts.helplinePhone !== '',
    done: formatMessage(messages.contactsDone, { email: facts.supportEmail, phone: facts.helplinePhone }),
    missing: missingContacts(facts),
    href: '/configuration',
  }),
  step({
    key: 'licence',
    title: messages.licence,
    isDone: facts.licenceNumber !== '' && !facts.isHolderMissing,
    done: formatMessage(messages.licenceDone, { number: facts.licenceNumber }),
    missing: missingLicence(facts),
    href: '/configuration',
  }),
  step({
    key: 'messages',
    title: messages.sms,
    isDone: facts.sendsMessages || !facts.registersByCode,
    done: facts.sendsMessages ? messages.smsSent : messages.smsNotNeeded,
    missing: messages.smsMissing,
    href: '/configuration',
  }),
  suggestion({
    key: 'email',
    title: messages.email,
    isDone: facts.sendsEmail,
    done: messages.emailDone,
    missing: messages.emailMissing,
    href: null,
  }),
]

const stepsOfPlay = (facts: OpeningFacts): readonly OpeningStep[] => [
  step({
    key: 'provider',
    title: messages.provider,
    isDone: facts.providers > 0,
    done: formatMessage(messages.providerDone, { count: facts.providers }),
    missing: messages.providerMissing,
    href: '/providers',
  }),
  step({
    key: 'games',
    title: messages.games,
    isDone: facts.games > 0,
    done: formatMessage(messages.gamesDone, { count: facts.games }),
    missing: missingGames(facts),
    href: '/catalogue',
  }),
  step({
    key: 'payment',
    title: messages.payment,
    isDone: facts.paymentChannels > 0,
    done: formatMessage(messages.paymentDone, { count: facts.paymentChannels }),
    missing: formatMessage(messages.paymentMissing, { providers: oneOf(facts.paymentProviders) }),
    href: '/content',
  }),
  step({
    key: 'switches',
    title: messages.switches,
    isDone: facts.stopped.length === 0,
    done: messages.switchesDone,
    missing: formatMessage(messages.switchesMissing, { stopped: facts.stopped.join(', ') }),
    href: '/switches',
  }),
  suggestion({
    key: 'promotion',
    title: messages.promotion,
    isDone: facts.promotions > 0,
    done: formatMessage(messages.promotionDone, { count: facts.promotions }),
    missing: messages.promotionMissing,
    href: '/promotions',
  }),
]

/** All required steps are done. */
export const isReadyToOpen = (steps: readonly OpeningStep[]): boolean => steps.every(({ state }) => state !== 'missing')

type StepCheck = Pick<OpeningStep, 'key' | 'title' | 'href'> & {
  readonly isDone: boolean
  readonly done: string
  readonly missing: string
}

const step = ({ isDone, done, missing, ...facts }: StepCheck): OpeningStep => ({
  ...facts,
  state: isDone ? 'done' : 'missing',
  detail: isDone ? done : missing,
})

/** Something that a house can open without. */
const suggestion = (check: StepCheck): OpeningStep => ({
  ...step(check),
  state: check.isDone ? 'done' : 'suggested',
})

const oneOf = (names: readonly string[]): string => names.map((name) => `“${name}”`).join(' or ')
