import { useSyncExternalStore } from 'react'

/** What only a browser knows, such as its address; while a server renders the page, the value given for it. */
export const useInBrowser = <Value>(read: () => Value, onServer: Value): Value =>
  useSyncExternalStore(neverChanges, read, () => onServer)

const neverChanges = () => () => {}
