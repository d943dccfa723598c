/** The words around those of a campaign. */
export const messages = {
  openLobby: 'Open {operator}',
  smsText: '{operator}: {text} Stop promos: profile, Promos and offers.',
} as const
