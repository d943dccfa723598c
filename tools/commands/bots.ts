import { parseArgs } from 'node:util'
import { OperatorFault } from '#platform/configuration/operator-fault.ts'
import { botsAgainstProduct } from '#tests/bots/bots-against-product.ts'
import { reportOfBots } from '#tests/bots/report-of-bots.ts'
import { runCommand } from '../launcher/run-command.ts'
import { say } from '../launcher/say.ts'

const usage = 'npm run bots -- [--bots 1000] [--minutes 10] [--arriving 20] [--think seconds]'
// Requests about fifty rounds a second: two cores have to do the bots' part, too.
const botsOfThinkSecond = 40
const thinkSecondsMin = 3

/**
 * Bots play every title for money against the real server and studio, on a database of their own. Ends with 1 unless both
 * books agree to the centavo, the ledger is sound and every title returned what it may.
 */
await runCommand(async () => {
  const outcome = await botsAgainstProduct(readOptions(), say)
  const { lines, isGood } = reportOfBots(outcome)
  for (const line of lines) console.log(line)
  return isGood ? 0 : 1
})

function readOptions() {
  const { bots: botsText, minutes, arriving, think } = parseStrictly()
  const bots = wholeNumber(botsText)
  const thinkSeconds = think === undefined ? usualThinkSeconds(bots) : wholeNumber(think)
  return { bots, minutes: wholeNumber(minutes), arriving: wholeNumber(arriving), thinkSeconds }
}

function usualThinkSeconds(bots: number): number {
  return Math.max(thinkSecondsMin, Math.ceil(bots / botsOfThinkSecond))
}

function wholeNumber(text: string): number {
  if (/^[1-9]\d{0,4}$/.test(text)) return Number(text)
  throw new OperatorFault(usage)
}

function parseStrictly() {
  const options = {
    bots: { type: 'string', default: '1000' },
    minutes: { type: 'string', default: '10' },
    arriving: { type: 'string', default: '20' },
    think: { type: 'string' },
  } as const
  try {
    return parseArgs({ options }).values
  } catch {
    throw new OperatorFault(usage)
  }
}
