import {
  barong,
  brows,
  cheeks,
  earrings,
  eyes,
  flower,
  glasses,
  grin,
  type hairs,
  happyEyes,
  hoodie,
  hoops,
  lashes,
  moustache,
  nose,
  plainLook,
  type Shape,
  shades,
  shirt,
  type skins,
  smile,
  smirk,
  softBrows,
  sweetLook,
  terno,
} from '#platform/ui/avatar/avatar-shapes.ts'

export interface Face {
  ground: string
  skin: keyof typeof skins
  hair: keyof typeof hairs
  cloth: string
  trim: string
  /** Behind the head. */
  back: readonly Shape[]
  dress: readonly Shape[]
  look: readonly Shape[]
  /** Over the face: hair, glasses, a hat, a flower. */
  front: readonly Shape[]
}

/** The people a player can be; the avatar field of a player counts them from one. */
export const avatarFaces: readonly [Face, ...Face[]] = [
  {
    ground: '#5b3fd0',
    skin: 'honey',
    hair: 'plum',
    cloth: '#f0709a',
    trim: '#ffd9e4',
    back: [
      ['hair', 'M21 36c-1-14 7-22.5 19-22.5S60 22 59 36c0 6 4 9 3 16-1 6-5 11-11 12H29c-6-1-10-6-11-12-1-7 3-10 3-16z'],
    ],
    dress: terno,
    look: sweetLook,
    front: [
      ['hair', 'M24.5 37c-1.5-12 4-20 15.5-20.5 8 4 14 10 15.5 20.5 1.5-13-4-21.5-15.5-21.5S22.5 24 24.5 37z'],
      ['sheen', 'M29 24c2-3 5-5 8.5-5.7', 1.8],
      ...flower,
    ],
  },
  {
    ground: '#1e8f8b',
    skin: 'brown',
    hair: 'ink',
    cloth: '#f3e6c8',
    trim: '#c9ab6a',
    back: [],
    dress: barong,
    look: plainLook,
    front: [
      [
        'hair',
        'M24.3 35c-2-12 4-20.5 16-20.5S57.5 23 55.7 35c-1.5-2-2-5.5-2.7-9-4 1.5-8 1-11-.5-4 2.5-10 2.5-14 1.5-1.5 2-2.2 5-3.7 8z',
      ],
      ['sheen', 'M31 20c3-2 7-2.7 11-2.2', 1.8],
    ],
  },
  {
    ground: '#c9752c',
    skin: 'light',
    hair: 'silver',
    cloth: '#7a4a8f',
    trim: '#d9b8e8',
    back: [
      ['hair', 'M40 4.5a8.5 8.5 0 1 0 .01 0'],
      ['sheen', 'M36 9.5c2-2 5-2.3 7.5-1', 1.6],
    ],
    dress: shirt,
    look: [softBrows, happyEyes, nose, cheeks, smile],
    front: [
      ['hair', 'M24.5 37c-2-13 4.5-21.5 15.5-21.5S57.5 24 55.5 37c-1-8-5-14.5-15.5-15-10.5.5-14.5 7-15.5 15z'],
      ['sheen', 'M28.5 26.5C31 22.5 35 20 40 20s9 2.5 11.5 6.5', 1.5],
      ...glasses,
      earrings,
    ],
  },
  {
    ground: '#2f8f5b',
    skin: 'deep',
    hair: 'ink',
    cloth: '#d84a3f',
    trim: '#f4b93a',
    back: [],
    dress: shirt,
    look: [brows, happyEyes, nose, moustache, smile],
    front: [
      ['hair', 'M24.3 37c-.5-4 0-8 1.5-11h28.4c1.5 3 2 7 1.5 11-1.2-2.5-2-5-2.7-7.5H27c-.7 2.5-1.5 5-2.7 7.5z'],
      ['straw', 'M40 5.5C47 9 58 17 69.5 27.5c.8.8.4 1.5-.6 1.5H11.1c-1 0-1.4-.7-.6-1.5C22 17 33 9 40 5.5z'],
      [
        'weave',
        'M40 6v22.5M40 6c-4 6-8.5 14-11.5 22.5M40 6c4 6 8.5 14 11.5 22.5M22.5 19c11 3 24 3 35 0M14.5 25.5c16 3 35 3 51 0',
        1.2,
      ],
    ],
  },
  {
    ground: '#d2497c',
    skin: 'light',
    hair: 'ink',
    cloth: '#2d2352',
    trim: '#8f7cf0',
    back: [['hair', 'M21.5 36c-1-14 7-22 18.5-22s19.5 8 18.5 22c0 7 1 11 1.5 14-6 3-34 3-40 0 .5-3 1.5-7 1.5-14z']],
    dress: shirt,
    look: sweetLook,
    front: [
      ['hair', 'M24 38c-2-13.5 4.5-22.5 16-22.5S58 24.5 56 38c-1-2.5-1.5-5-2-8-9 2-19 2-28 0-.5 3-1 5.5-2 8z'],
      ['sheen', 'M28.5 24c3-3.5 7-5 11.5-5s8.5 1.5 11.5 5', 1.8],
      ['gold', 'M22.8 45v3.5M57.2 45v3.5', 2.4],
    ],
  },
  {
    ground: '#2c6fc4',
    skin: 'honey',
    hair: 'cocoa',
    cloth: '#f2f0fa',
    trim: '#2c6fc4',
    back: [],
    dress: shirt,
    look: [brows, eyes, nose, cheeks, grin],
    front: [
      ['hair', 'M24.3 38c-1-4-1-8 0-11h31.4c1 3 1 7 0 11-1.5-2-2-4.5-2.5-7H26.8c-.5 2.5-1 5-2.5 7z'],
      ['red', 'M23.5 29c-1-10 6-16.5 16.5-16.5S57.5 19 56.5 29z'],
      ['lens', 'M22.5 28.5c9-3.5 27-3.5 36.5 0 4 1 6 2 5.5 3.5-13-2.5-30-2.5-42 0-1.5 0-1.5-3 0-3.5z'],
      ['gold', 'M40 16l1.3 2.7 3 .4-2.2 2.1.6 3-2.7-1.5-2.7 1.5.6-3-2.2-2.1 3-.4z'],
    ],
  },
  {
    ground: '#33306f',
    skin: 'honey',
    hair: 'ink',
    cloth: '#2aa39a',
    trim: '#7fd6cc',
    back: [['cloth', 'M18 38c0-15 9-25.5 22-25.5S62 23 62 38c0 10 2 19 5 30H13c3-11 5-20 5-30z']],
    dress: [
      ['cloth', 'M9 82c0-14 11-24 31-24s31 10 31 24z'],
      ['trim', 'M20 66c8 6 26 7 38-3M28 75c10 2 22 0 32-6', 1.6],
    ],
    look: sweetLook,
    front: [
      [
        'cloth',
        'M20 40c-1-15 7.5-25.5 20-25.5S61 25 60 40c-.5 9-6 17-12.5 21h-15C26 57 20.5 49 20 40zm18.5-18.5c-8.5 0-14 6-14 15.5 0 10 5.5 17.5 14 17.5S54 47 54 37c0-9.5-5.5-15.5-14-15.5z',
      ],
      ['trim', 'M26.5 29C29 23.5 33.5 20 40 20s11 3.5 13.5 9', 1.5],
    ],
  },
  {
    ground: '#a13d4c',
    skin: 'honey',
    hair: 'ink',
    cloth: '#1a1430',
    trim: '#f4b93a',
    back: [],
    dress: barong,
    look: [nose, smirk],
    front: [
      [
        'hair',
        'M24.3 35c-2.5-7-1.5-12 2-14.5.5-6 8-10 16-9 9 .5 16 8 13.4 23.5-1.5-2-2-6-3.2-9.5-6.5 1-13-.5-17-4-1.5 4-5 5.5-7.5 6-1.5 2-2.2 5-3.7 7.5z',
      ],
      ['sheen', 'M34 15.5c4-2.5 9-2.5 13 .5', 1.8],
      ...shades,
    ],
  },
  {
    ground: '#e0903a',
    skin: 'brown',
    hair: 'ink',
    cloth: '#f7f3ff',
    trim: '#e0455c',
    back: [
      [
        'hair',
        'M20.5 33c-6 2-9 8-8 15 .5 5 0 8-2 11 6 1 10-1 11-6 1-6-1-11 1-16zM59.5 33c6 2 9 8 8 15-.5 5 0 8 2 11-6 1-10-1-11-6-1-6 1-11-1-16z',
      ],
    ],
    dress: shirt,
    look: [softBrows, eyes, lashes, nose, cheeks, grin],
    front: [
      ['hair', 'M23.5 38c-2-13.5 5-23 16.5-23S58.5 24.5 56.5 38c-1.5-4-6-10.5-16.5-17.5C29.5 27.5 25 34 23.5 38z'],
      ['sheen', 'M29 24.5c2-3 5-5 8.5-5.8', 1.8],
      [
        'red',
        'M21.5 32.5 15 28c-1.5 3-1.5 6.5 0 9.5zM21.5 32.5l5-5c1.5 2.5 2 6 1 9zM58.5 32.5 65 28c1.5 3 1.5 6.5 0 9.5zM58.5 32.5l-5-5c-1.5 2.5-2 6-1 9z',
      ],
      ['white', 'M21.5 32.5h.01M58.5 32.5h.01', 3.2],
    ],
  },
  {
    ground: '#6d42b5',
    skin: 'deep',
    hair: 'ink',
    cloth: '#f4b93a',
    trim: '#b97c12',
    back: [['hair', 'M40 10.5h.01M29 13h.01M51 13h.01M22.5 21h.01M57.5 21h.01M20.5 31h.01M59.5 31h.01', 17]],
    dress: hoodie,
    look: [brows, eyes, nose, grin],
    front: [
      ['hair', 'M28 23h.01M34.5 20h.01M41 19.5h.01M47 20.5h.01M52.5 23.5h.01', 9],
      ['white', 'M22 36C20 21 28 11.5 40 11.5S60 21 58 36', 2.6],
      [
        'red',
        'M19.5 33.5h3.5a1.5 1.5 0 0 1 1.5 1.5v8a1.5 1.5 0 0 1-1.5 1.5h-2.5a3 3 0 0 1-3-3v-5a3 3 0 0 1 2-3zM60.5 33.5H57a1.5 1.5 0 0 0-1.5 1.5v8a1.5 1.5 0 0 0 1.5 1.5h2.5a3 3 0 0 0 3-3v-5a3 3 0 0 0-2-3z',
      ],
    ],
  },
  {
    ground: '#3d7f8f',
    skin: 'brown',
    hair: 'silver',
    cloth: '#efe7d2',
    trim: '#bfa970',
    back: [],
    dress: barong,
    look: [brows, eyes, nose, moustache],
    front: [
      [
        'hair',
        'M24.5 38c-3-4-3-10 .5-13.5 1 2 1.5 4 1.2 7-.4 2-.9 4.5-1.7 6.5zM55.5 38c3-4 3-10-.5-13.5-1 2-1.5 4-1.2 7 .4 2 .9 4.5 1.7 6.5z',
      ],
      ['sheen', 'M33 21.5c4-2 8-2.2 12-.5', 1.3],
      ...glasses,
    ],
  },
  {
    ground: '#17776b',
    skin: 'brown',
    hair: 'cocoa',
    cloth: '#d84a6f',
    trim: '#ffb7c9',
    back: [
      ['hair', 'M40 5a8.5 8.5 0 1 0 .01 0'],
      ['sheen', 'M36 10c2-2 5-2.4 7.5-.8', 1.7],
    ],
    dress: terno,
    look: sweetLook,
    front: [
      ['hair', 'M24.5 37c-2-13 4.5-21.5 15.5-21.5S57.5 24 55.5 37c-1-8-5-15-15.5-16-10.5 1-14.5 8-15.5 16z'],
      ['gold', 'M33 15.5c4.5-1.5 9.5-1.5 14 0', 2.4],
      hoops,
    ],
  },
]
