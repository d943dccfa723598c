import { easeInOut, easeOut } from '#games/client/loop.ts'
import { type CardSize, isPastTurn, type Peel, peelOf, type Point, type Pull, turnOf } from './peel-geometry.ts'

type CardPicture =
  | { readonly kind: 'lying' | 'open' }
  | { readonly kind: 'bent'; readonly peel: Peel; readonly shift: Point }
type State =
  | { readonly kind: 'lying' | 'open' }
  | { readonly kind: 'pulled'; readonly pull: Pull }
  | { readonly kind: 'falling' | 'turning'; readonly pull: Pull; readonly steps: number }

export type CardMotion = ReturnType<typeof createCardMotion>

/** In sixtieths of a second. */
const [fallSteps, turnSteps] = [12, 24]
const unmoved = { x: 0, y: 0 }

/** One card between the finger and the table: bent, falling back, or turning over. */
export function createCardMotion(card: CardSize) {
  let state: State = { kind: 'lying' }
  const isDecided = (): boolean => state.kind === 'turning' || state.kind === 'open'
  const turn = (): void => {
    if (isDecided()) return
    const pull = 'pull' in state ? bentNow(state) : { grab: { x: card.width / 2, y: 0 }, by: unmoved }
    state = { kind: 'turning', pull, steps: 0 }
  }
  return {
    isOpen: () => state.kind === 'open',
    turn,
    pull(pull: Pull): void {
      if (isDecided()) return
      state = { kind: 'pulled', pull }
      const peel = peelOf(pull, card)
      if (peel !== undefined && isPastTurn(peel, card)) turn()
    },
    letGo(): void {
      if (state.kind === 'pulled') state = { kind: 'falling', pull: state.pull, steps: 0 }
    },
    step(): void {
      if (state.kind !== 'falling' && state.kind !== 'turning') return
      const steps = state.steps + 1
      if (steps < (state.kind === 'falling' ? fallSteps : turnSteps)) state = { ...state, steps }
      else state = { kind: state.kind === 'falling' ? 'lying' : 'open' }
    },
    picture(): CardPicture {
      if (!('pull' in state)) return state
      if (state.kind === 'turning')
        return { kind: 'bent', ...turnOf(state.pull, card, easeInOut(state.steps / turnSteps)) }
      const peel = peelOf(bentNow(state), card)
      return peel === undefined ? { kind: 'lying' } : { kind: 'bent', peel, shift: unmoved }
    },
  }
}

/** A card that falls back is less and less bent. */
function bentNow(state: Extract<State, { readonly pull: Pull }>): Pull {
  if (state.kind !== 'falling') return state.pull
  const left = 1 - easeOut(state.steps / fallSteps)
  const { grab, by } = state.pull
  return { grab, by: { x: by.x * left, y: by.y * left } }
}
