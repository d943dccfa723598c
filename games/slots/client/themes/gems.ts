const cuts = {
  hexagon: {
    edge: 'M50 9L85 29V71L50 91L15 71V29Z',
    table: 'M50 30L68 40V60L50 70L32 60V40Z',
    light: 'M50 9L85 29L68 40L50 30Z;M50 9L15 29L32 40L50 30Z',
    dark: 'M50 91L85 71L68 60L50 70Z;M50 91L15 71L32 60L50 70Z',
  },
  octagon: {
    edge: 'M32 12H68L88 32V68L68 88H32L12 68V32Z',
    table: 'M40 30H60L70 40V60L60 70H40L30 60V40Z',
    light: 'M32 12H68L60 30H40Z;M32 12L12 32L30 40L40 30Z',
    dark: 'M32 88H68L60 70H40Z;M68 88L88 68L70 60L60 70Z',
  },
  diamond: {
    edge: 'M28 16H72L92 40L50 92L8 40Z',
    table: 'M36 24H64L72 40H28Z',
    light: 'M28 16L8 40H28L36 24Z;M28 16H72L64 24H36Z',
    dark: 'M50 92L28 40H8Z;M50 92L92 40H80Z',
  },
  drop: {
    edge: 'M50 6C66 30 84 46 84 64A34 30 0 0 1 16 64C16 46 34 30 50 6Z',
    table: 'M50 34C58 46 66 54 66 64A16 15 0 0 1 34 64C34 54 42 46 50 34Z',
    light: 'M50 6C34 30 16 46 16 64L34 64C34 54 42 46 50 34Z',
    dark: 'M84 64A34 30 0 0 1 16 64L34 64A16 15 0 0 0 66 64Z',
  },
  triangle: {
    edge: 'M50 10Q56 10 60 17L90 74Q94 86 82 87H18Q6 86 10 74L40 17Q44 10 50 10Z',
    table: 'M50 40L68 72H32Z',
    light: 'M50 10L10 80L32 72L50 40Z',
    dark: 'M12 87H88L68 72H32Z',
  },
  oval: {
    edge: 'o 50 50 32 41',
    table: 'o 50 50 17 24',
    light: 'M20 36L35 40L50 26V9A32 41 0 0 0 20 36Z;M50 9V26L65 40L80 36A32 41 0 0 0 50 9Z',
    dark: 'M20 64L35 60L50 74V91A32 41 0 0 1 20 64Z;M50 91V74L65 60L80 64A32 41 0 0 1 50 91Z',
  },
} as const

/** A cut stone in two colours, lit from above. */
export function gem(cut: keyof typeof cuts, [light, dark]: readonly [string, string]): string {
  const { edge, table, light: bright, dark: deep } = cuts[cut]
  return `${light} ${dark} | ${edge}
#ffffff66 | ${bright}
#00000038 | ${deep}
#ffffff77 #ffffff11 | ${table}
#ffffffcc | o 38 28 5 3`
}
