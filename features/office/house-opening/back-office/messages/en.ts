/** What the screens of this feature say. */
export const messages = {
  // opening-page.tsx
  openingChecklist: 'Opening checklist',
  intro: 'Set these up before players can register, deposit and play.',
  allDone: 'Everything is set up. You’re ready to open.',
  stepsLeft: '{missing} of {total} steps left.',
  openStep: 'Open {title}',
  done: 'Done',
  toDo: 'To do',
  optional: 'Optional',
} as const
