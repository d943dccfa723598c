import * as v from 'valibot'

/** 20:00, as the minute of the day. */
export const timeOfDayIn = v.pipe(
  v.string(),
  v.trim(),
  v.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Enter a time of day such as 20:00.'),
  v.transform((time) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))),
)

/** 20:00, in names and settings. People read `formatTimeOfDay`. */
export const timeOfDayText = (minute: number): string =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`
