/** Where a consent was given or withdrawn. */
export const consentSources = ['settings', 'emailLink'] as const
export type ConsentSource = (typeof consentSources)[number]
