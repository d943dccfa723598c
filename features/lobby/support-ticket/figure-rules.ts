/** Of fewer answers the middle one says nothing about a member, and of fewer the slowest tenth is one answer. */
export const medianFrom = 5
export const slowFrom = 10
/** Of fewer ratings one player decides the average. */
export const averageFrom = 5
export const periodDaysMax = 92

type Firsts = {
  readonly firsts: number
  readonly medianSeconds: number | null
  readonly slowSeconds: number | null
}

/** How long first answers took, in whole seconds, where there are enough of them to say. */
export const responseTimes = ({ firsts, medianSeconds, slowSeconds }: Firsts) => ({
  count: firsts,
  medianSeconds: firsts < medianFrom || medianSeconds === null ? null : Math.round(medianSeconds),
  slowSeconds: firsts < slowFrom || slowSeconds === null ? null : Math.round(slowSeconds),
})

type Ratings = { readonly ratings: number; readonly stars: number }

/** The average rating in tenths of a star, where there are enough ratings to say. */
export const averageTenths = ({ ratings, stars }: Ratings): number | null =>
  ratings < averageFrom ? null : Math.round((10 * stars) / ratings)
