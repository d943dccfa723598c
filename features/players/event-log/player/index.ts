/** The door for other features' screens: where a visitor came from, and how they say what has happened. */
export { forgetAdParameters } from './ad-parameters.ts'
export { attributionId, installReferrer } from './attribution.ts'
export { hearEvents, tellEvent } from './tell-event.ts'
