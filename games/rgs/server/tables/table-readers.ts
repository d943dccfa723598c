export type ReaderBounds = {
  readonly all: number
  /** What guests share. */
  readonly guests: number
  readonly guestsOfAddress: number
  /** A player has a page or two open; one more takes the place of his oldest. */
  readonly ofPlayer: number
}

export type ReadingStream = { readonly end: () => void }

/** Whose stream it is: a player's account, or a guest at an address. */
export type Reader = { readonly account: string } | { readonly address: string }

/** Readers in order of arrival. Guests never keep a player out. */
export class TableReaders<Stream extends ReadingStream> {
  readonly #bounds: ReaderBounds
  readonly #players = new Map<Stream, string>()
  readonly #guests = new Map<Stream, string>()
  readonly #streamsOf = new Map<string, Set<Stream>>()

  constructor(bounds: ReaderBounds) {
    this.#bounds = bounds
  }

  /** False: there is no room for this one. */
  admit(stream: Stream, reader: Reader): boolean {
    return 'account' in reader ? this.#admitPlayer(stream, reader.account) : this.#admitGuest(stream, reader.address)
  }

  leave(stream: Stream): void {
    const key = this.#players.get(stream) ?? this.#guests.get(stream)
    if (key === undefined) return
    this.#players.delete(stream)
    this.#guests.delete(stream)
    const streams = this.#streamsOf.get(key)
    streams?.delete(stream)
    if (streams?.size === 0) this.#streamsOf.delete(key)
  }

  #admitPlayer(stream: Stream, account: string): boolean {
    const key = `player ${account}`
    const [oldestOwn] = this.#of(key)
    if (this.#of(key).size >= this.#bounds.ofPlayer && oldestOwn !== undefined) this.#end(oldestOwn)
    if (this.#count() >= this.#bounds.all) {
      const [oldestGuest] = this.#guests.keys()
      if (oldestGuest === undefined) return false
      this.#end(oldestGuest)
    }
    this.#keep(this.#players, stream, key)
    return true
  }

  #admitGuest(stream: Stream, address: string): boolean {
    const key = `guest ${address}`
    const { all, guests, guestsOfAddress } = this.#bounds
    if (this.#count() >= all || this.#guests.size >= guests || this.#of(key).size >= guestsOfAddress) return false
    this.#keep(this.#guests, stream, key)
    return true
  }

  #keep(streams: Map<Stream, string>, stream: Stream, key: string): void {
    streams.set(stream, key)
    this.#streamsOf.set(key, this.#of(key).add(stream))
  }

  #end(stream: Stream): void {
    this.leave(stream)
    stream.end()
  }

  #of(key: string): Set<Stream> {
    return this.#streamsOf.get(key) ?? new Set()
  }

  #count(): number {
    return this.#players.size + this.#guests.size
  }
}
