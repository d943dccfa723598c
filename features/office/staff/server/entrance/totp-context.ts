/** The encryption context of a member's authenticator secret; copied to another row it does not decrypt. */
export const totpContext = (staffId: bigint): string => `staff_member:${staffId}`
