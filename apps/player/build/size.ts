import { initialScripts } from './initial-scripts.ts'

/** Prints the scripts of a first visit with their sizes: `node apps/player/build/size.ts <screen's source>`. */
for (const { shell, bytes: total, scripts } of initialScripts(process.argv[2])) {
  const lines = scripts.map(({ file, bytes }) => `${String(bytes).padStart(8)}  ${file}`)
  process.stdout.write(`${shell}  ${total}\n${lines.join('\n')}\n`)
}
