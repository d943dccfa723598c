import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { type ClientHttp2Session, connect, type IncomingHttpHeaders } from 'node:http2'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { runProgram } from '#tools/launcher/run-program.ts'

export type ProxyOptions = {
  /** A folder that nginx's workers can read. */
  readonly directory: string
  /** The files of deploy/nginx. */
  readonly configuration: string
  readonly ports: { readonly https: number; readonly http: number }
  readonly upstreams: { readonly players: readonly number[]; readonly office: number; readonly games: number }
}

/** nginx with the configuration that operators install: only paths, ports and certificates are the drill's. */
export class TlsProxy {
  readonly #child: ChildProcess
  readonly #port: number

  private constructor(child: ChildProcess, port: number) {
    this.#child = child
    this.#port = port
  }

  static async start(options: ProxyOptions): Promise<TlsProxy> {
    await writeConfiguration(options)
    const file = join(options.directory, 'nginx.conf')
    await runProgram('nginx', ['-t', '-c', file])
    const child = spawn('nginx', ['-c', file, '-g', 'daemon off;'], { stdio: 'ignore' })
    const proxy = new TlsProxy(child, options.ports.https)
    for (let tries = 0; tries < 50; tries++) {
      if ((await proxy.get('play.example.ph', '/healthz').catch(() => undefined)) !== undefined) return proxy
      await sleep(100)
    }
    throw new Error('nginx does not answer')
  }

  /** Over HTTP/2. */
  async get(host: string, path: string, headers: Readonly<Record<string, string>> = {}): Promise<ProxyAnswer> {
    return this.#ask(host, { ':path': path, ...headers })
  }

  async post(host: string, path: string, body: unknown): Promise<ProxyAnswer> {
    const headers = { ':path': path, ':method': 'POST', 'content-type': 'application/json', 'accept-encoding': 'gzip' }
    return this.#ask(host, headers, JSON.stringify(body))
  }

  async stop(): Promise<void> {
    if (this.#child.exitCode !== null) return
    this.#child.kill('SIGTERM')
    await once(this.#child, 'exit')
  }

  async #ask(host: string, headers: Readonly<Record<string, string>>, body?: string): Promise<ProxyAnswer> {
    const session = connect(`https://127.0.0.1:${this.#port}`, { servername: host, rejectUnauthorized: false })
    try {
      return await answerOf(session, { ':authority': host, ...headers }, body)
    } finally {
      session.close()
    }
  }
}

export type ProxyAnswer = {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly body: Buffer
  /** `h2` if the proxy speaks HTTP/2. */
  readonly protocol: string
}

function answerOf(
  session: ClientHttp2Session,
  headers: Readonly<Record<string, string>>,
  body: string | undefined,
): Promise<ProxyAnswer> {
  return new Promise((resolve, reject) => {
    session.on('error', reject)
    const request = session.request(headers)
    const chunks: Buffer[] = []
    let received: IncomingHttpHeaders = {}
    request.on('response', (given) => {
      received = given
    })
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('error', reject)
    request.on('end', () => {
      const status = Number(received[':status'])
      resolve({ status, headers: received, body: Buffer.concat(chunks), protocol: String(session.alpnProtocol) })
    })
    request.end(body)
  })
}

async function writeConfiguration({ directory, configuration, ports, upstreams }: ProxyOptions): Promise<void> {
  for (const part of ['tls', 'cache', 'bituin', 'temporary']) mkdirSync(join(directory, part), { recursive: true })
  cpSync(join(configuration, 'proxied.conf'), join(directory, 'bituin', 'proxied.conf'))
  for (const name of ['play', 'staff', 'games']) await makeCertificate(directory, name)
  const servers = (list: readonly number[]) =>
    list.map((port) => `server 127.0.0.1:${port} max_fails=1 fail_timeout=1s;`).join(' ')
  writeFileSync(
    join(directory, 'bituin', 'upstreams.conf'),
    `upstream bituin_players { ${servers(upstreams.players)} keepalive 16; keepalive_timeout 1s; }
     upstream bituin_office { ${servers([upstreams.office])} }
     upstream bituin_games { ${servers([upstreams.games])} }`,
  )
  const site = readFileSync(join(configuration, 'bituin.conf'), 'utf8')
    .replaceAll('/etc/nginx/bituin/', `${directory}/bituin/`)
    .replaceAll('/etc/bituin/tls/', `${directory}/tls/`)
    .replaceAll('/var/cache/nginx/bituin', `${directory}/cache`)
    .replaceAll(/listen \[::\]:\d+( ssl http2)?;\n/g, '')
    .replaceAll('listen 443 ssl', `listen 127.0.0.1:${ports.https} ssl`)
    .replaceAll('listen 80;', `listen 127.0.0.1:${ports.http};`)
  writeFileSync(join(directory, 'site.conf'), site)
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `${kind}_temp_path ${directory}/temporary/${kind};`,
  )
  writeFileSync(
    join(directory, 'nginx.conf'),
    `pid ${directory}/nginx.pid; error_log ${directory}/error.log warn; worker_processes 1; events {}
     http { access_log off; ${temporary.join(' ')} include ${directory}/site.conf; }`,
  )
  for (const part of ['cache', 'temporary']) chmodSync(join(directory, part), 0o777)
}

async function makeCertificate(directory: string, name: string): Promise<void> {
  await runProgram('openssl', [
    'req',
    '-x509',
    '-newkey',
    'ec',
    '-pkeyopt',
    'ec_paramgen_curve:prime256v1',
    '-nodes',
    '-days',
    '1',
    '-subj',
    `/CN=${name}.example.ph`,
    '-keyout',
    `${directory}/tls/${name}.key`,
    '-out',
    `${directory}/tls/${name}.pem`,
  ])
}
