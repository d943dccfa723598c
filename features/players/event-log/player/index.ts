export { forgetAdParameters } from './ad-parameters.ts'
export { attributionId, installReferrer } from './attribution.ts'
export { onScreenEvents, recordEvent } from './screen-events.ts'
