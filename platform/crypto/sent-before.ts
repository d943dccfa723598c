/**
 * A sealed password arrived a second time: the network repeated a request, or an attacker replayed one. Nothing was done.
 * The page encrypts afresh for every send, so the user only has to submit again.
 */
export class SentBefore extends Error {
  constructor() {
    super('a sealed password was sent before')
    this.name = 'SentBefore'
  }
}
