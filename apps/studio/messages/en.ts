/** The pages of the studio that are no game. */
export const messages = {
  // index-page.ts
  games: 'Games',
  gamesLead: 'These games open from the lobby, for money or as demos.',
  checkARound: 'Check a round',
  jackpots: 'Jackpots',
  gameFacts: 'Returns {percent}% or more · highest known win {most} your bet',
  // jackpots-page.ts
  jackpotsLead:
    'The hash of each seed is public from the first bet. When a jackpot has been won, its seed is shown here. Copy the text below it into {checker} to work out the winning point, and where a wheel stopped, yourself.',
  jackpotNow: '{amount} now · must be won by {dropBy}',
  jackpotWheel: 'The winner spins a wheel of {count} equally likely segments for a share: {odds}. The rest stays.',
  jackpotWheelOdds: '{percent}% on {segments}',
  hashOfSeed: 'Hash of the seed',
  notWonYet: 'Not won yet.',
  lastWon: 'Last won: {amount} on {date}',
  // verify-page.ts
  checkLead:
    'In the game, open Fairness, change seeds, and copy a round. Then paste it here: the page plays the round again from its seeds and compares every draw, the screen and the win. It contacts nobody: save it, turn off your network, and it still works. For Node, download {program}.',
  checkJackpots: 'The seeds of jackpots that have been won are on the page {jackpots}.',
  roundAsCopied: 'The round you copied',
  tablesOfGames: 'Tables of every game, with their hashes',
  returnsOfGames: 'Returns of every way to play, with their standard deviation',
  tablesLead:
    'Each file holds what a game’s return follows from: reel strips, weights, strengths, and every outcome with its chance where all are counted. A version of a game has one hash for good. The downloaded program prints the same text with --tables and the name of the file.',
  game: 'Game',
  version: 'Version',
  hashOfTables: 'SHA-256 of its tables',
  check: 'Check',
  draw: 'Draw',
  outOf: 'Out of',
  workedOut: 'Worked out',
  recorded: 'Recorded',
  proofHolds: 'Correct: the seed matches its hash, and all {draws} draws follow from the seeds.',
  roundRight:
    'Correct: the seed matches its hash, all {draws} draws follow from the seeds, the screen is the same, and the round pays {win}.',
  roundVoided:
    'Correct: the seed matches its hash, all {draws} draws follow from the seeds, and the screen is the same. The round was voided and its bet returned.',
  screenDiffers: 'The recorded screen is not the one that the draws make.',
  winDiffers: 'Played again, the round pays {worked}. The record says {recorded}.',
  moveImpossible: 'The rules do not allow the recorded moves.',
  versionDiffers:
    'Version {played} of the rules decided this round. This page knows version {present}: use the page or program that was saved then.',
  gameUnknown: 'This page does not know the game.',
  stepShown: 'Screen after step {step}',
  seedDiffers: 'The seed doesn’t match the hash. The hash of this seed is {hash}.',
  chainDiffers: 'The seed isn’t in the chain announced for its day. It leads to the hash {hash}.',
  drawsDiffer: 'Draws that do not follow from the seeds: {draws}.',
  notARound: 'This isn’t a round copied from a game. Copy the whole text and try again.',
} as const
