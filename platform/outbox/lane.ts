/**
 * Events of one key share a lane, and one worker at a time serves a consumer's lane. The number bounds how many
 * workers one consumer can use. It must never change while events wait: a key would move between lanes.
 */
export const laneCount = 8

/** FNV-1a over the key's UTF-16 units: spread evenly, and the same in every process and version. */
export function laneOf(key: string): number {
  let hash = 0x811c9dc5
  for (let index = 0; index < key.length; index++) {
    hash = Math.imul(hash ^ key.charCodeAt(index), 0x01000193)
  }
  return (hash >>> 0) % laneCount
}
