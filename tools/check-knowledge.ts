import { brotliCompressSync } from 'node:zlib'
import { readEntries } from '#guidance/knowledge/compile.ts'
import { packOf } from '#guidance/knowledge/pack.ts'
import { readKnowledgeFiles } from '#server/content/knowledge.ts'

// npm run knowledge:check: validates content/knowledge, and prints the number of entries and the size of the compiled pack.

try {
  const entries = readEntries(await readKnowledgeFiles())
  for (const [part, rows] of Object.entries(entries)) console.log(`${part}: ${rows.length}`)
  const json = JSON.stringify(packOf(entries))
  console.log(
    `The pack is ${(json.length / 1000).toFixed(0)} KB, ${(brotliCompressSync(json).length / 1000).toFixed(1)} KB with brotli.`,
  )
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}
