import { spawn } from 'node:child_process'
import { SetupFault } from './setup-fault.mjs'

const networkFaults = [
  'ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|EHOSTUNREACH|ERR_SOCKET_TIMEOUT',
  'CERT_[A-Z_]+|UNABLE_TO_[A-Z_]+|SELF_SIGNED_CERT[A-Z_]*',
]
const networkFault = new RegExp(`\\b(${networkFaults.join('|')})\\b`)
const outputLinesMax = 6

/** Runs npm without packages' scripts. Its output is shown only on failure. */
export async function npm(args, { cwd, purpose }) {
  const { code, output } = await capture(['--ignore-scripts', '--no-audit', '--no-fund', '--no-progress', ...args], cwd)
  if (code !== 0) throw new SetupFault(describe(output, purpose))
}

function capture(flags, cwd) {
  return new Promise((resolve, reject) => {
    // Started by npm, we know which npm; started by hand, the one on the PATH serves.
    const cli = process.env.npm_execpath
    const child = cli?.endsWith('.js')
      ? spawn(process.execPath, [cli, ...flags], { cwd, stdio: ['ignore', 'pipe', 'pipe'] })
      : spawn('npm', flags, { cwd, stdio: ['ignore', 'pipe', 'pipe'] })
    let output = ''
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk))
    child.on('error', () =>
      reject(new SetupFault('npm was not found: install Node.js together with npm, version 20 or newer.')),
    )
    child.on('close', (code) => resolve({ code, output }))
  })
}

function describe(output, purpose) {
  const network = networkFault.exec(output)
  if (network !== null) {
    return `Could not ${purpose}: npm does not reach its registry (${network[0]}). Check the network or the proxy and run the command again.`
  }
  if (/\bENOSPC\b/.test(output)) return `Could not ${purpose}: the disk is full.`
  if (/\b(EACCES|EROFS)\b/.test(output)) return `Could not ${purpose}: this user may not write here.`
  const errors = output.split('\n').filter((line) => /^npm error (?!code )\S/.test(line))
  return `Could not ${purpose}: npm failed.\n${errors.slice(0, outputLinesMax).join('\n')}`
}
