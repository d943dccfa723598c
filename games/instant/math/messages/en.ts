/** The rules of the instant games. */
export const messages = {
  howToPlay: 'How to play',
  payouts: 'Payouts',
  pays: 'Pays',
  picture: 'Picture',
  chance: 'Chance',
  chancePercent: '{percent}%',
  shareOf: '{part} in {whole}',
  // barrio-bingo.ts
  bingoSummary: 'You get a fresh card, and {called} of {balls} balls are called. Every full line counts.',
  bingoCard: 'A card has five columns: B 1–15, I 16–30, N 31–45, G 46–60, O 61–75. The middle is free.',
  bingoLines:
    'Rows, columns and the two diagonals are lines, {lines} in all. After the last ball, your lines are counted.',
  lines: 'Lines',
  linesOrMore: '{lines} or more',
  linesTo: '{least} to {most}',
  // fiesta-scratch.ts
  scratchSummary: 'Scratch {fields} fields. Three of the same picture win its prize.',
  scratchHowTo:
    'Scratch with a finger or the mouse, or reveal all at once. Your ticket is drawn before you scratch, each time from the whole pool: no ticket is ever used up.',
  scratchPool: 'The pool of {tickets} tickets',
  tickets: 'Tickets',
  // hari-reyna.ts
  hariSummary: 'Will the next card be higher or lower? Each right guess multiplies what you can collect.',
  hariCards:
    'Aces are low and kings are high. A card of the same rank counts as right. Nothing is below an ace or above a king, so there you guess Same or Different.',
  hariCollect:
    'Every card is drawn from a full deck, so the cards on the table change nothing. Collect your win after any right guess. From {most} your bet, it is collected for you.',
  hariLeft:
    'If you leave in the middle of a round, it is saved. After 24 hours you are paid what you could have collected, or your bet is returned if you had not guessed yet.',
  hariPayouts: 'What a right guess pays',
  hariMultiplies:
    'The first right guess pays as in the table. Each later one multiplies that by {ranks} divided by the number of ranks that make the guess right: a guess that 6 ranks make right multiplies it by {ranks}/6. What you can collect is rounded down to ×0.01. The house edge, {percent}%, is taken once, not with every guess.',
  card: 'Card',
  higherOrSame: 'Higher or same',
  lowerOrSame: 'Lower or same',
  paysSame: '{multiplier} same',
  paysDifferent: '{multiplier} different',
  // ikot-fiesta.ts
  ikotSummary: 'Choose a picture and spin. If the wheel stops on it, you win.',
  ikotSlots: 'The wheel has {slots} slots, all equally likely.',
  slots: 'Slots',
  // jeepney-roll.ts
  rollSummary: 'Choose a stretch of the road. If the jeepney stops on it, you win.',
  rollStretch:
    'The road is 100 kilometers long. Your stretch covers {least}% to {most}% of it: move the slider to make it longer or shorter, and choose which end of the road it is on.',
  rollStop:
    'The jeepney stops at any hundredth of a kilometer from 0.00 to 99.99, all equally likely. A longer stretch wins more often and pays less.',
  // kara-krus.ts
  karaSummary: 'One coin is tossed again and again. If your row of three comes before the house’s row, you win.',
  karaRows:
    'Choose three sides for your row and three for the house’s row. Tap a coin to flip it. The rows are never the same.',
  karaCoin:
    'Kara is heads and krus is tails: each comes up in half of all tosses, whatever came before. The coin is tossed until the last three tosses match one of the rows.',
  karaOrder:
    'The rows are not equal: which one comes first depends on how one follows the other. Every row has another that is more likely to come before it.',
  karaPairs: 'All {pairs} pairs of rows return nearly the same. One of each kind:',
  yours: 'Yours',
  house: 'House',
  youWin: 'You win',
  // lava-steps.ts
  lavaSummary: 'Cross the crater: each safe stone raises what you can take, and one lava stone ends it.',
  lavaStones:
    'Of {stones} stones, as many as you choose lie over lava. They are placed before your first step and stay where they are.',
  lavaSteps:
    'Step on a stone. If it is safe, you find gold and can take more. Take the gold whenever you like, or go on. If you step on lava, you lose the round.',
  lavaEnds:
    'The round ends by itself, and pays, when you have found every safe stone, or when one more would pay above {most} your bet.',
  lavaLeft:
    'If you leave in the middle of a round, it is saved. After 24 hours you are paid what you could have taken, or your bet is returned if you had not stepped yet.',
  lava: 'Lava',
  safeStones: '{stones} safe',
  // perya-drop.ts
  dropSummary: 'Drop a ball through the pegs. The slot it falls into is what it pays.',
  dropHowTo:
    'Choose the number of rows of pegs and your risk. At each peg the ball goes left or right, both equally likely.',
  dropRisk: 'More rows and more risk pay more at the edges and less in the middle, where most balls fall.',
  dropTable: '{rows} rows, from the edge to the middle',
  risk: 'Risk',
  'risk.low': 'low',
  'risk.medium': 'medium',
  'risk.high': 'high',
  middle: 'middle',
  // tala-keno.ts
  kenoSummary:
    'Choose up to {picks} stars. {drawn} of {stars} light up: the more of yours among them, the more you win.',
  kenoHowTo: 'Tap 1 to {picks} stars, or use Lucky pick. All stars are equally likely to light up.',
  stars: 'Stars',
  hitsLit: '{hits} lit',
  // pictures
  'picture.banderitas': 'banderitas',
  'picture.kalesa': 'kalesa',
  'picture.salakot': 'salakot',
  'picture.tarsier': 'tarsier',
  'picture.pearl': 'pearl',
  'picture.araw': 'araw',
  'picture.buwan': 'buwan',
  'picture.lechon': 'lechon',
  'picture.parol': 'parol',
  'picture.guitar': 'guitar',
  'picture.mask': 'mask',
  'picture.drum': 'drum',
  'picture.mango': 'mango',
  'picture.fan': 'fan',
  'picture.flower': 'flower',
} as const
