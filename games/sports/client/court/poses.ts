export const poses = ['stand', 'run', 'stride', 'guard', 'shoot', 'cheer'] as const
export type Pose = (typeof poses)[number]

export type Joint = readonly [x: number, y: number]
export type Limb = readonly [Joint, Joint, Joint]
export type Skeleton = {
  readonly legs: readonly [Limb, Limb]
  readonly arms: readonly [Limb, Limb]
  readonly lean: number
}

export const skeletons: Readonly<Record<Pose, Skeleton>> = {
  stand: {
    legs: [
      [
        [22, 47],
        [20, 57],
        [19, 67],
      ],
      [
        [27, 47],
        [29, 57],
        [29, 67],
      ],
    ],
    arms: [
      [
        [18, 28],
        [14, 36],
        [17, 43],
      ],
      [
        [30, 28],
        [34, 36],
        [32, 43],
      ],
    ],
    lean: 0,
  },
  run: {
    legs: [
      [
        [22, 47],
        [17, 56],
        [7, 60],
      ],
      [
        [27, 47],
        [35, 53],
        [33, 65],
      ],
    ],
    arms: [
      [
        [19, 28],
        [12, 34],
        [9, 28],
      ],
      [
        [30, 28],
        [34, 36],
        [42, 33],
      ],
    ],
    lean: 3,
  },
  stride: {
    legs: [
      [
        [22, 47],
        [27, 56],
        [20, 64],
      ],
      [
        [27, 47],
        [25, 57],
        [28, 67],
      ],
    ],
    arms: [
      [
        [19, 28],
        [16, 37],
        [22, 40],
      ],
      [
        [30, 28],
        [31, 37],
        [38, 38],
      ],
    ],
    lean: 2,
  },
  guard: {
    legs: [
      [
        [21, 48],
        [14, 56],
        [14, 67],
      ],
      [
        [28, 48],
        [35, 56],
        [35, 67],
      ],
    ],
    arms: [
      [
        [18, 28],
        [9, 24],
        [6, 14],
      ],
      [
        [30, 28],
        [39, 24],
        [42, 14],
      ],
    ],
    lean: 0,
  },
  shoot: {
    legs: [
      [
        [22, 47],
        [20, 57],
        [17, 66],
      ],
      [
        [27, 47],
        [28, 58],
        [26, 67],
      ],
    ],
    arms: [
      [
        [20, 27],
        [23, 15],
        [30, 6],
      ],
      [
        [30, 27],
        [36, 17],
        [33, 6],
      ],
    ],
    lean: 1,
  },
  cheer: {
    legs: [
      [
        [21, 47],
        [18, 57],
        [15, 66],
      ],
      [
        [28, 47],
        [31, 57],
        [34, 66],
      ],
    ],
    arms: [
      [
        [18, 28],
        [10, 19],
        [9, 8],
      ],
      [
        [30, 28],
        [38, 19],
        [39, 8],
      ],
    ],
    lean: 0,
  },
}
