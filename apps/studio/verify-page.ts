import { scriptHash } from './script-hash.ts'

export type VerifyParts = { readonly script: string; readonly style: string }

/** One page with everything in it: saved to a disk it works the same, without us and without a connection. */
export function verifyPage({ script, style }: VerifyParts): { readonly html: string; readonly policy: string } {
  return {
    policy: [
      `default-src 'none'; script-src ${scriptHash(script)}; style-src ${scriptHash(style)}; img-src data:`,
      "base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    ].join('; '),
    html: `<!doctype html>
<html lang="en-PH"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Check a round</title><link rel="icon" href="data:,"><style>${style}</style></head>
<body><h1>Check a round</h1>
<p>In the game, open Fairness, change seeds, and copy a round. Paste it here. This page asks nobody: save it, switch the
network off, and it still works. The same check in sixty lines for Node is the file verify.mjs in our repository.
The seeds of jackpots that were won are on the page <a href="/jackpots">Jackpots</a>.</p>
<form><textarea name="round" aria-label="The round as copied" spellcheck="false" required></textarea><button>Check</button></form>
<output aria-live="polite"></output>
<table><thead><tr><th>Draw</th><th>Below</th><th>Worked out</th><th>Recorded</th></tr></thead><tbody></tbody></table>
<script type="module">${script}</script></body></html>
`,
  }
}
