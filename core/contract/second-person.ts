/** Why two staff accounts do not count as two people, for every call that takes a second person. */
export const secondPersonRefusals = { freshFactor: 1146, sameLink: 1147, sameDevice: 1148, sameAddress: 1149 } as const
