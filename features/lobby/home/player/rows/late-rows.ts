/** What the home draws after its first picture, in one file. */
export { LaterRows } from './later-rows.tsx'
export { PersonalRows } from './personal-rows.tsx'
