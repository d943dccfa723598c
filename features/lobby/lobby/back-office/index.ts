/** The door for other features' screens of the operator. */
export { BesidePhone } from './content/beside-phone.tsx'
export { ChangeBar } from './content/change-bar.tsx'
export { PhoneScreen } from './content/phone-screen.tsx'
export { useSettledValue } from './content/use-settled-value.ts'
