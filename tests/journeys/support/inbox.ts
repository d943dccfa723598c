import { type Browser, expect } from '@playwright/test'
import * as v from 'valibot'

/** The phone that messages of the product arrive on, as the sandbox shows it. */
export type Inbox = {
  /** Reads the newest code from the page, as a person does. Each message is read once. */
  readonly readCode: (mobile: string) => Promise<string>
  /** The same without a browser, for what a journey only needs on its way. */
  readonly fetchCode: (mobile: string) => Promise<string>
}

export function openInbox(browser: Browser, sandboxUrl: string): Inbox {
  const lastRead = new Map<string, string>()

  const readCode = async (mobile: string) => {
    const page = await browser.newPage()
    await page.goto(`${sandboxUrl}/sms?to=${mobile}`)
    const copy = page.getByRole('button', { name: 'Copy code' })
    const newest = page.getByRole('list').getByRole('listitem').filter({ has: copy }).first()
    await expect(newest).not.toHaveAttribute('id', lastRead.get(mobile) ?? '')
    lastRead.set(mobile, (await newest.getAttribute('id')) ?? '')
    const shown = (await newest.getByRole('button', { name: 'Copy code' }).textContent())?.replace(/\D/g, '')
    await page.close()
    return shown ?? ''
  }

  const fetchCode = async (mobile: string) => {
    // Security notices have no code.
    const newest = async () =>
      (await fetchMessages(`${sandboxUrl}/sms/v1/messages?to=${mobile}`)).find(({ text }) => code.test(text))
    const arrived = async () => (await newest())?.id ?? lastRead.get(mobile)
    await expect.poll(arrived, { intervals: [50] }).not.toBe(lastRead.get(mobile))
    const message = await newest()
    lastRead.set(mobile, message?.id ?? '')
    return code.exec(message?.text ?? '')?.[0] ?? ''
  }

  return { readCode, fetchCode }
}

const code = /\b\d{6}\b/
const answerSchema = v.object({ messages: v.array(v.object({ id: v.string(), text: v.string() })) })

async function fetchMessages(url: string) {
  return v.parse(answerSchema, await (await fetch(url)).json()).messages
}
