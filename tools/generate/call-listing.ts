import { globSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import * as v from 'valibot'
import type { Call } from '#core/contract/call.ts'

/** Every call of every contract in one table, with the folder that owns it. */
export async function callListing(root: string): Promise<string> {
  const files = globSync('features/**/*contract.ts', { cwd: root }).toSorted()
  const owned = await Promise.all(files.map((file) => callsOf(root, file)))
  // A contract may re-export calls of its neighbour.
  const once = [...new Map(owned.flat().map((entry) => [entry.call, entry])).values()]
  return `${heading}${sections.map((section) => listing(section, once)).join('\n')}`
}

type OwnedCall = { readonly owner: string; readonly forStaff: boolean; readonly call: Call }

async function callsOf(root: string, file: string): Promise<OwnedCall[]> {
  const contract: unknown = await import(pathToFileURL(join(root, file)).href)
  const exported = Object.values<unknown>(v.parse(v.record(v.string(), v.unknown()), contract))
  const owner = file.replace(/\/[^/]+$/, '')
  // Staff sign-in calls are open to anybody, like those of players.
  const forStaff = ({ access }: Call) => access === 'staff' || owner === 'features/office/staff'
  return exported.filter(isCall).map((call) => ({ owner, forStaff: forStaff(call), call }))
}

function isCall(value: unknown): value is Call {
  return typeof value === 'object' && value !== null && 'path' in value && 'access' in value && 'refusals' in value
}

const heading = `<!-- Made by \`npm run generate\` from the contracts; never edited by hand. -->

# Calls

Every call is a POST with a JSON body. The OpenAPI document of the player's calls is served at \`/app/v1/openapi.json\`; that of the
staff's at \`/back-office/v1/openapi.json\`, to a session whose role holds \`calls.view\`. Both tell what every field means.
`

type Section = { readonly title: string; readonly forStaff: boolean }

const sections: readonly Section[] = [
  { title: 'Players, under /app/v1/', forStaff: false },
  { title: 'Staff, under /back-office/v1/', forStaff: true },
]

function listing({ title, forStaff }: Section, owned: readonly OwnedCall[]): string {
  const rows = owned
    .filter((entry) => entry.forStaff === forStaff)
    .toSorted((a, b) => a.call.path.localeCompare(b.call.path))
    .map(
      ({ owner, call }) => `| \`${call.path}\` | ${call.access} | ${refusalsOf(call)} | ${owner} | ${call.summary} |`,
    )
  return `\n## ${title}\n\n| call | access | refusals | owner | what it does |\n| --- | --- | --- | --- | --- |\n${rows.join('\n')}\n`
}

const refusalsOf = ({ refusals }: Call): string =>
  Object.entries(refusals)
    .map(([name, errcode]) => `${errcode} ${name}`)
    .join(', ') || '–'
