/** The rules of the jackpots. */
export const messages = {
  jackpots: 'Jackpots',
  jackpot: 'Jackpot',
  ofEachBet: 'Of each bet',
  wonBy: 'Won by',
  percentOf: '{percent}%',
  fed: 'All slots feed the same jackpots when you play for money, from the house’s own share. Together they return {percent}% of all bets to players, on top of this game’s own return.',
  point:
    'Before the first bet of a jackpot, the point at which it will be won is drawn, every centavo equally likely. The spin that carries the jackpot to its point wins it at exactly that amount, no matter which player bets. A bigger bet carries the jackpot further, so it wins that much more often.',
  seed: 'The point comes from a seed whose hash is public from the start. The seed itself is shown once the jackpot has been won, on the studio’s Jackpots page, which the verifier links to.',
  wheel:
    'The winner of {name} spins its wheel for a share of it. All {count} segments are equally likely: {odds}. Any other jackpot is won whole.',
  wheelOdds: '{percent}% on {segments}',
  wheelRest:
    'The rest stays in the jackpot. Where the wheel stops is drawn with the point, from the same seed, and the money is yours before it turns. It spins by itself if you do not, and is shown when you come back if you leave.',
  nextJackpot:
    'The part of a bet that goes past the point, what is set aside from every bet, and what a wheel leaves start the next jackpot.',
} as const
