/** What the screens of this feature say. */
export const messages = {
  // about-page.tsx
  appVersionAppVersion: 'App version {appVersion}',
  // age-notice.tsx
  forPlayersOf21And: 'For players of 21 and older',
  accept: 'Accept',
  byAcceptingYouConfirmThat: 'By accepting you confirm that you are none of these, who may not play:',
  whoMayNotPlay: 'Who may not play',
  gamingRulesProvideThatFunds:
    'Gaming rules provide that funds of ineligible players are forfeited, after a review in which they are heard.',
  // agree-page.tsx
  legalText: 'Legal text',
  weDontHaveThisText: 'We don’t have this text',
  theAddressMayBeOld: 'The address may be old. All our legal texts are linked under More.',
  // agreement-panel.tsx
  beforeYouPlay: 'Before you play',
  iAgree: 'I Agree',
  scrollDown: 'Scroll down',
  textsToAgreeTo: 'Texts to agree to',
  // agreement-sheet.tsx
  theTermsDidNotArrive: 'The terms did not arrive. Please check your connection and try again.',
  // legal-contents.tsx
  contents: 'Contents',
  // legal-document-page.tsx
  print: 'Print',
  // legal-header.tsx
  back: 'Back',
  // legal-text.tsx
  theTextDidNotArrive: 'The text did not arrive',
  pleaseCheckYourConnectionIf: 'Please check your connection. If trying again does not help, reload the page.',
  versionOfDate: 'Version of {date}',
  settledInForceFromDate: '{settled}, in force from {date}',
  theTextIsOnIts: 'The text is on its way',
} as const
