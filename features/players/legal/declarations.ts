/** The declarations at registration. Ids are stored with the account and never change their meaning. */
export const eligibilityDeclarations = [
  {
    id: 'twentyOneOrOlder',
    text: 'I am 21 years old or older.',
    excluded: 'Anyone under 21 years of age.',
  },
  {
    id: 'notGovernment',
    text: 'I am not an official or employee of the government, its agencies or its corporations.',
    excluded: 'Officials and employees of the national or a local government, its agencies and its corporations.',
  },
  {
    id: 'notArmedForcesOrPolice',
    text: 'I am not a member of the Armed Forces of the Philippines or the Philippine National Police, nor a cadet of either.',
    excluded: 'Members of the Armed Forces of the Philippines and the Philippine National Police, cadets included.',
  },
  {
    id: 'notStudent',
    text: 'I am not a student of any school, college or university in the Philippines.',
    excluded: 'Students of any school, college or university in the Philippines, whatever their age.',
  },
  {
    id: 'notRegulatorStaff',
    text: 'I do not work for the gaming regulator.',
    excluded: 'Officials and staff of the gaming regulator.',
  },
  {
    id: 'notLicenceHolder',
    text: 'I do not hold a gaming licence or a gaming employment licence.',
    excluded: 'Holders of a gaming licence or a gaming employment licence.',
  },
  {
    id: 'notListedOrRelative',
    text:
      'I am not banned from gaming and not on a database of restricted persons, ' +
      'and I am not the spouse, parent or child of a person who is.',
    excluded:
      'Persons banned from gaming or listed in the National Database of Restricted Persons, ' +
      'and their spouse, parents and children.',
  },
  {
    id: 'notLoanShark',
    text: 'I do not lend money to players or finance their bets for gain.',
    excluded: 'Loan sharks: anyone who lends money to players or finances their bets for gain.',
  },
] as const satisfies readonly EligibilityDeclaration[]

export type DeclarationId = (typeof eligibilityDeclarations)[number]['id']

/**
 * Barred persons as listed in the notice and the terms: one line per declaration, and those who cannot have an account.
 */
export const excludedPersons: readonly string[] = [
  ...eligibilityDeclarations.map((declaration) => declaration.excluded),
  'Persons who have not registered: nobody plays on an account that somebody else opened.',
]

export const publicPlaceRule =
  'Playing in open public areas is prohibited. Play in a private place, where nobody under 21 is watching.'

interface EligibilityDeclaration {
  id: string
  /** The text that the player ticks. */
  text: string
  /** The persons barred by the same rule. */
  excluded: string
}
