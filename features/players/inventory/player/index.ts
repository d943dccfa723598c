export { listItems } from '../contract.ts'
export { type HeldThing, useHeldItems } from './use-held-items.ts'
