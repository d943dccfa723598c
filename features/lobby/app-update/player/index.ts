export { wasAppOffered } from './app-offer.tsx'
export { downloadEntry } from './late-download-entry.ts'
export { UpdatePrompt, type UpdatePromptProps } from './update-prompt.tsx'
