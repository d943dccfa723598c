/** What kinds of pictures there are, how large each is drawn, and in which widths it is kept. */
export const kinds = {
  tile: { size: [240, 320], widths: [120, 180, 240, 360, 480] },
  banner: { size: [800, 350], widths: [400, 800, 1200] },
  brand: { size: [160, 80], widths: [160, 320] },
  popup: { size: [600, 800], widths: [300, 600, 900] },
  scene: { size: [320, 240], widths: [320, 640] },
  promo: { size: [640, 320], widths: [320, 640, 960] },
  backdrop: { size: [1200, 400], widths: [600, 1200, 1800] },
} as const satisfies Readonly<Record<string, Kind>>

type Kind = { readonly size: readonly [width: number, height: number]; readonly widths: readonly number[] }

export type KindName = keyof typeof kinds
