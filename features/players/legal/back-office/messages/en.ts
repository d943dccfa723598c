/** What the screens of this feature say. */
export const messages = {
  // draft-panel.tsx
  inASentence: 'In a sentence',
  text: 'Text',
  saveTheDraft: 'Save the draft',
  askToPublish: 'Ask to publish',
  saveThisDraft: 'Save this draft?',
  save: 'Save',
  lineLineMessage: 'Line {line}: {message}',
  notSavedYet: 'Not saved yet.',
  thisIsVersionVersionWhich: 'This is version {version}, which is in force. Change it to begin a draft.',
  draftNoRevisionSavedTime: 'Draft no. {revision}, saved {time} by {savedBy}.',
  draftNoRevisionIsSaved: 'Draft no. {revision} is saved.',
  thePreviewGoesOnWhen: 'The preview goes on when the text can be read.',
  // legal-page.tsx
  draft: 'Draft',
  versions: 'Versions',
  legalTexts: 'Legal texts',
  view: 'View',
  playersReadWhatIsIn:
    'Players read what is in force. A draft changes nothing for them until a second person publishes it.',
  loading: 'Loading …',
  // line-changes-list.tsx
  theTwoHaveTheSame: 'The two have the same words.',
  valueLinesAreTheSame: '{value} lines are the same in both.',
  // publish-dialog.tsx
  publishDraftNoRevisionOf: 'Publish draft no. {revision} of {value}?',
  ask: 'Ask',
  inForceFromManila: 'In force from (Manila)',
  theDayIsAlsoThe: 'The day is also the name of the version, which agreements are stored by.',
  rightsMoneyOrDutiesOf:
    'Rights, money or duties of players change: who agreed to an older version is asked again before play',
  // versions-panel.tsx
  draftNoRevision: 'Draft no. {revision}',
  thereIsNone: 'There is none.',
  compare: 'Compare',
  whatChanged: 'What changed',
  from: 'From',
  to: 'To',
  inForceFrom: 'In force from',
  now: 'Now',
  toCome: 'To come',
  players: 'Players',
  agreedAtRegistration: 'Agreed at registration',
  askedToAgreeAgain: 'Asked to agree again',
  notAskedACorrection: 'Not asked: a correction',
  publishedManilaBy: 'Published (Manila), by',
  cameWithTheProduct: 'Came with the product',
  why: 'Why',
  // draft-panel.tsx
  marks:
    '{section} begins a section, and an empty line a new paragraph. {bullet} and {number} make lists, {note} a note, {link} a link. {licensed} or {demonstration} above a paragraph shows it to such operators only. {operator} and the like are filled in.',
  // draft-panel.tsx and draft-bars.tsx, by language
  englishEditor: 'English (binding)',
  filipinoEditor: 'Filipino (translation)',
  translationInForce: 'Translation no. {number} of version {version}. Edit it to start a draft.',
  noTranslation: 'Version {version} has no Filipino translation yet. Write one to start a draft.',
  // publish-translation-dialog.tsx
  publishTranslation: 'Publish Filipino draft no. {revision} of {title}?',
  englishVersion: 'English version',
  englishVersionHint:
    'Players who use Filipino read it while this version is in force. Agreements name the English version.',
  // versions-panel.tsx
  filipino: 'Filipino',
  translationNumber: 'Translation no. {number}',
  translationMissing: 'No translation',
} as const
