/** A weapon. Its shot costs `cost` times the level, catches `chance` times as often, and pays `multiple` times what the fish pays. */
export type Weapon = {
  readonly code: WeaponCode
  readonly cost: number
  readonly chance: number
  readonly multiple: number
  /** How many of its shots go to the studio together. */
  readonly shotsMax: number
}
export const weaponCodes = ['cannon', 'harpoon', 'torpedo'] as const
export type WeaponCode = (typeof weaponCodes)[number]

/** So many shots go to the studio together at most, and so long lies between two volleys: five shots a second. */
export const shotsMax = 3
export const volleyMs = 600

/**
 * The cost is the chance times the multiple, so that every weapon returns the same. No weapon stakes more in a volley than three
 * shots of the cannon.
 */
export const weapons: Readonly<Record<WeaponCode, Weapon>> = {
  cannon: { code: 'cannon', cost: 1, chance: 1, multiple: 1, shotsMax },
  harpoon: { code: 'harpoon', cost: 2, chance: 2, multiple: 1, shotsMax: 1 },
  torpedo: { code: 'torpedo', cost: 3, chance: 1, multiple: 3, shotsMax: 1 },
}
