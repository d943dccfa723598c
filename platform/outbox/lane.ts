/**
 * Events of one key share a lane, and a consumer's lane is served by one worker at a time. The number bounds the
 * workers of one consumer. It must never change while events wait: a key would move between lanes.
 */
export const laneCount = 8

/** FNV-1a over the key's UTF-16 units: evenly distributed, and the same in every process and version. */
export function laneOf(key: string): number {
  let hash = 0x811c9dc5
  for (let index = 0; index < key.length; index++) {
    hash = Math.imul(hash ^ key.charCodeAt(index), 0x01000193)
  }
  return (hash >>> 0) % laneCount
}
