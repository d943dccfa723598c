/** What a complaint is about, as the regulator counts them. */
export const complaintKinds = ['payment', 'gameResult', 'account', 'responsiblePlay', 'conduct', 'other'] as const
export type ComplaintKind = (typeof complaintKinds)[number]

/** As members and the regulator read it. */
export const complaintWords: Readonly<Record<ComplaintKind, string>> = {
  payment: 'payment',
  gameResult: 'result of a game',
  account: 'account',
  responsiblePlay: 'responsible play',
  conduct: 'conduct',
  other: 'other',
}
