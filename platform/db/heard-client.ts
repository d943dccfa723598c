import pg from 'pg'

/**
 * A connection whose loss never ends the process. The driver rejects what is under way and then emits 'error', which Node
 * throws where nobody listens: as between the moment when a pool opens a connection and the one when its taker has it.
 */
export class HeardClient extends pg.Client {
  constructor(config?: string | pg.ClientConfig) {
    super(config)
    this.on('error', () => undefined)
  }
}
