/** No number, no licence: an installation without one is a demonstration. */
export const holdsLicence = ({ number }: { readonly number: string }): boolean => number !== ''
