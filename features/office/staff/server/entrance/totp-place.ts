/** Where the sealed secret of a member's authenticator app lives; copied to another row it does not open. */
export const totpPlace = (staffId: bigint): string => `staff_member:${staffId}`
