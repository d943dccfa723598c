/** Titles and declarations, which screens, the server and the legal texts share. */
export const messages = {
  // titles.ts
  termsOfUse: 'Terms of Use',
  privacyPolicy: 'Privacy Policy',
  responsiblePlay: 'Play responsibly',
  licence: 'Licence',
  eligibility: 'Age and eligibility',
  about: 'About us',
  // declarations.ts
  declareAge: 'I am 21 years old or older.',
  barredAge: 'Anyone under 21 years of age.',
  declareNotGovernment: 'I am not an official or employee of the government, its agencies or its corporations.',
  barredGovernment:
    'Officials and employees of the national government, local governments, and government agencies and corporations.',
  declareNotArmedForcesOrPolice:
    'I am not a member of the Armed Forces of the Philippines or the Philippine National Police, or a cadet of either.',
  barredArmedForcesOrPolice:
    'Members of the Armed Forces of the Philippines and the Philippine National Police, including cadets.',
  declareNotStudent: 'I am not a student of any school, college or university in the Philippines.',
  barredStudent: 'Students of any school, college or university in the Philippines, whatever their age.',
  declareNotRegulatorStaff: 'I do not work for the gaming regulator.',
  barredRegulatorStaff: 'Officials and employees of the gaming regulator.',
  declareNotLicenceHolder: 'I do not hold a gaming licence or a gaming employment licence.',
  barredLicenceHolder: 'Holders of a gaming licence or a gaming employment licence.',
  declareNotListedOrRelative:
    'I am not banned from gaming or listed in a database of restricted persons, and I am not the spouse, parent or child of anyone who is.',
  barredListedOrRelative:
    'Anyone banned from gaming or listed in the National Database of Restricted Persons, and their spouse, parents and children.',
  declareNotLoanShark: 'I do not lend money to players or finance their bets for profit.',
  barredLoanShark: 'Loan sharks: anyone who lends money to players or finances their bets for profit.',
  barredUnregistered: 'Anyone who has not registered. You may not play on an account that someone else opened.',
  publicPlaceRule:
    'Playing in open public areas is prohibited. Play in a private place where no one under 21 can watch.',
} as const
