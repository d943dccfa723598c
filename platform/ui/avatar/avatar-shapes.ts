/** The colour of a shape: one of the person's, or a shared one. */
export type Ink = keyof typeof sharedInks | 'skin' | 'shade' | 'hair' | 'sheen' | 'cloth' | 'trim'

/** A shape of a portrait on a grid of 80; with a width it is a line instead of a filled shape. */
export type Shape = readonly [ink: Ink, path: string, width?: number]

export const sharedInks = {
  line: '#35202e',
  white: '#fffaf0',
  blush: '#e8705f',
  red: '#e0455c',
  gold: '#f4b93a',
  straw: '#e0b06a',
  weave: '#b98545',
  leaf: '#4c9a6a',
  lens: '#2b2440',
} as const

export const skins = {
  light: { skin: '#f3c8a0', shade: '#dfa47a' },
  honey: { skin: '#dda172', shade: '#c28254' },
  brown: { skin: '#be7e52', shade: '#a1653d' },
  deep: { skin: '#96603d', shade: '#7a4a2c' },
} as const

export const hairs = {
  ink: { hair: '#241a2c', sheen: '#40304c' },
  cocoa: { hair: '#47291f', sheen: '#653d2e' },
  plum: { hair: '#4a1f44', sheen: '#6c3462' },
  chestnut: { hair: '#73402a', sheen: '#935a3c' },
  silver: { hair: '#cfccdb', sheen: '#e9e7f0' },
} as const

export const eyes: Shape = ['line', 'M33.5 37v1.4M46.5 37v1.4', 3.6]
export const lashes: Shape = ['line', 'M30.2 37.2c1-2.2 4-2.6 5.6-.4M49.8 37.2c-1-2.2-4-2.6-5.6-.4', 1.6]
export const happyEyes: Shape = ['line', 'M30.6 38.6c1.2-2.6 4.4-2.6 5.6 0M43.8 38.6c1.2-2.6 4.4-2.6 5.6 0', 2.1]
export const brows: Shape = ['hair', 'M30 32.2c1.6-1.4 4-1.6 5.8-.8M50 32.2c-1.6-1.4-4-1.6-5.8-.8', 2]
export const softBrows: Shape = ['hair', 'M30.6 32.2c1.5-1 3.6-1.1 5-.6M49.4 32.2c-1.5-1-3.6-1.1-5-.6', 1.5]
export const nose: Shape = ['shade', 'M40.2 39c.3 1.6 1.5 2.8 1 3.9-.3.8-1.6.9-2.4.5', 1.6]
export const cheeks: Shape = ['blush', 'M30.4 43.4h.01M49.6 43.4h.01', 5]
export const smile: Shape = ['line', 'M36.2 47.6c2 2.1 5.6 2.1 7.6 0', 1.8]
export const grin: Shape = ['white', 'M35.2 46.6h9.6c-.2 3.4-2.1 5-4.8 5s-4.6-1.6-4.8-5z']
const lips: Shape = [
  'red',
  'M36.2 47.7c1.4-1.1 2.8-1.2 3.8-.5 1-.7 2.4-.6 3.8.5-.9 1.9-2.3 2.7-3.8 2.7s-2.9-.8-3.8-2.7z',
]
export const smirk: Shape = ['line', 'M36.8 48.2c2.4 1.2 5 .9 6.8-1.2', 1.8]

export const plainLook = [brows, eyes, nose, smile]
export const sweetLook = [softBrows, eyes, lashes, nose, cheeks, lips]

// Dress: a round-necked shirt, a collared barong, the butterfly sleeves of a terno, a hooded jumper.
export const shirt: readonly Shape[] = [
  ['cloth', 'M9 82c0-14 11-22 31-22s31 8 31 22z'],
  ['trim', 'M31.5 60.8c2 6.5 15 6.5 17 0', 2.6],
]
export const barong: readonly Shape[] = [
  ['cloth', 'M9 82c0-14 11-22 31-22s31 8 31 22z'],
  ['trim', 'M40 66v14M36.5 71h-2M45.5 71h-2M36.5 75.5h-2M45.5 75.5h-2', 1.4],
  ['skin', 'M33 57h14l-7 9.5z'],
  ['white', 'M32 58.5 40 66l-6.5 5.5-5-10.5zM48 58.5 40 66l6.5 5.5 5-10.5z'],
]
export const terno: readonly Shape[] = [
  ['cloth', 'M18 82c0-12 8-19 22-19s22 7 22 19z'],
  ['cloth', 'M26 62C17 53 6 56 3 68c6 2 14 5 20 12zM54 62c9-9 20-6 23 6-6 2-14 5-20 12z'],
  [
    'trim',
    'M24.5 64c-5.5-4.5-12-4-16.5 1M23 69.5c-4-3-8-3.5-12-2M55.5 64c5.5-4.5 12-4 16.5 1M57 69.5c4-3 8-3.5 12-2',
    1.5,
  ],
  ['skin', 'M30.5 60h19c-1 6-4.5 9-9.5 9s-8.5-3-9.5-9z'],
]
export const hoodie: readonly Shape[] = [
  ['cloth', 'M8 82c0-14 11-21 32-21s32 7 32 21z'],
  ['trim', 'M26 61c2 8 7 11 14 11s12-3 14-11c-3-3-5-4-6-4-1 4-4 6-8 6s-7-2-8-6c-1 0-3 1-6 4z'],
  ['white', 'M36 71v6M44 71v6', 1.6],
]

export const glasses: readonly Shape[] = [
  [
    'line',
    'M27.5 37.5a5.7 5.7 0 1 0 11.4 0 5.7 5.7 0 1 0-11.4 0M41.1 37.5a5.7 5.7 0 1 0 11.4 0 5.7 5.7 0 1 0-11.4 0M38.9 37c.7-.6 1.5-.6 2.2 0',
    1.6,
  ],
]
export const shades: readonly Shape[] = [
  [
    'lens',
    'M27 34.5h11.5c.8 0 1.2.5 1.1 1.3-.4 4-2.3 6-5.6 6s-6-2-7-6c-.2-.8.2-1.3 0-1.3zM53 34.5H41.5c-.8 0-1.2.5-1.1 1.3.4 4 2.3 6 5.6 6s6-2 7-6c.2-.8-.2-1.3 0-1.3z',
  ],
  ['line', 'M25 35.5h30', 1.7],
  ['white', 'M30.5 37.2l2.5 2.5M44 37.2l2.5 2.5', 1.2],
]
export const moustache: Shape = [
  'hair',
  'M40 45c-2.5-1.8-5.5-1.2-8 1.6 3 .9 6 .7 8-.6 2 1.3 5 1.5 8 .6-2.5-2.8-5.5-3.4-8-1.6z',
]
export const earrings: Shape = ['gold', 'M24.5 43.5v.01M55.5 43.5v.01', 3.6]
export const hoops: Shape = ['gold', 'M24.6 42.5a2.9 2.9 0 1 0 .01 0M55.4 42.5a2.9 2.9 0 1 0 .01 0', 1.5]
export const flower: readonly Shape[] = [
  ['leaf', 'M57 24.5c4-.5 6.5 1 8 4-4 1-6.5 0-8-4z'],
  ['red', 'M54.5 19.5h.01M59 22.5h.01M57.5 27.5h.01M51.8 27.5h.01M50.2 22.5h.01', 6.5],
  ['gold', 'M54.6 24h.01', 4.2],
]
