type Place = readonly [across: -1 | 0 | 1, down: number]

const pair = (down: number): readonly Place[] => [
  [-1, down],
  [1, down],
]
const four = [...pair(-1), ...pair(1)]
const six = [...four, ...pair(0)]
const eight = [...four, ...pair(-1 / 3), ...pair(1 / 3)]

const places: Readonly<Record<number, readonly Place[]>> = {
  1: [[0, 0]],
  2: [
    [0, -1],
    [0, 1],
  ],
  3: [
    [0, -1],
    [0, 0],
    [0, 1],
  ],
  4: four,
  5: [...four, [0, 0]],
  6: six,
  7: [...six, [0, -0.5]],
  8: [...six, [0, -0.5], [0, 0.5]],
  9: [...eight, [0, 0]],
  10: [...eight, [0, -2 / 3], [0, 2 / 3]],
}

/** Where the pips of a card are, as on every pack of cards: from -1 to 1 each way. A picture has none. */
export const pipPlaces = (rank: number): readonly Place[] => places[rank] ?? []
