/** Without a number there is no licence, and an installation without one is a demonstration: nothing else says so. */
export const holdsLicence = ({ number }: { readonly number: string }): boolean => number !== ''
