import { type Draw, drawOne } from '#core/draw/draw.ts'

/** A random choice at the start of a round, by title; empty for titles without one. */
export function choiceOf(code: string, draw: Draw): object {
  return choices[code]?.(draw) ?? {}
}

const choices: Readonly<Record<string, (draw: Draw) => object>> = {
  'jeepney-roll': (draw) => ({ side: drawOne(['under', 'over'], draw), chance: 2 + draw(94) }),
  'lava-steps': (draw) => ({ lava: drawOne([1, 3, 5], draw) }),
  'perya-drop': (draw) => ({ rows: 8, risk: drawOne(['low', 'medium', 'high'], draw) }),
  'tala-keno': (draw) => ({ picks: [...new Set([1 + draw(13), 14 + draw(13), 27 + draw(13)])] }),
  'ikot-fiesta': (draw) => ({ picture: drawOne(['banderitas', 'kalesa', 'salakot'], draw) }),
  'kara-krus': (draw) => ({
    mine: ['kara', 'krus', 'krus'],
    theirs: [drawOne(['kara', 'krus'], draw), 'kara', 'kara'],
  }),
  'tatlong-baraha': (draw) => ({ pairPlus: draw(2) === 0 }),
  'dagat-hunter': (draw) => ({ shots: shotsAt(['dilis', 'tamban', 'bisugo', 'dikya'], draw) }),
  'coral-kingdom': (draw) => ({ shots: shotsAt(['palata', 'clownfish', 'octopus', 'reyna'], draw) }),
}

/** Up to three, as a volley has. */
const shotsAt = (fish: readonly string[], draw: Draw): string[] =>
  Array.from({ length: 1 + draw(3) }, () => drawOne(fish, draw))

/** What somebody may do in a round that waits. */
export function moveOf(code: string, view: unknown, draw: Draw): object {
  return moves[code]?.(view, draw) ?? {}
}

const moves: Readonly<Record<string, (view: unknown, draw: Draw) => object>> = {
  // Stones that are open already are refused, and another one is tried.
  'lava-steps': (_view, draw) => (draw(3) === 0 ? { act: 'take' } : { act: 'step', stone: draw(25) }),
  'hari-reyna': (_view, draw) => ({ act: drawOne(['up', 'down', 'take'], draw) }),
  'jacks-or-better': (_view, draw) => ({ hold: holds(draw) }),
  'deuces-wild': (_view, draw) => ({ hold: holds(draw) }),
  'tatlong-baraha': (_view, draw) => ({ act: drawOne(['play', 'fold'], draw) }),
  'caribbean-stud': (_view, draw) => ({ act: drawOne(['play', 'play', 'fold'], draw) }),
  'bente-uno': (view, draw) => ({ act: drawOne((view as { readonly acts: readonly string[] }).acts, draw) }),
  pusoy: (view) => (view as { readonly best: object }).best,
  'pai-gow-manila': (view) => ({ two: (view as { readonly house: readonly number[] }).house }),
}

/** The bets at a shared table. Undefined: its play is not described. */
export function tableBetOf(code: string, draw: Draw): string | undefined {
  const bets = tableBets[code]
  return bets === undefined ? undefined : drawOne(bets, draw)
}

const tableBets: Readonly<Record<string, readonly string[]>> = {
  'color-game': ['red', 'blue', 'pink', 'pair'],
  'baccarat-bituin': ['player', 'banker', 'tie'],
  'roulette-bituin': ['odd', 'red', '17-20', '0-2-3', '25-26-28-29', '31-32-33-34-35-36'],
  'sic-bo-bituin': ['odd', 'even', 'big', 'small'],
  'dragon-tiger': ['dragon', 'tiger', 'tie'],
  'lipad-agila': ['auto-110', 'auto-150', 'auto-200', 'auto-1000', 'hand'],
}

const holds = (draw: Draw): boolean[] => Array.from({ length: 5 }, () => draw(2) === 0)
