/** The public key of drand's quicknet, as drand publishes it with the chain. */
export const drandPublicKey =
  '83cf0f2896adee7eb8b5f01fcad3912212c437e0073e911fb90022d3e760183c8c4b450b6a0a6c3ac6a5776a2d106451' +
  '0d1fec758c921cc22b0e17e63aaf4bcb5ed66304de9cf809bd274ca73bab4af5a6e9c76a4bc09e76eae8991ef5ece45a'

/** The key of the sandbox's beacon, whose secret this repository publishes: development trusts it, production refuses it. */
export const sandboxBeaconKey =
  'a44fa537a7bd80a49f39eeaed03748cb86a792c772f6690d1a793d1492801ecdddf146c52ffb426726388285370cdf57' +
  '1848441b65ccd3661246ff5edd44848f73cfec7e0ec386b6d22840e3874d66a2e4b56f8ee8c166ad297c7001a83d281d'
