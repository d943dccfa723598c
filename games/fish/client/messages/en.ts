/** What the screens of this feature say. */
export const messages = {
  // prepare-shooter.ts
  balanceTooLowForShot: 'Your balance is too low for a {price} shot.',
  wait: 'Please wait…',
  fire: 'Fire',
  notEnough: 'Balance too low',
  perShot: '{price} per shot',
  caught: 'You caught {name}: {win}.',
  // weapon-bar.ts
  weapons: 'Weapons',
  cannon: 'Cannon',
  harpoon: 'Harpoon',
  torpedo: 'Torpedo',
  weaponChance: 'chance ×{times}',
  weaponPays: 'pays ×{times}',
  // table-mates.ts
  guest: 'Guest',
  // prepare-shooter.ts, boss-clock.ts
  locked: 'Locked on {name}.',
  bossIn: '{name} in {time}',
  bossIsHere: '{name} is here',
  atTable: 'At your table: {names}',
  aloneAtTable: 'Nobody else is at your table',
  tableLost: 'Reconnecting to your table…',
  // volleys.ts
  connectionLost: 'Connection lost. Shooting is paused while we check your last shots.',
  shotsPending: 'Confirming your shots…',
  shotsNeverArrived: 'Your shots didn’t go through. No money was taken.',
  shotsNotPlayed: 'These shots weren’t played. No money was taken.',
  balanceTooLowForShots: 'Your balance is too low for these shots. No money was taken.',
  limitReached: 'This shot doesn’t fit your limits. No money was taken.',
  accountCannotPlay: 'Your account can’t play right now. Contact customer service if you need help.',
} as const
