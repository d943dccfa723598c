/**
 * A sealed password came a second time: the network repeated a request, or somebody captured one. Nothing was looked at or done.
 * The page seals anew for every send, so whoever typed the password only has to send again.
 */
export class SentBefore extends Error {
  constructor() {
    super('a sealed password was sent before')
    this.name = 'SentBefore'
  }
}
