import { connect, type Socket } from 'node:net'

const answerBytesMax = 16 * 1024
const lengthName = 'content-length: '

/**
 * One kept connection, one request at a time. It costs a tenth of an HTTP client, which would compete with what it measures:
 * what arrives is read into one buffer without a stream, and of the head only the status and the length are looked at.
 */
export class RawConnection {
  readonly #socket: Socket
  #received = ''
  #answer: ((body: string) => void) | undefined
  #fail: ((error: Error) => void) | undefined

  private constructor(port: number) {
    const buffer = Buffer.alloc(answerBytesMax)
    const callback = (length: number): boolean => {
      this.#take(buffer.toString('latin1', 0, length))
      return true
    }
    this.#socket = connect({ host: '127.0.0.1', port, onread: { buffer, callback } })
    this.#socket.setNoDelay(true)
  }

  static open(port: number): Promise<RawConnection> {
    return new Promise((resolve, reject) => {
      const opened = new RawConnection(port)
      const socket = opened.#socket
      socket.once('error', reject)
      socket.once('connect', () => {
        socket.removeListener('error', reject)
        socket.on('error', (error) => opened.#fail?.(error))
        socket.on('close', () => opened.#fail?.(new Error('the server closed the connection')))
        resolve(opened)
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
    const received = this.#received
    const head = received.indexOf('\r\n\r\n')
    if (head < 0) return
    const length = Number.parseInt(received.slice(received.indexOf(lengthName) + lengthName.length, head), 10)
    if (received.length < head + 4 + length) return
    this.#received = ''
    if (received.startsWith('HTTP/1.1 200')) this.#answer?.(received.slice(head + 4))
    else this.#fail?.(new Error(received))
  }
}
