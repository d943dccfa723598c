/** The door for other features' screens. */
export { PinField } from './pin-field.tsx'
