/** The format's name, at the start of every proof. */
export const proofFormat = 'bituin-balance-proof-1'
