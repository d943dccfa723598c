/** The door for other features' screens: the sheet, the notice, and the little that registration has to know. */
export { type DeclarationId, eligibilityDeclarations } from '../declarations.ts'
export { ageNoticeDue } from '../rules.ts'
export { legalVersions } from '../versions.ts'
export { AgeNotice } from './age-notice.tsx'
export type { AgreedVersions } from './agreement-panel.tsx'
export { AgreementSheet } from './agreement-sheet.tsx'
export { useLegalVersions } from './use-legal-versions.ts'
