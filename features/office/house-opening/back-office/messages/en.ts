/** What the screens of this feature say. */
export const messages = {
  // opening-page.tsx
  openingChecklist: 'Opening checklist',
  whatThisHouseNeedsBefore: 'What this house needs before players can register, deposit and play.',
  everythingIsReadyYouCan: 'Everything is ready. You can open.',
  missingOfLengthStepsTo: '{missing} of {length} steps to go.',
  openTitle: 'Open{title}',
  done: 'Done',
  toDo: 'To do',
  optional: 'Optional',
} as const
