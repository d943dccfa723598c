/** The formats of `docs/vault.md`, by which the program that verifies a vault knows them. */
export const fileFormat = 'bituin-vault-1'
export const manifestFormat = 'bituin-vault-manifest-1'

export const manifestName = 'manifest.json'
export const signatureName = 'manifest.sig'
export const fileNameOf = (kind: string): string => `${kind}.jsonl.gz`

/** How many bytes of a file one call returns. */
export const pieceBytes = 4 * 1024 * 1024

/** The program that verifies a vault without anything of ours. */
export const verifierName = 'verify.mjs'
