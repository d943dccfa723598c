/** The rules of the shooters, and what their fish are called. */
export const messages = {
  // define-shooter.ts
  howToPlay: 'How to play',
  aim: 'Tap where you want to shoot: one tap, one shot. The level of your cannon is the price of a shot, and multiplies what a fish pays. On a keyboard, aim with the left and right arrow keys and fire with Space.',
  paidByHit: 'You pay for a shot when it hits a fish. A shot that hits nothing costs nothing.',
  theFish: 'The fish',
  captureRule:
    'The studio decides whether a fish that was hit is caught. The chance is {percent}% divided by what the fish pays on average, so every fish returns exactly {percent}% of the shots that hit it, at every level. Earlier shots change nothing.',
  fish: 'Fish',
  pays: 'Pays',
  chanceToCatch: 'Chance to catch',
  percentOf: '{percent}%',
  theCatch: 'What a catch brings',
  catchRule: 'When one of these fish is caught, a second draw decides what it brings:',
  brings: 'Brings',
  chance: 'Chance',
  chanceOf: '{weight} in {sum}',
  connection: 'If the connection is lost',
  volleys:
    'Hits are sent to the studio in volleys of up to {shots}, at most {perSecond} shots a second. A volley that reached the studio counts and is paid, even if you never see the answer. Shots that did not reach it, and shots still in the water, cost nothing.',
  // catch.ts
  timesTo: '{least} to {most}',
  timesByStages: '{least} to {most}, by stages',
  smallFish: '{count} small fish',
  // dagat-hunter.ts
  dagatSummary: 'Fish of the Visayas swim by: shoot, and every fish you catch pays.',
  dagatChains:
    'The lightning dikya and the bomb butete take small fish along when you catch them, and pay what those pay together. The small fish are {small}, all equally likely.',
  fishPays: '{name} {multiplier}',
  lightningPays: 'Its lightning takes {least} to {most} small fish along, and pays them all',
  bombPays: 'It bursts and takes {least} to {most} small fish along',
  // coral-kingdom.ts
  coralSummary: 'The reef of the crowned turtle: every catch draws its own prize, and the queen pays by stages.',
  coralPrizes:
    'What a fish pays is drawn when you catch it, within the range in the list. The chance of each prize is in the table below.',
  coralQueen:
    'Reyna Pawikan is fought in {stages} stages: {prizes}. The shot that catches her breaks the first stage, and each broken stage breaks the next with a chance of one in two. She pays the last stage that was broken.',
  // fish
  'fish.palata': 'Palata',
  'fish.clownfish': 'Clownfish',
  'fish.seahorse': 'Seahorse',
  'fish.parrotfish': 'Parrotfish',
  'fish.lionfish': 'Lionfish',
  'fish.octopus': 'Octopus',
  'fish.clam': 'Pearl clam',
  'fish.reyna': 'Reyna Pawikan',
  'fish.dilis': 'Dilis',
  'fish.tamban': 'Tamban',
  'fish.bisugo': 'Bisugo',
  'fish.dalagang-bukid': 'Dalagang bukid',
  'fish.lapu-lapu': 'Lapu-lapu',
  'fish.pusit': 'Pusit',
  'fish.pagi': 'Pagi',
  'fish.tanigue': 'Tanigue',
  'fish.dikya': 'Lightning dikya',
  'fish.butete': 'Bomb butete',
  'fish.pating': 'Pating',
} as const
