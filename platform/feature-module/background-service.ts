/** Work that a process does until it stops. Any number of processes do it at once. */
export type BackgroundService = {
  readonly name: string
  readonly start: () => void
  /** Finishes what is under way and starts no more. */
  readonly stop: () => Promise<void>
}
