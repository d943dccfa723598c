import { connect, type Socket } from 'node:net'

/** One kept connection, one request at a time. It costs a fifth of an HTTP client, which would compete with what it measures. */
export class RawConnection {
  readonly #socket: Socket
  #received = ''
  #answer: ((body: string) => void) | undefined
  #fail: ((error: Error) => void) | undefined

  private constructor(socket: Socket) {
    this.#socket = socket
    socket.setNoDelay(true)
    socket.setEncoding('latin1')
    socket.on('data', (text: string) => this.#take(text))
    socket.on('error', (error) => this.#fail?.(error))
    socket.on('close', () => this.#fail?.(new Error('the server closed the connection')))
  }

  static open(port: number): Promise<RawConnection> {
    return new Promise((resolve, reject) => {
      const socket = connect({ host: '127.0.0.1', port })
      socket.once('error', reject)
      socket.once('connect', () => {
        socket.removeListener('error', reject)
        resolve(new RawConnection(socket))
      })
    })
  }

  /** The body of the answer. Every status but 200 is an error. */
  ask(request: Buffer): Promise<string> {
    return new Promise((answer, fail) => {
      this.#answer = answer
      this.#fail = fail
      this.#socket.write(request)
    })
  }

  close(): void {
    this.#fail = undefined
    this.#socket.destroy()
  }

  #take(text: string): void {
    this.#received += text
    const head = this.#received.indexOf('\r\n\r\n')
    if (head < 0) return
    const length = Number(/content-length: (\d+)/i.exec(this.#received.slice(0, head))?.[1])
    if (this.#received.length < head + 4 + length) return
    const answered = this.#received
    this.#received = ''
    if (answered.startsWith('HTTP/1.1 200')) this.#answer?.(answered.slice(head + 4))
    else this.#fail?.(new Error(answered))
  }
}
