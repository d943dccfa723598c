/** The door for the app: what has to be renewed, and what getting the app brings. */
export { wasAppOffered } from './app-offer.tsx'
export { UpdatePrompt, type UpdatePromptProps } from './update-prompt.tsx'
