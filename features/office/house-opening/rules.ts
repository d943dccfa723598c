import type { OpeningFacts, OpeningStep } from './opening-facts.ts'

/** The steps of setting up an installation, in order. */
export const openingSteps = (facts: OpeningFacts): readonly OpeningStep[] => [
  ...stepsOfOperator(facts),
  ...stepsOfPlay(facts),
]

/** A way to pay that is shown, and of which at least one route leads to a provider that this deployment has keys of. */
export const canBePaidBy = (channel: PaymentChannel, served: readonly string[]): boolean =>
  channel.isShown &&
  [channel, ...channel.alternatives].some(({ provider, weight }) => weight > 0 && served.includes(provider))

type PaymentRoute = { readonly provider: string; readonly weight: number }
type PaymentChannel = PaymentRoute & { readonly isShown: boolean; readonly alternatives: readonly PaymentRoute[] }

const stepsOfOperator = (facts: OpeningFacts): readonly OpeningStep[] => [
  step({
    key: 'administrator',
    title: 'Administrator',
    isDone: facts.administrators > 0,
    done: `${counted(facts.administrators, 'active administrator')}.`,
    missing: 'Run `npm run staff:invite -- --email you@example.ph --role admin` and open the link that it prints.',
    // Without an administrator nobody can open the back office.
    href: facts.administrators > 0 ? '/staff' : null,
  }),
  step({
    key: 'operator',
    title: 'Company',
    isDone: !facts.isCompanyDefault,
    done: `Operated by ${facts.company}.`,
    missing: 'Enter your company, its address and your support contacts under Web configuration.',
    href: '/configuration',
  }),
  step({
    key: 'licence',
    title: 'Licence',
    isDone: facts.licenceNumber !== '',
    done: `Licence ${facts.licenceNumber}.`,
    missing:
      'Enter your licence number and its holder under Web configuration. Without a number, every page calls this a demonstration.',
    href: '/configuration',
  }),
  step({
    key: 'messages',
    title: 'SMS',
    isDone: facts.sendsMessages || !facts.registersByCode,
    done: facts.sendsMessages ? 'Codes are sent by SMS.' : 'Players register without a code.',
    missing: 'Set SMS_URL and SMS_KEY to your SMS service and restart, or let players register without a code.',
    href: '/configuration',
  }),
]

const stepsOfPlay = (facts: OpeningFacts): readonly OpeningStep[] => [
  step({
    key: 'provider',
    title: 'Game provider',
    isDone: facts.providers > 0,
    done: `${counted(facts.providers, 'provider')} with a key.`,
    missing:
      'Add a game provider with its address, then make a key for it and give the secret to the provider. Our own studio takes it as STUDIO_WALLET_KEY_ID and STUDIO_WALLET_KEY_SECRET.',
    href: '/providers',
  }),
  step({
    key: 'games',
    title: 'Games',
    isDone: facts.games > 0,
    done: `${counted(facts.games, 'game')} in the lobby.`,
    missing: missingGames(facts),
    href: '/catalogue',
  }),
  step({
    key: 'payment',
    title: 'Way to pay',
    isDone: facts.paymentChannels > 0,
    done: `${counted(facts.paymentChannels, 'way')} to deposit.`,
    missing: `Add one under Lobby content, Ways to pay, and show it to players. Its provider can be ${oneOf(facts.paymentProviders)}; “bank” needs your own account. Other payment providers need their keys in the settings first.`,
    href: '/content',
  }),
  step({
    key: 'switches',
    title: 'Switches',
    isDone: facts.stopped.length === 0,
    done: 'Play, deposits and withdrawals are open.',
    missing: `Turn on again: ${facts.stopped.join(', ')}.`,
    href: '/switches',
  }),
  {
    ...step({
      key: 'promotion',
      title: 'Promotion',
      isDone: facts.promotions > 0,
      done: `${counted(facts.promotions, 'promotion')} live.`,
      missing: 'Optional: publish a first promotion, such as a welcome bonus.',
      href: '/promotions',
    }),
    ...(facts.promotions > 0 ? {} : { state: 'suggested' as const }),
  },
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

function missingGames({ providers, cataloguesWaiting }: OpeningFacts): string {
  if (cataloguesWaiting > 0) return 'A provider’s catalogue has arrived. Review it under Game catalogue and accept it.'
  return providers > 0
    ? 'Waiting for a catalogue. Each provider with an address is asked every minute.'
    : 'Games arrive once a provider is added.'
}

const oneOf = (names: readonly string[]): string => names.map((name) => `“${name}”`).join(' or ')

const counted = (count: number, noun: string): string =>
  `${count.toLocaleString('en-PH')} ${noun}${count === 1 ? '' : 's'}`
