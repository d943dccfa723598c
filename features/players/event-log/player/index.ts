export { forgetAdParameters } from './ad-parameters.ts'
export { attributionId, installReferrer } from './attribution.ts'
export { reportRegistration } from './origin.ts'
export { onScreenEvents, recordEvent } from './screen-events.ts'
