/** What becomes of a copy: it is made, can be downloaded, and is deleted; or it could not be made. */
export const exportStates = ['making', 'ready', 'expired', 'failed'] as const
export type ExportState = (typeof exportStates)[number]
