export { forgetAdParameters } from './ad-parameters.ts'
export { attributionId, installReferrer } from './attribution.ts'
export { hearEvents, tellEvent } from './tell-event.ts'
