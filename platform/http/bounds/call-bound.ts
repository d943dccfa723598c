/**
 * How many calls one process works on at the same time. Beyond it a call is refused at once and costs nothing: a crowd
 * that is let in waits for database connections until everybody waits, and nobody is answered in time.
 */
export class CallBound {
  readonly #callsMax: number
  #underWay = 0

  constructor(callsMax: number) {
    this.#callsMax = callsMax
  }

  /** Takes a place; false if none is free. */
  enter(): boolean {
    if (this.#underWay >= this.#callsMax) return false
    this.#underWay += 1
    return true
  }

  leave(): void {
    this.#underWay -= 1
  }
}
