/** What a complaint is about, as the regulator counts them. */
export const complaintKinds = ['payment', 'gameResult', 'account', 'responsiblePlay', 'conduct', 'other'] as const
export type ComplaintKind = (typeof complaintKinds)[number]
