/** The door for other features' screens: what the header shows as the next target. */
export { nextBetTarget } from '../rules.ts'
