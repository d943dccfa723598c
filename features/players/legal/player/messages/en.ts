/** What the screens of this feature say. */
export const messages = {
  // about-page.tsx
  appVersion: 'App version {appVersion}',
  // age-notice.tsx
  ageNoticeTitle: 'For players aged 21 and over',
  accept: 'Accept',
  ageNoticeConfirm: 'By accepting, you confirm that you are not one of these people, who may not play:',
  whoMayNotPlay: 'Who may not play',
  ineligibleFunds:
    'Under gaming rules, funds of ineligible players are forfeited after a review in which they can explain their side.',
  // agree-page.tsx
  legalText: 'Legal text',
  textNotFound: 'We can’t find this text',
  textNotFoundHelp: 'The link may be old. You’ll find all our legal texts under More.',
  // agreement-panel.tsx
  beforeYouPlay: 'Before you play',
  iAgree: 'I Agree',
  scrollDown: 'Scroll down',
  agreementTexts: 'Terms and policy',
  // agreement-sheet.tsx
  termsNotLoaded: 'The terms didn’t load. Check your connection and try again.',
  // legal-contents.tsx
  contents: 'Contents',
  // legal-document-page.tsx
  print: 'Print',
  // legal-header.tsx
  back: 'Back',
  // legal-text.tsx
  textNotLoaded: 'The text didn’t load',
  textNotLoadedHelp: 'Check your connection and try again. If it still doesn’t load, refresh the page.',
  versionOf: 'Version of {date}',
  versionInForceFrom: 'Version of {version}, in force from {date}',
  textLoading: 'Loading the text…',
  isTranslation: 'This is a translation of the English version of {date}. The English text is binding.',
  noTranslation: 'This version is available only in English.',
} as const
