import { gameType } from './game-type.ts'

const order: readonly string[] = Object.keys(gameType)

/** Sorts kinds of games as the enumeration names them. */
export const compareGameTypes = (a: string, b: string): number => order.indexOf(a) - order.indexOf(b)
