import { parseArgs } from 'node:util'
import { OperatorFault } from '#platform/configuration/operator-fault.ts'
import { benchAt } from '#tests/conformance/bench.ts'
import { runSuite } from '#tests/conformance/run-suite.ts'
import { walletUnderTest } from '#tests/conformance/wallet-under-test.ts'
import { runCommand } from '../launcher/run-command.ts'
import { say } from '../launcher/say.ts'

const usage = `Say which wallet, with which key, and where its operator's bench is, as in:
node tools/commands/conformance.ts --url http://127.0.0.1:8080 --key=KEY --secret=SECRET --bench http://127.0.0.1:9000
The bench makes players and brings about what no provider can; tests/conformance/bench.ts says what it is asked.`

/** Proves a wallet against the protocol, sentence by sentence. Ends with 1 when one of them does not hold. */
await runCommand(async () => {
  const { url, key, secret, bench } = readArguments()
  const results: boolean[] = []
  for await (const { says, fault, ms } of runSuite(
    walletUnderTest({ url, key: { id: key, secret }, bench: benchAt(bench) }),
  )) {
    say(`${fault === undefined ? 'ok    ' : 'FAILED'}  ${says} (${ms} ms)`)
    if (fault !== undefined) say(`        ${fault}`)
    results.push(fault === undefined)
  }
  const held = results.filter((passed) => passed).length
  say(`${held} of ${results.length} sentences hold.`)
  return held === results.length ? 0 : 1
})

function readArguments() {
  const { url, key, secret, bench } = parseStrictly()
  if (url === undefined || key === undefined || secret === undefined || bench === undefined)
    throw new OperatorFault(usage)
  return { url, key, secret, bench }
}

function parseStrictly() {
  const text = { type: 'string' } as const
  try {
    return parseArgs({ options: { url: text, key: text, secret: text, bench: text } }).values
  } catch {
    throw new OperatorFault(usage)
  }
}
