import { messages } from './messages/en.ts'

/** The declarations at registration. Ids are stored with the account and never change their meaning. */
export const eligibilityDeclarations = [
  { id: 'twentyOneOrOlder', text: messages.declareAge, excluded: messages.barredAge },
  { id: 'notGovernment', text: messages.declareNotGovernment, excluded: messages.barredGovernment },
  {
    id: 'notArmedForcesOrPolice',
    text: messages.declareNotArmedForcesOrPolice,
    excluded: messages.barredArmedForcesOrPolice,
  },
  { id: 'notStudent', text: messages.declareNotStudent, excluded: messages.barredStudent },
  { id: 'notRegulatorStaff', text: messages.declareNotRegulatorStaff, excluded: messages.barredRegulatorStaff },
  { id: 'notLicenceHolder', text: messages.declareNotLicenceHolder, excluded: messages.barredLicenceHolder },
  { id: 'notListedOrRelative', text: messages.declareNotListedOrRelative, excluded: messages.barredListedOrRelative },
  { id: 'notLoanShark', text: messages.declareNotLoanShark, excluded: messages.barredLoanShark },
] as const satisfies readonly EligibilityDeclaration[]

export type DeclarationId = (typeof eligibilityDeclarations)[number]['id']

/**
 * Barred persons as listed in the notice and the terms: one line per declaration, and those who cannot have an account.
 */
export const excludedPersons: readonly string[] = [
  ...eligibilityDeclarations.map((declaration) => declaration.excluded),
  messages.barredUnregistered,
]

export const publicPlaceRule = messages.publicPlaceRule

interface EligibilityDeclaration {
  id: string
  /** The text that the player ticks. */
  text: string
  /** The persons barred by the same rule. */
  excluded: string
}
