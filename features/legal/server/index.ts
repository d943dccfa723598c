/** The door for other features' servers: what registration and play have to know of the legal texts. */
export { eligibilityDeclarations } from '../declarations.ts'
export { needsNewAgreement } from '../rules.ts'
export { legalVersions } from '../versions.ts'
