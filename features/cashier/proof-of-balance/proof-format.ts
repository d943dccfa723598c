/** The first words of every proof, so that whoever reads one in years knows how. */
export const proofFormat = 'bituin-balance-proof-1'
