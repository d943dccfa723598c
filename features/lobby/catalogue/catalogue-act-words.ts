/** Acts in the catalogue's history, on the page and in its export. */
export const catalogueActWords: Readonly<Record<string, string>> = {
  'catalogue.arrange': 'Position or marks changed',
  'catalogue.bringBack': 'Change reverted',
  'catalogue.decideOffer': 'Provider’s changes reviewed',
  'catalogue.maintain': 'Maintenance changed',
  'catalogue.setWeights': 'Weights changed',
  'catalogue.sync': 'Provider’s list updated',
  'catalogue.remove': 'Provider removed',
  'gameReturns.close': 'Pause for its return ended',
  'gameReturns.pause': 'Paused for its return',
  'switch.set': 'All games switched',
}
