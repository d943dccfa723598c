export { InBothLanguages } from './in-both-languages.tsx'
export { MessageWords } from './message-words.tsx'
export { TestDialog } from './test-dialog.tsx'
