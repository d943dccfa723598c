import type { OpenedDoor } from '../rules.ts'

/** Idempotency keys of a season's claims. */
export const doorKey = (cycleKey: string, { day, extra }: Pick<OpenedDoor, 'day' | 'extra'>): string =>
  `${cycleKey}:d${day}${extra === 0 ? '' : `:x${extra}`}`

export const boxKey = (cycleKey: string, id: number): string => `${cycleKey}:b${id}`
