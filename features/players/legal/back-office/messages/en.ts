/** What the screens of this feature say. */
export const messages = {
  // draft-panel.tsx
  summary: 'Summary',
  text: 'Text',
  saveDraft: 'Save draft',
  requestPublish: 'Submit for publication',
  saveDraftTitle: 'Save this draft?',
  saveDraftConfirm: 'Save draft',
  faultInLine: 'Line {line}: {message}',
  unsaved: 'Unsaved changes.',
  versionInForce: 'Version {version} is in force. Edit it to start a draft.',
  draftSaved: 'Draft {revision}, saved {time} by {savedBy}.',
  draftSavedToast: 'Draft {revision} saved. Players don’t see it until it is published.',
  previewPaused: 'The preview updates when the text has no errors.',
  // legal-page.tsx
  draft: 'Draft',
  versions: 'Versions',
  legalTexts: 'Legal texts',
  view: 'View',
  legalLead:
    'Players read the version in force. A draft reaches them only after another member approves its publication.',
  loading: 'Loading…',
  // line-changes-list.tsx
  noChanges: 'No differences.',
  linesUnchanged: '{lines} lines unchanged.',
  // publish-dialog.tsx
  publishTitle: 'Publish draft {revision} of {title}?',
  requestApproval: 'Submit request',
  inForceFromManila: 'In force from (Manila)',
  inForceFromHint: 'This date also names the version that players agree to.',
  materialChange:
    'This changes players’ rights, money or duties. Players who agreed to an older version must agree again before they can play.',
  // versions-panel.tsx
  draftNumber: 'Draft {revision}',
  versionsEmpty: 'No versions yet. Published versions will appear here.',
  compare: 'Compare',
  changes: 'Changes',
  from: 'From',
  to: 'To',
  inForceFrom: 'In force from',
  inForce: 'In force',
  upcoming: 'Upcoming',
  players: 'Players',
  agreedAtRegistration: 'Agreed at registration',
  mustAgreeAgain: 'Must agree again',
  correction: 'Correction, no new agreement',
  publishedManilaBy: 'Published (Manila), by',
  original: 'Original text',
  reason: 'Reason',
  // draft-panel.tsx
  marks:
    '{section} starts a section, and an empty line starts a new paragraph. {bullet} and {number} make lists, {note} a note, {link} a link. {licensed} or {demonstration} above a paragraph shows it only to operators of that kind. {operator} and similar fields are filled in automatically.',
  // draft-panel.tsx and draft-bars.tsx, by language
  englishEditor: 'English (binding)',
  filipinoEditor: 'Filipino (translation)',
  originalTranslationInForce: 'The original translation of version {version} is in force. Edit it to start a draft.',
  translationInForce: 'Translation {number} of version {version} is in force. Edit it to start a draft.',
  noTranslation: 'Version {version} has no Filipino translation yet. Write one to start a draft.',
  // publish-translation-dialog.tsx
  publishTranslation: 'Publish Filipino draft {revision} of {title}?',
  englishVersion: 'English version',
  englishVersionHint:
    'Players who use Filipino read it while this version is in force. Agreements name the English version.',
  // versions-panel.tsx
  filipino: 'Filipino',
  translationNumber: 'Translation {number}',
  translationMissing: 'No translation',
} as const
