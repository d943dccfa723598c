/** The door for other features' screens of the operator. */
export { PhoneScreen } from './content/phone-screen.tsx'
export { useSettled } from './content/use-settled.ts'
