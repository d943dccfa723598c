/** How many ways there are to take so many of so many, in exact whole numbers. */
export function combinations(of: number, taken: number): bigint {
  if (taken < 0 || taken > of) return 0n
  let ways = 1n
  for (let index = 0; index < taken; index++) ways = (ways * BigInt(of - index)) / BigInt(index + 1)
  return ways
}
