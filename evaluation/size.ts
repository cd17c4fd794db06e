import { brotliCompressSync } from 'node:zlib'
import { fileURLToPath } from 'node:url'
import { build, type Rolldown } from 'vite'
import { readEntries } from '#guidance/knowledge/compile.ts'
import { packOf } from '#guidance/knowledge/pack.ts'
import { phonePackOf } from '#guidance/knowledge/phone-pack.ts'
import { readKnowledgeFiles } from '#server/content/knowledge.ts'

const root = fileURLToPath(new URL('../', import.meta.url))

/** Code and pack in kilobytes (1000 bytes) with Brotli, and the source files of the code, relative to the root. */
export type Size = { code: number; pack: number; modules: string[] }

/** An entry point of guidance/ as one minified module, as a browser would fetch it. */
const built = async (front: string): Promise<{ code: string; modules: string[] }> => {
  const outputs = (await build({
    configFile: false,
    logLevel: 'silent',
    root,
    build: {
      write: false,
      minify: true,
      lib: { entry: `${root}${front}`, formats: ['es'], fileName: 'guidance' },
      rolldownOptions: { output: { minify: true } },
    },
  })) as Rolldown.RolldownOutput[]
  const chunks = outputs.flatMap(({ output }) => output).filter((one) => one.type === 'chunk')
  return {
    code: chunks.map(({ code }) => code).join(''),
    modules: chunks.flatMap(({ moduleIds }) => moduleIds.map((id) => id.replace(root, ''))),
  }
}

const kilobytes = (text: string): number => brotliCompressSync(text).length / 1000

const sizeOf = async (front: string, pack: string): Promise<Size> => {
  const { code, modules } = await built(front)
  return { code: kilobytes(code), pack: kilobytes(pack), modules }
}

/** The size limit of the offline bundle for phones, code and pack, in kilobytes (docs/decisions/0031-offline-checks-in-120-kb.md). */
export const mostOnPhone = 125

/** The size of what a browser downloads for offline checks. */
export const sizeOfPhoneLoad = async (): Promise<Size> =>
  sizeOf('guidance/checks.ts', phonePackOf(readEntries(await readKnowledgeFiles())))

/** The size of the whole engine and its knowledge, which stay on the server. */
export const sizeOfGuidance = async (): Promise<Size> =>
  sizeOf('guidance/guidance.ts', JSON.stringify(packOf(readEntries(await readKnowledgeFiles()))))
