/** The door for other features' screens: where a visitor came from. */
export { installReferrer } from './attribution.ts'
