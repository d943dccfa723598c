/** The rules of the shooters, and what their fish are called. */
export const messages = {
  // shooter-help.ts
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
  hold: 'Hold your finger, the Fire button or Space to keep shooting. It stops when you let go, when a bet is refused, when your balance is too low for a shot, and when you leave the page.',
  lock: 'Tap a fish to lock on to it: your shots follow it past other fish until it is caught or swims away. Tap open water to unlock. On a keyboard, L locks the next fish and Escape unlocks.',
  theWeapons: 'The weapons',
  weaponRule:
    'A weapon multiplies the price of a shot, the chance to catch, and what a catch pays. The price is always the chance times the pay, so every weapon returns the same {percent}%. The keys 1, 2 and 3 choose a weapon.',
  weapon: 'Weapon',
  costsOfLevel: 'Price of a shot',
  chanceTimes: 'Chance',
  paysTimes: 'Pay',
  'weapon.cannon': 'Cannon',
  'weapon.harpoon': 'Harpoon',
  'weapon.torpedo': 'Torpedo',
  theBoss: 'The boss',
  bossRule:
    '{name} comes every {minutes} minutes by the clock, at :00, :03, :06 and so on, and stays {seconds} seconds. The time changes nothing about the chance or the pay in the tables above.',
  theTable: 'Four at one table',
  seats:
    'Up to four players share a sea and see the same fish. Empty seats stay empty until a real player sits down. You see the others’ shots when the studio has decided them, with shortened names. Players who hide their name in lists are not shown.',
  ownShots:
    'Every shot is drawn by itself. Nobody’s shots change the odds of yours, and if two players catch the same fish, both are paid.',
  seatKept: 'If your connection drops, your seat is kept for 20 seconds. Demo players sit at tables of their own.',
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
  'fish.bakunawa': 'Bakunawa',
} as const
