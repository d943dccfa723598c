import { connect, createServer, type Server, type Socket } from 'node:net'

/** What lies between a server and its database, and does not always do what a network should. */
export type Network =
  | { readonly kind: 'sound' }
  /** Everything takes this much longer, each way. */
  | { readonly kind: 'slow'; readonly ms: number }
  /** The next commits reach the database, and the connection ends before their answer comes back. */
  | { readonly kind: 'cutsAfterCommit' }
  /** The connection ends just before the commit would have reached the database. */
  | { readonly kind: 'cutsBeforeCommit' }
  /** PostgreSQL ends a connection in the very packet that says it is open. */
  | { readonly kind: 'endsAsItOpens' }
  /** Nothing gets through, and no side is notified. */
  | { readonly kind: 'silent' }

// As the driver sends it: the statement itself, and by its name once the connection has prepared it.
const commits = ['commit\0', 'transactionCommit\0'].map((text) => Buffer.from(text))
const hasCommit = (chunk: Buffer): boolean => commits.some((commit) => chunk.includes(commit))

// What PostgreSQL says when a connection is open, and when an administrator ends it.
const isOpen = (chunk: Buffer): boolean => chunk.subarray(-6).equals(Buffer.from('Z\0\0\0\x05I'))
const fields = 'SFATAL\0C57P01\0Mterminating connection due to administrator command\0\0'
const ended = Buffer.concat([Buffer.from('E\0\0\0'), Buffer.from([4 + fields.length]), Buffer.from(fields)])

export class TcpFaultProxy {
  /** How many connections were cut at a commit. */
  cuts = 0
  #network: Network = { kind: 'sound' }
  readonly #server: Server
  readonly #sockets = new Set<Socket>()

  /** Connections here go on to that port of this machine. */
  constructor(port: number) {
    this.#server = createServer((client) => this.#join(client, connect(port, '127.0.0.1')))
  }

  async listen(): Promise<number> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve))
    const address = this.#server.address()
    return typeof address === 'object' && address !== null ? address.port : 0
  }

  become(network: Network): void {
    this.#network = network
  }

  async close(): Promise<void> {
    for (const socket of this.#sockets) socket.destroy()
    await new Promise((resolve) => this.#server.close(resolve))
  }

  #join(client: Socket, database: Socket): void {
    for (const [one, other] of [
      [client, database],
      [database, client],
    ] as const) {
      this.#sockets.add(one)
      one.setNoDelay(true)
      one.on('error', () => other.destroy())
      one.on('close', () => {
        this.#sockets.delete(one)
        other.destroy()
      })
    }
    let isLost = false
    const pass = (to: Socket, chunk: Buffer): void => {
      const network = this.#network
      // A silent connection stays silent: the middlebox has forgotten it.
      isLost ||= network.kind === 'silent'
      if (isLost) return
      if (to === database && hasCommit(chunk) && this.#cutsCommit(client, database, chunk)) return
      if (to === client && network.kind === 'endsAsItOpens' && isOpen(chunk)) {
        isLost = true
        client.end(Buffer.concat([chunk, ended]))
        return
      }
      if (network.kind === 'slow') setTimeout(() => void (to.destroyed || to.write(chunk)), network.ms)
      else to.write(chunk)
    }
    client.on('data', (chunk: Buffer) => pass(database, chunk))
    database.on('data', (chunk: Buffer) => pass(client, chunk))
  }

  #cutsCommit(client: Socket, database: Socket, chunk: Buffer): boolean {
    const { kind } = this.#network
    if (kind !== 'cutsAfterCommit' && kind !== 'cutsBeforeCommit') return false
    this.cuts++
    client.removeAllListeners('close')
    client.resetAndDestroy()
    if (kind === 'cutsBeforeCommit') database.resetAndDestroy()
    // It is read to its end, so that the database does not notice before it has committed.
    else database.removeAllListeners('data').resume().end(chunk)
    return true
  }
}
