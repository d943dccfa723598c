/** The encryption context of a member's authenticator secret; copied to another row it does not decrypt. */
export const totpPlace = (staffId: bigint): string => `staff_member:${staffId}`
