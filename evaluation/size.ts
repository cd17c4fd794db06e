import { brotliCompressSync } from 'node:zlib'
import { fileURLToPath } from 'node:url'
import { build, type Rolldown } from 'vite'
import { compileKnowledge } from '#guidance/knowledge/compile.ts'
import { readKnowledgeFiles } from '#server/content/knowledge.ts'

/** Kilobytes (1000 bytes) with brotli of what a browser would fetch to give advice offline: the engine as one minified module, and the pack. */
export const sizeOfGuidance = async (): Promise<{ engine: number; pack: number }> => {
  const built = await build({
    configFile: false, logLevel: 'silent', root: fileURLToPath(new URL('../', import.meta.url)),
    build: { write: false, minify: true, lib: { entry: fileURLToPath(new URL('../guidance/guidance.ts', import.meta.url)), formats: ['es'], fileName: 'guidance' }, rolldownOptions: { output: { minify: true } } },
  }) as Rolldown.RolldownOutput[]
  const code = built.flatMap(({ output }) => output).map((chunk) => ('code' in chunk ? chunk.code : '')).join('')
  const pack = JSON.stringify(compileKnowledge(await readKnowledgeFiles()))
  const kilobytes = (text: string): number => brotliCompressSync(text).length / 1000
  return { engine: kilobytes(code), pack: kilobytes(pack) }
}
