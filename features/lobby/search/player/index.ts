/** The door for the home: the way to the search, and its key. */
export { SearchEntry } from './search-entry.tsx'
export { followSlash } from './follow-slash.ts'
